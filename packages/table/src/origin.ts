import { listUpTo, type SeatId, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';

/** The game and the moment that a game was forked from. */
export interface Origin {
  /** The id of the game where it is stored. */
  readonly id: string;
  /** The moment, as the number of passages up to it. */
  readonly passages: number;
  /** The players at that time. */
  readonly names: readonly string[];
  /** The seat from whose knowledge hidden cards were drawn again; absent if they stayed as they were. */
  readonly drawnFor?: SeatId;
}

export const originSchema: v.GenericSchema<unknown, Origin> = v.strictObject({
  id: textUpTo(200),
  passages: wholeNumber,
  names: listUpTo(textUpTo(200), 10),
  drawnFor: v.exactOptional(wholeNumber),
});
