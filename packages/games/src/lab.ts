export {
  dealOf,
  EXTERNAL,
  type ExternalQuestion,
  figuresOf,
  type LabSeat,
  seatIn,
  type TrialSeat,
  type WinShare,
  winShareOf,
} from '@getaway/bots/lab';
export { hasLearned, STRONGEST } from '@getaway/bots/levels';
