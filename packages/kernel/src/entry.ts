import type { SeatId, Shape } from './shape.ts';

/** One entry of the journal: who did what, and every draw it led to. */
export interface Entry<G extends Shape> {
  readonly seat: SeatId;
  readonly move: G['move'];
  readonly draws: readonly number[];
}

/** An entry, and whether the table made it because there was only one option. */
export interface Made<G extends Shape> {
  readonly entry: Entry<G>;
  readonly unasked: boolean;
}

export interface Played<G extends Shape> extends Made<G> {
  readonly events: readonly G['event'][];
}
