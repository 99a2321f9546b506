export type { Adapter } from './adapter.ts';
export {
  adviceAt,
  type BotQuestion,
  botChoiceAt,
  chancesAt,
  choiceOf,
  type JudgedChoice,
  judgementAt,
} from './botAt.ts';
export type { BotChoice, Chosen, Expectation } from './botInput.ts';
export { type BotRequest, chooseMove } from './chooseMove.ts';
export type { LearnedGame } from './learned/learnedGame.ts';
export { loadNet, loadNets } from './learned/nets.ts';
export {
  type BotName,
  CHARACTERS,
  type Character,
  DEFAULT_LEVEL,
  LEVELS,
  type Level,
  nameOfBot,
  RANDOM,
  readBot,
} from './levels.ts';
export type { JudgedDecision } from './review/judgeDecision.ts';
export { type Review, type Reviewing, reviewing } from './review/review.ts';
