export { Net } from '../learned/net.ts';
export { type NetDocument, netDocumentOf, netOf } from '../learned/netDocument.ts';
export { type Checkpoint, checkpointOf, continueTraining } from './checkpoint.ts';
export { lessonsIn, numbersOf } from './lessonNumbers.ts';
export type { Lesson, TrainingGame } from './selfPlay.ts';
export {
  beginTraining,
  type FitSettings,
  type PlayGames,
  playGame,
  type TrainingSettings,
  type TrainingState,
  trainBatch,
} from './training.ts';
