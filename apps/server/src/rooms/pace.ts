import type { Pace } from '@getaway/protocol/room';

/** The clock of a turn. */
export interface TurnClock {
  /** Since when the seat has been due. */
  readonly since: number;
  /** The number of its choices since then that were not taken back. */
  readonly choices: number;
  /** The number of choices when the turn began. */
  readonly from: number;
  /** The table's line count when the turn began. It identifies the turn. */
  readonly turn: number;
  /** The clock of the previous turn. An undo returns to it and gives no new time. */
  readonly before?: TurnClock;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** When the time of the due seat is up; undefined without a clock. */
export function deadlineOf(pace: Pace, { since, choices }: Pick<TurnClock, 'since' | 'choices'>): number | undefined {
  switch (pace.kind) {
    case 'live':
      return since + (pace.turn + choices * pace.increment) * SECOND;
    case 'days':
      return since + pace.days * DAY;
    case 'free':
      return undefined;
  }
}

/** The shortest wait before silence counts as consent. Players may be away for a moment, even in a live game. */
const LEAST_SILENCE_MS = 10 * 60 * SECOND;

/**
 * How long a question may stay unanswered before silence counts as consent. It is the time of a turn, but not less than
 * a minimum.
 */
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

/** How long a table without a clock waits for an absent player. */
const PATIENCE_MS = 10 * 60 * SECOND;

/**
 * The time from which the others may hand the due seat to a bot. With a clock, this is when its time is up, whether its
 * owner is present or not. Without a clock, a present owner has a day.
 */
export const othersMayFrom = (pace: Pace, clock: TurnClock, { here }: { readonly here: boolean }): number =>
  deadlineOf(pace, clock) ?? clock.since + (here ? DAY : PATIENCE_MS);
