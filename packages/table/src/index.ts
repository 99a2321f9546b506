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
export { ofOtherRules } from './otherRules.ts';
export { passageOf } from './passage.ts';
export {
  type Asked,
  type BackBy,
  type LogPart,
  type Passage,
  type Player,
  type Scene,
  type Showing,
  type TablePort,
  WENT_BACK_BY,
  type WentBack,
} from './port.ts';
export { type Kept, type Restored, restore, type TakenUp, takeUp } from './restore.ts';
export { RunningTable } from './runningTable.ts';
export { Scenes } from './scenes.ts';
