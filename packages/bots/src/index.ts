export type { Adapter } from './adapter.ts';
export type { Chosen, Expectation } from './asked.ts';
export { type BotQuestion, botAt } from './botAt.ts';
export { chooseMove, type Wanted } from './chooseMove.ts';
export { DEFAULT_LEVEL, isLevel, LEVELS, type Level } from './levels.ts';
