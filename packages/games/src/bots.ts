import { gameBots } from './bot.ts';
import { forEachGame } from './entries.ts';

export const BOTS = forEachGame(gameBots);
