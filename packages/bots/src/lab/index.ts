export { dealOf, figuresOf, type LabSeat, seatIn, type WinShare, winShareOf } from './figures.ts';
export { MOST_CHOICES, sumOfTimes, timeAt } from './times.ts';
export { EXTERNAL, type ExternalQuestion, playTrial, type Trial, type TrialSeat } from './trial.ts';
