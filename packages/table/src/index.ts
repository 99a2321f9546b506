export { adviceFrom, type Compared, type Comparison, compareAdvice, mayBeAdvised, planNames } from './advice.ts';
export { type Archive, archiveOf } from './archive.ts';
export type { Difference } from './differences.ts';
export {
  compareWithProof,
  type DrawsAhead,
  type DrawWitness,
  drawWitnessSchema,
  isTampering,
  nextDrawStep,
  type Testimony,
  testimonyOn,
} from './fairness.ts';
export type { Drawn } from './fork.ts';
export { digestFor, digestOfGame } from './gameDigest.ts';
export {
  type BotLevels,
  findHosted,
  type HostedGame,
  type HostedTable,
  hosted,
  noSuchBotMessage,
  type RestoredTable,
} from './hosted.ts';
export { mergeLog, showingAfter } from './log.ts';
export { type Origin, originSchema } from './origin.ts';
export { refuseOtherRules } from './otherRules.ts';
export { passageOf } from './passage.ts';
export { onlyPersonIn, peopleIn } from './people.ts';
export { type Outcome, type PlayedGame, playedGameSchema } from './played.ts';
export {
  type Advice,
  type BackBy,
  type DueDecision,
  type LogPart,
  type Passage,
  type Player,
  type PlayPort,
  type Scene,
  type Showing,
  type TableUpdate,
  type WatchPort,
  WENT_BACK_BY,
  type WentBack,
} from './port.ts';
export type { Moment, Onlooker, Replay } from './replay.ts';
export { type Recorded, type Restored, repeatRecorded, restore, type StoredGame } from './restore.ts';
export { RunningTable } from './runningTable.ts';
export { Scenes } from './scenes.ts';
