import { AppendOnlyList, type Attempt, type Match, refused, type SeatId, type Shape, taken } from '@getaway/kernel';
import type { BackBy, Passage } from './port.ts';
import { lastNotes, withNotes } from './wentBack.ts';

/**
 * A match and its log with all secrets. The first log entry is the setup. The functions in this file return a new match
 * and a new log, and leave the given ones unchanged.
 */
export interface GameWithLog<G extends Shape> {
  readonly match: Match<G>;
  readonly history: AppendOnlyList<Passage<G>>;
}

/**
 * The game after the first `entries` entries of its journal. If `by` is given, the log gets a note about what was
 * undone.
 */
export function rewound<G extends Shape>(
  { match, history }: GameWithLog<G>,
  entries: number,
  by: BackBy | undefined,
): Attempt<GameWithLog<G>> {
  const all = match.entryCount;
  if (!Number.isInteger(entries) || entries < 0 || entries > all)
    return refused('badJournal', `The journal has ${all} entries; ${entries} of them can't be played.`);
  const left = history.length - (all - entries);
  const passages = history.slice(left);
  const note = by === undefined ? [] : [{ ...by, from: history.length - 1, to: left - 1, passages }];
  const before = match.clone();
  before.backTo(entries);
  return taken({ match: before, history: AppendOnlyList.of(lastNotes(withNotes(history.slice(0, left), note))) });
}

/** The game before the last choice, if this seat may undo it. */
export function undone<G extends Shape>({ match, history }: GameWithLog<G>, seat: SeatId): Attempt<GameWithLog<G>> {
  const before = match.clone();
  const attempt = before.undo(seat);
  if ('refusal' in attempt) return attempt;
  const left = history.length - (match.entryCount - before.entryCount);
  // An undo must not remove notes about earlier rewinds from the log.
  const notes = history.slice(left).flatMap(({ wentBack = [] }) => wentBack);
  return taken({ match: before, history: AppendOnlyList.of(withNotes(history.slice(0, left), notes)) });
}
