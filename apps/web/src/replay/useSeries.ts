import { useEffect, useState } from 'preact/hooks';
import { type Loading, useLoaded } from '../ui/useLoaded.ts';
import { useReplay } from './control/context.ts';
import type { Series } from './control/replaySource.ts';

export const KINDS = ['scores', 'chances'] as const;
export type Kind = (typeof KINDS)[number];

interface Shown extends Pick<Loading<Series>, 'failed' | 'retry'> {
  readonly series: Series;
  readonly moments: readonly number[];
  /** How many moments still have to be computed. */
  readonly missing: number;
}

/** The values for the graph. Chances are computed on demand, turn by turn. */
export function useSeries(kind: Kind): Shown {
  const control = useReplay();
  const { turns } = control;
  const onlooker = control.onlooker.value;
  const [chances, setChances] = useState<Readonly<Record<number, readonly (number | undefined)[]>>>({});
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const scores = useLoaded(() => control.source.scores(onlooker), [onlooker]);
  useEffect(() => setChances({}), [onlooker]);
  useEffect(() => {
    if (kind !== 'chances') return undefined;
    let stale = false;
    const compute = async (): Promise<void> => {
      for await (const { passages, values } of control.source.chances?.(onlooker, turns) ?? []) {
        if (stale) return;
        setChances((known) => ({ ...known, [passages]: values }));
      }
    };
    setFailed(false);
    compute().catch(() => {
      if (!stale) setFailed(true);
    });
    return () => {
      stale = true;
    };
  }, [kind, onlooker, turns.length, tries]);
  if (kind === 'scores') {
    const { value: series = [], ...loading } = scores;
    const known = series.flatMap((values, i) => (values.length === 0 ? [] : [i + 1]));
    return { series, moments: known, missing: 0, ...loading };
  }
  const known = turns.filter((passages) => (chances[passages]?.length ?? 0) > 0);
  const series: (readonly (number | undefined)[])[] = [];
  for (const passages of known) series[passages - 1] = chances[passages] ?? [];
  return {
    series: Array.from(series, (values) => values ?? []),
    moments: known,
    missing: turns.filter((passages) => !(passages in chances)).length,
    failed,
    retry: () => setTries(tries + 1),
  };
}
