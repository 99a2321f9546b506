import { forEachGame } from './entries.ts';
import { gameText } from './text.ts';

export type { GameId } from './entries.ts';

export const TEXTS = forEachGame(gameText);
