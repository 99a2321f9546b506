import type { Passage } from '@getaway/table';
import { useMemo } from 'preact/hooks';
import type { GameUi } from '../games/game.ts';
import type { Shell, Told } from './shellContext.ts';
import type { Table } from './useTableUi.ts';

/**
 * Passages in words, each told once: a log of hundreds is not told anew after every choice, and what was told keeps the names
 * that things had then.
 */
export function useTold(
  { voice: { locale }, viewer, describer }: Table,
  { trifles, isTrifle }: Pick<GameUi, 'trifles' | 'isTrifle'>,
): Shell['tell'] {
  // Another language or reader needs everything told anew.
  const known = useMemo(() => new WeakMap<Passage, readonly Told[]>(), [locale, viewer]);
  return (passage) => {
    const told =
      known.get(passage) ??
      passage.events.map((event) => ({
        type: event.type,
        text: describer.event(event),
        trifle: trifles.has(event.type) || isTrifle?.(event) === true,
      }));
    known.set(passage, told);
    return told;
  };
}
