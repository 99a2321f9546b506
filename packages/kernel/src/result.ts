import type { SeatId } from './shape.ts';

export interface ScoreLine {
  readonly line: string;
  readonly value: number;
}

export interface SeatScore {
  readonly seat: SeatId | string;
  /** 1 for winners, and 0 for a seat without a rank. Tied seats have the same number. */
  readonly place: number;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** How a game ended: the rule that ended it, and all lines of every score. Winners come first. */
export interface Result {
  readonly endedBy: string;
  readonly ranking: readonly SeatScore[];
}
