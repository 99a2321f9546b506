import { type Attempt, digestOf, type Result, type SeatId, type Shape } from '@getaway/kernel';
import type { Passage } from './port.ts';
import type { RunningTable } from './runningTable.ts';

/** A hash of a finished game as one viewer saw it: choices, events and result. Undone choices do not count. */
export const digestOfGame = (passages: readonly Passage[], result: Result | undefined): string =>
  digestOf([passages.map(({ seat, move, events }) => ({ seat, move, events })), result]);

/** The hash of a restored game for one seat. It is undefined if the game could not be restored. */
export function digestFor(
  restored: Attempt<{ readonly table: Pick<RunningTable<Shape>, 'scenes'> }>,
  seat: SeatId,
): string | undefined {
  if ('refusal' in restored) return undefined;
  const scenes = restored.ok.table.scenes();
  return digestOfGame(scenes.passagesFor(seat, 0), scenes.result);
}
