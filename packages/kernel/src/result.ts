import type { SeatId } from './shape.ts';

export interface ScoreLine {
  readonly line: string;
  readonly value: number;
}

export interface SeatScore {
  /** A string is the name of an automaton. */
  readonly seat: SeatId | string;
  /** 1 for the winners, 0 for a seat that is not ranked. Seats that share a place have the same number. */
  readonly place: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** How a game ended: by which rule, and every line of every score, winners first. */
export interface Result {
  readonly endedBy: string;
  readonly ranking: readonly SeatScore[];
}
