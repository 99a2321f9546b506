export { type Archive, archiveOf } from './archive.ts';
export {
  type DrawsAhead,
  type DrawWitness,
  drawWitnessSchema,
  isLie,
  nextDrawStep,
  type Testimony,
  testify,
  testimonyOn,
} from './fairness.ts';
export { type BotLevels, findHosted, type HostedGame, type HostedTable, hosted, type RestoredTable } from './hosted.ts';
export { mergeLog, showingAfter } from './log.ts';
export { ofOtherRules } from './otherRules.ts';
export { passageOf } from './passage.ts';
export {
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
export { type Kept, type Restored, repeatStep, restore, type Step } from './restore.ts';
export { RunningTable } from './runningTable.ts';
export { Scenes } from './scenes.ts';
export { digestFor, digestOfGame } from './toldGame.ts';
