import type { Pace } from '@getaway/protocol/room';

/** A turn as the clock sees it. */
export interface OnTheClock {
  /** Since when the seat has been due. */
  readonly since: number;
  /** How many of its choices since then stand. */
  readonly choices: number;
  /** How many choices stood when the turn began. */
  readonly from: number;
  /** The lines of the table when the turn began: its name. */
  readonly turn: number;
  /** The turn before: undo leads back to it, and gives no new time. */
  readonly before?: OnTheClock;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** When the time of the seat that is due is up; undefined where nobody looks at the clock. */
export function deadlineOf(pace: Pace, { since, choices }: Pick<OnTheClock, 'since' | 'choices'>): number | undefined {
  switch (pace.kind) {
    case 'live':
      return since + (pace.turn + choices * pace.increment) * SECOND;
    case 'days':
      return since + pace.days * DAY;
    case 'free':
      return undefined;
  }
}

/** A live game is not to wait for long, but nobody answers from the kitchen. */
const LEAST_SILENCE_MS = 10 * 60 * SECOND;

/** How long somebody who is asked may say nothing before that counts as consent: a turn's time, and never a short one. */
export function silenceOf(pace: Pace): number {
  switch (pace.kind) {
    case 'live':
      return Math.max(pace.turn * SECOND, LEAST_SILENCE_MS);
    case 'days':
      return pace.days * DAY;
    case 'free':
      return DAY;
  }
}

/** How long a table without a clock waits for somebody who is not here. */
const PATIENCE_MS = 10 * 60 * SECOND;

/**
 * From when on the others may leave the seat that is due to a bot: when its time is up, whether its owner looks at the table
 * or not. Without a clock, whoever is here has a day.
 */
export const othersMayFrom = (pace: Pace, clock: OnTheClock, { here }: { readonly here: boolean }): number =>
  deadlineOf(pace, clock) ?? clock.since + (here ? DAY : PATIENCE_MS);
