import type { SeatId } from './shape.ts';

export interface ScoreLine {
  readonly line: string;
  readonly value: number;
}

export interface SeatScore {
  /** An automaton by its name. */
  readonly seat: SeatId | string;
  /** 1 for the winners; seats that share a place have the same number; 0 for who is not ranked. */
  readonly place: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** How a game ended: by which rule, and every line of every score, the winners first. */
export interface Result {
  readonly endedBy: string;
  readonly ranking: readonly SeatScore[];
}
