import { type Attempt, digestOf, type Result, type SeatId, type Shape } from '@getaway/kernel';
import type { Passage } from './port.ts';
import type { RunningTable } from './runningTable.ts';

/** A finished game as one viewer is told it: what was chosen, what it led to, and the result. What was taken back does not count. */
export const digestOfGame = (passages: readonly Passage[], result: Result | undefined): string =>
  digestOf([passages.map(({ seat, move, events }) => ({ seat, move, events })), result]);

/** The same of a game that was played again from its journal; undefined if it could not be. */
export function digestFor(
  restored: Attempt<{ readonly table: Pick<RunningTable<Shape>, 'scenes'> }>,
  seat: SeatId,
): string | undefined {
  if ('refusal' in restored) return undefined;
  const scenes = restored.ok.table.scenes();
  return digestOfGame(scenes.passagesFor(seat, 0), scenes.result);
}
