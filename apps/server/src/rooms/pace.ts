import type { Pace } from '@getaway/protocol/room';

export interface TurnClock {
  readonly since: number;
  /** The number of choices that the seat has made in this turn, without those that were undone. */
  readonly choices: number;
  /** The number of choices in the whole game when the turn began. */
  readonly from: number;
  /** The number of lines that the room had stored when the turn began. It identifies the turn. */
  readonly turn: number;
  /**
   * The clock of the previous turn. An undo back to that turn restores this clock, so that the undo gives no extra
   * time.
   */
  readonly before?: TurnClock;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;

/** The time when the seat's turn has to end; undefined without a clock. */
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

/** The shortest wait before silence counts as consent. Even in a live game, players may be away for a moment. */
const LEAST_SILENCE_MS = 10 * 60 * SECOND;

/**
 * How long a request to rewind may stay unanswered before silence counts as consent. This is the time of a turn, but at
 * least LEAST_SILENCE_MS. Without a clock, it is a day.
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

/** How long an absent player may take for a turn at a table without a clock. */
const PATIENCE_MS = 10 * 60 * SECOND;

/**
 * From this time on, the other players may let a bot play the seat whose turn it is. With a clock, this is the end of
 * the turn. Without a clock, a present player gets more time than an absent one.
 */
export const othersMayFrom = (pace: Pace, clock: TurnClock, { here }: { readonly here: boolean }): number =>
  deadlineOf(pace, clock) ?? clock.since + (here ? DAY : PATIENCE_MS);
