import type { EscapePlan, Event, Move } from '@getaway/escape-plan';
import { ownOf } from '@getaway/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../../../shell/tableUi.ts';
import { assetsAt, WOUND_CUBES } from './board.ts';
import type { Table } from './table.ts';

interface Harm {
  /** Red cubes afterwards. */
  readonly red: number;
  readonly cuffs: number;
  readonly assets: number;
  readonly arrested: boolean;
}

/** E4, E5, F4. What it would do to end evading now, as the table foresees it; undefined until it has answered. */
export function useHarm(): Harm | undefined {
  const table = useTable<EscapePlan>();
  const number = table.asked?.number;
  const [known, setKnown] = useState<{ readonly number: number; readonly harm: Harm }>();
  useEffect(() => {
    if (number === undefined) return undefined;
    let stale = false;
    void foreseeWounds(table).then((events) => {
      if (!stale) setKnown({ number, harm: harmIn(table, events) });
    });
    return () => {
      stale = true;
    };
  }, [number]);
  return known?.number === number ? known?.harm : undefined;
}

/** More wounds than these nobody can take at once. */
const AT_MOST = 24;

/** Wounds are taken one by one, with a choice where an asset is lost: of these any will do, since they count the same. */
async function foreseeWounds({ view, foresee }: Pick<Table, 'view' | 'foresee'>): Promise<readonly Event[]> {
  const held = ownOf(view);
  const lost = held === undefined ? [] : assetsAt(held, 'contact');
  const answers: readonly Move[] = [
    { move: 'takeWound' },
    { move: 'takeHandcuffs' },
    ...lost.map((boxed): Move => ({ move: 'takeHandcuffs', boxed })),
  ];
  let moves: readonly Move[] = [{ move: 'endEvading' }];
  let { events } = await foresee(...moves);
  for (let i = 0; i < AT_MOST; i += 1) {
    const before = events.length;
    for (const answer of answers) {
      const further = await foresee(...moves, answer);
      if (further.events.length <= before) continue;
      moves = [...moves, answer];
      events = further.events;
      break;
    }
    if (events.length === before) break;
  }
  return events;
}

/** What comes after the own turn is nobody's doing. */
const LATER: ReadonlySet<Event['type']> = new Set(['turnEnded', 'partBegan', 'dayBegan']);

export function harmIn({ view }: Pick<Table, 'view'>, events: readonly Event[]): Harm {
  const later = events.findIndex(({ type }) => LATER.has(type));
  const own = (later < 0 ? events : events.slice(0, later)).filter(
    (event) => 'seat' in event && event.seat === view.viewer,
  );
  const count = (type: Event['type']): number => own.filter((event) => event.type === type).length;
  const cuffs = count('handcuffsTaken');
  // Handcuffs come instead of a red cube, and turn one green.
  const red = (ownOf(view)?.wounds ?? 0) + count('wounded') - 2 * cuffs;
  return {
    red: Math.max(0, Math.min(WOUND_CUBES, red)),
    cuffs,
    assets: own.filter((event) => event.type === 'handcuffsTaken' && event.boxed !== undefined).length,
    arrested: count('arrested') > 0,
  };
}
