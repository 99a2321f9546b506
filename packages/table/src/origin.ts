import { listUpTo, type SeatId, textUpTo, wholeNumber } from '@getaway/kernel';
import * as v from 'valibot';

/** The earlier game that this game continues, and the moment of the earlier game at which this game begins. */
export interface Origin {
  /** The id under which the original game is stored. */
  readonly id: string;
  /** The moment, as the number of log passages before it. */
  readonly passages: number;
  /** The players of the original game at that moment. */
  readonly names: readonly string[];
  /** The cards that were hidden from this seat were drawn again. Absent if hidden cards stayed as they were. */
  readonly drawnFor?: SeatId;
}

export const originSchema: v.GenericSchema<unknown, Origin> = v.strictObject({
  id: textUpTo(200),
  passages: wholeNumber,
  names: listUpTo(textUpTo(200), 10),
  drawnFor: v.exactOptional(wholeNumber),
});
