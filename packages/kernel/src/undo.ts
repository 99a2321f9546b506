import type { AppendOnlyList } from './appendOnlyList.ts';
import type { Made } from './entry.ts';
import type { Refusal, UndoReason } from './refusal.ts';
import type { SeatId, Shape } from './shape.ts';

type Choices = AppendOnlyList<Made<Shape>>;

/**
 * The number of choices that remain after undoing a player's last choice. Automatic choices after it are undone too.
 */
export function choicesBeforeLast(entries: Choices): number {
  let before = Math.max(0, entries.length - 1);
  while (before > 0 && entries.at(before)?.unasked === true) before -= 1;
  return before;
}

/**
 * Why this seat can't undo the last choice, or undefined if it can. Undo is impossible once another seat has acted or a
 * draw has revealed something. The caller checks whether the game has ended.
 */
export function whyNoUndo(entries: Choices, seat: SeatId): Refusal | undefined {
  const made = entries.slice(choicesBeforeLast(entries));
  if (made[0] === undefined || made[0].unasked) return nothing('noChoice', 'No choice has been made yet.');
  // An automatic choice of another seat prevents the undo too. Otherwise, this seat could find out that the other seat
  // had only one option.
  const other = made.find(({ entry }) => entry.seat !== seat);
  if (other !== undefined) return nothing('otherSeat', `The last choice was made by seat ${String(other.entry.seat)}.`);
  if (made.some(({ entry }) => entry.draws.length > 0))
    return nothing('revealed', 'The last choice brought something hidden to light.');
  return undefined;
}

const nothing = (reason: UndoReason, message: string): Refusal => ({ code: 'nothingToUndo', message, reason });

export const GAME_OVER = nothing('over', 'The game is over.');
