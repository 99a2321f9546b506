import { useState } from 'preact/hooks';
import * as v from 'valibot';
import { load, store } from '../browser/stored.ts';

/** What is open over the board. It is remembered for each game. */
export interface Folding {
  /** The id of the open panel; empty if none is open. */
  readonly tab: string;
  readonly own: readonly string[];
  /** Opens a panel, or folds it if it is open. */
  toTab(tab: string): void;
  /** Opens or folds a part of the viewer's own things. */
  toggle(part: string): void;
  foldOwn(): void;
}

const Folds = v.object({ tab: v.string(), own: v.array(v.string()) });
const FOLDED: v.InferOutput<typeof Folds> = { tab: '', own: [] };

/** Remembers what is open, for games and replays separately. A replay starts with the panel `first`. */
export function useFolding(game: string, first?: string): Folding {
  const key = `getaway-folds-${game}${first === undefined ? '' : `-${first}`}`;
  const [folds, setFolds] = useState(() => load(key, Folds) ?? { ...FOLDED, tab: first ?? FOLDED.tab });
  const keep = (next: typeof folds): void => {
    store(key, next);
    setFolds(next);
  };
  return {
    ...folds,
    toTab: (tab) => keep({ ...folds, tab: folds.tab === tab ? '' : tab }),
    toggle: (part) =>
      keep({
        ...folds,
        own: folds.own.includes(part) ? folds.own.filter((other) => other !== part) : [...folds.own, part],
      }),
    foldOwn: () => keep({ ...folds, own: [] }),
  };
}
