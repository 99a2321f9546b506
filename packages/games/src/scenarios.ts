import { forEachGame } from './entries.ts';

/** How each game turns the plans of lessons into positions. */
export const SCENARIOS = forEachGame(({ layOut }) => layOut);
