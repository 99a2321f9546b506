export type { Chosen, Expectation } from './asked.ts';
export { type BotQuestion, botAt } from './botAt.ts';
export { chooseMove, isLevel, LEVELS, type Level, levelsOf, type Wanted } from './chooseMove.ts';
