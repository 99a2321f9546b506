import type { EscapePlan, Event, Move, View } from '@getaway/escape-plan';
import type { Foreseen } from '@getaway/kernel';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from '../../../../shell/tableUi.ts';

/** What moves would lead to, asked once for each question; undefined until the table has answered. */
export function useForeseen(moves: readonly Move[]): Foreseen<EscapePlan> | undefined {
  const table = useTable<EscapePlan>();
  const number = table.asked?.number;
  const key = JSON.stringify([number, moves]);
  const [known, setKnown] = useState<{ readonly key: string; readonly foreseen: Foreseen<EscapePlan> }>();
  useEffect(() => {
    if (number === undefined || moves.length === 0) return undefined;
    let stale = false;
    void table.foresee(...moves).then((foreseen) => {
      if (!stale) setKnown({ key, foreseen });
    });
    return () => {
      stale = true;
    };
  }, [key]);
  return known?.key === key ? known.foreseen : undefined;
}

/** What comes after the own turn is nobody's doing. */
const LATER: ReadonlySet<Event['type']> = new Set(['turnEnded', 'partBegan', 'dayBegan']);

interface Sums {
  readonly money: number;
  readonly notoriety: number;
  readonly wounds: number;
  readonly handcuffs: number;
  readonly evaded: number;
  readonly arrested: boolean;
  readonly escaped: boolean;
}

/** What events bring the viewer, and cost. */
export function sumsOf({ viewer }: Pick<View, 'viewer'>, events: readonly Event[]): Sums {
  const sums = { money: 0, notoriety: 0, wounds: 0, handcuffs: 0, evaded: 0, arrested: false, escaped: false };
  for (const event of events) {
    if (LATER.has(event.type)) break;
    const mine = ('seat' in event && event.seat === viewer) || ('who' in event && event.who === viewer);
    if (!mine) continue;
    if (event.type === 'paid') sums.money -= event.sum;
    if (event.type === 'received') sums.money += event.sum;
    if (event.type === 'notorietyGained') sums.notoriety += 1;
    if (event.type === 'notorietyLost') sums.notoriety -= 1;
    if (event.type === 'wounded') sums.wounds += 1;
    if (event.type === 'handcuffsTaken') sums.handcuffs += 1;
    if (event.type === 'officerEvaded') sums.evaded += 1;
    if (event.type === 'arrested') sums.arrested = true;
    if (event.type === 'escaped') sums.escaped = true;
  }
  return sums;
}
