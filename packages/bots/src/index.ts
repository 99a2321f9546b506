export type { Adapter } from './adapter.ts';
export { type BotQuestion, botAt } from './botAt.ts';
export type { Chosen, Expectation } from './botInput.ts';
export { chooseMove, type Wanted } from './chooseMove.ts';
export { DEFAULT_LEVEL, isLevel, LEVELS, type Level } from './levels.ts';
