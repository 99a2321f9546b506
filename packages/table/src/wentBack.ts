import type { Shape } from '@getaway/kernel';
import type { Passage, WentBack } from './port.ts';

/**
 * The maximum number of notes about rewinds in a log. Older notes are dropped, because each note contains all log
 * entries that its rewind undid.
 */
const MAX_NOTES = 20;

/** Adds notes to the last log entry, to which the table was rewound. */
export function withNotes<G extends Shape>(
  history: readonly Passage<G>[],
  notes: readonly WentBack<G>[],
): readonly Passage<G>[] {
  const last = history.at(-1);
  if (last === undefined || notes.length === 0) return history;
  return history.with(-1, { ...last, wentBack: [...(last.wentBack ?? []), ...notes] });
}

/** Drops the oldest notes until at most `MAX_NOTES` are left. Notes inside other notes count too. */
export function lastNotes<G extends Shape>(history: readonly Passage<G>[]): readonly Passage<G>[] {
  const tooMany = countIn(history) - MAX_NOTES;
  return tooMany > 0 ? withoutFirst(history, tooMany) : history;
}

const countIn = (history: readonly Passage[]): number =>
  history.reduce((sum, { wentBack = [] }) => wentBack.reduce((all, note) => all + 1 + countIn(note.passages), sum), 0);

/** Drops the oldest notes. A note inside another note is older than that note. */
function withoutFirst<G extends Shape>(history: readonly Passage<G>[], count: number): readonly Passage<G>[] {
  let left = count;
  return history.map((passage) => {
    const { wentBack, ...rest } = passage;
    if (wentBack === undefined || left === 0) return passage;
    const kept: WentBack<G>[] = [];
    for (const note of wentBack) {
      const inside = countIn(note.passages);
      if (inside >= left) kept.push({ ...note, passages: withoutFirst(note.passages, left) });
      left = Math.max(0, left - inside - 1);
    }
    return kept.length === 0 ? rest : { ...passage, wentBack: kept };
  });
}
