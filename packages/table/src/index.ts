export { type Archive, archiveOf } from './archive.ts';
export { costOf } from './costs.ts';
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
export { REASONS, type Reason, refusedBecause } from './reasons.ts';
export { type Kept, type Restored, restore, type TakenUp, takeUp } from './restore.ts';
export {
  type BackwardsAsk,
  type Pace,
  type Rewound,
  ROOM_PROTOCOL,
  type RoomScene,
  roomIn,
  type TableSetup,
  type ToldRoom,
} from './room.ts';
export { RunningTable } from './runningTable.ts';
export { Scenes } from './scenes.ts';
export { digestFor, digestOfGame } from './toldGame.ts';
