import { type Attempt, digestOf, type Result, type SeatId, type Shape } from '@getaway/kernel';
import type { Passage } from './port.ts';
import type { RunningTable } from './runningTable.ts';

/**
 * The digest of a finished game as one viewer saw it: choices, events and result. What was undone by a rewind does not
 * count.
 */
export const digestOfGame = (passages: readonly Passage[], result: Result | undefined): string =>
  digestOf([passages.map(({ seat, move, events }) => ({ seat, move, events })), result]);

/** The digest of a restored game for one seat; undefined if it could not be restored. */
export function digestFor(
  restored: Attempt<{ readonly table: Pick<RunningTable<Shape>, 'scenes'> }>,
  seat: SeatId,
): string | undefined {
  if ('refusal' in restored) return undefined;
  const scenes = restored.ok.table.scenes();
  return digestOfGame(scenes.passagesFor(seat, 0), scenes.result);
}
