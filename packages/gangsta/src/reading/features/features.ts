import { type SeatId, seatsFrom } from '@getaway/kernel';
import type { State } from '../../state.ts';
import { gangOf } from './gang.ts';
import { momentOf } from './moment.ts';
import { writeSeat } from './seatFeatures.ts';
import { writeTable } from './tableFeatures.ts';
import { Writer } from './writer.ts';

/** Increment this when the features or their order change. Networks trained on other features can't be used. */
export const FEATURES_VERSION = 1;

const SEAT_FEATURES = 86;
const TABLE_FEATURES = 31;

export const featureCount = (players: number): number => TABLE_FEATURES + players * (SEAT_FEATURES + 1);

/**
 * Finds the feature with the same meaning in a two-player game. Returns its index, and a factor for its weight. They
 * are used to start the training for more players from a network for two.
 */
export function twoPlayerFeature(index: number, players: number): { readonly index: number; readonly share: number } {
  const table = index - players * SEAT_FEATURES;
  if (table >= TABLE_FEATURES) return { index: 2 * SEAT_FEATURES + Math.min(table, TABLE_FEATURES + 1), share: 1 };
  if (table >= 0) return { index: 2 * SEAT_FEATURES + table, share: 1 };
  if (index < SEAT_FEATURES) return { index, share: 1 };
  return { index: SEAT_FEATURES + (index % SEAT_FEATURES), share: 1 / (players - 1) };
}

/**
 * Writes what a seat may know about a position, as numbers from about −1 to 1. The seat's own gang comes first, then
 * the others in turn order. `into` must contain zeros. Cards are described by their effects, so custom packs work too.
 */
export function writeFeatures(state: State, seat: SeatId, into: Float64Array): void {
  const moment = momentOf(state);
  const gangs = seatsFrom(state.seats.length, seat).map((other) => gangOf(moment, other, seat));
  const out = new Writer(into);
  for (const gang of gangs) writeSeat(out, moment, gangs, gang);
  writeTable(out, moment, gangs);
  if (out.written !== into.length) throw new Error(`${out.written} features were written into ${into.length}`);
}
