import { useEffect, useState } from 'preact/hooks';
import { useReplay } from './context.ts';
import type { Series } from './replaySource.ts';

export const KINDS = ['scores', 'chances'] as const;
export type Kind = (typeof KINDS)[number];

interface Shown {
  readonly series: Series;
  /** The moments at which values are known. */
  readonly moments: readonly number[];
  /** How many moments still have to be computed. */
  readonly missing: number;
}

/** The values for the graph. Chances are computed on demand, turn by turn. */
export function useSeries(kind: Kind): Shown {
  const control = useReplay();
  const { turns } = control;
  const onlooker = control.onlooker.value;
  const [scores, setScores] = useState<Series>([]);
  const [chances, setChances] = useState<Readonly<Record<number, readonly (number | undefined)[]>>>({});
  useEffect(() => {
    let stale = false;
    void control.source.scores(onlooker).then((found) => {
      if (!stale) setScores(found);
    });
    setChances({});
    return () => {
      stale = true;
    };
  }, [onlooker]);
  useEffect(() => {
    if (kind !== 'chances') return undefined;
    let stale = false;
    const compute = async (): Promise<void> => {
      for (const passages of turns) {
        if (stale) return;
        const found = (await control.source.chances?.(onlooker, passages)) ?? [];
        if (!stale) setChances((known) => ({ ...known, [passages]: found }));
      }
    };
    void compute();
    return () => {
      stale = true;
    };
  }, [kind, onlooker, turns.length]);
  if (kind === 'scores') {
    const known = scores.flatMap((values, i) => (values.length === 0 ? [] : [i + 1]));
    return { series: scores, moments: known, missing: 0 };
  }
  const known = turns.filter((passages) => (chances[passages]?.length ?? 0) > 0);
  const series: (readonly (number | undefined)[])[] = [];
  for (const passages of known) series[passages - 1] = chances[passages] ?? [];
  return {
    series: Array.from(series, (values) => values ?? []),
    moments: known,
    missing: turns.filter((passages) => !(passages in chances)).length,
  };
}
