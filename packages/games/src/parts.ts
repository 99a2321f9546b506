import { forEachGame } from './entries.ts';

/** The rules and the bot adapter of each game, for tests and measurements. Everything else uses `GAMES`. */
export const PARTS = forEachGame(({ definition, adapter }) => ({ definition, adapter }));
