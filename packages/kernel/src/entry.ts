import * as v from 'valibot';
import { listUpTo, textUpTo } from './bounded.ts';
import { wholeNumber } from './document.ts';
import type { Move, SeatId, Shape } from './shape.ts';

export interface Entry<G extends Shape> {
  readonly seat: SeatId;
  readonly move: G['move'];
  readonly draws: readonly number[];
  /**
   * A bot made this choice to prepare for `aim`, a later move of the same turn. `aim` is public and has no effect on
   * the game.
   */
  readonly aim?: G['move'];
}

/** An entry as read from a document. */
export interface LooseEntry {
  readonly seat: SeatId;
  readonly move: Move;
  readonly draws: readonly number[];
  readonly aim?: Move;
}

/** One choice makes at most about 30 draws, so this limit is never reached in a real game. */
const MAX_DRAWS = 1000;
const MAX_NAME = 100;

const move = v.looseObject({ move: textUpTo(MAX_NAME) });
export const drawsSchema = listUpTo(wholeNumber, MAX_DRAWS);
export const entrySchema = v.strictObject({
  seat: wholeNumber,
  move,
  draws: drawsSchema,
  aim: v.exactOptional(move),
});

/** An entry, and whether it was made automatically because there was only one option. */
export interface Made<G extends Shape> {
  readonly entry: Entry<G>;
  readonly unasked: boolean;
}

export interface Played<G extends Shape> extends Made<G> {
  readonly events: readonly G['event'][];
}
