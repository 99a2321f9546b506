export {
  dealOf,
  EXTERNAL,
  type ExternalQuestion,
  figuresOf,
  type LabSeat,
  MOST_CHOICES,
  seatIn,
  sumOfTimes,
  type TrialSeat,
  timeAt,
  type WinShare,
  winShareOf,
} from '@getaway/bots/lab';
export { STRONGEST } from '@getaway/bots/levels';
