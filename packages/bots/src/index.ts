export type { Chosen, Expectation } from './asked.ts';
export { type BotQuestion, botAt } from './botAt.ts';
export { chooseMove, levelsOf, type Wanted } from './chooseMove.ts';
export { isLevel, LEVELS, type Level } from './levels.ts';
