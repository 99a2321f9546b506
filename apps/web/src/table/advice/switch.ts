import { listUpTo, textUpTo } from '@getaway/kernel';
import { mayBeAdvised, type Player } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { load, store } from '../../browser/stored.ts';
import type { OpenTable } from '../openTable.ts';

const KEY = 'getaway-unadvised';
const MOST = 200;

/** The tables of this device at which the adviser is switched off. */
const unadvised: Signal<readonly string[]> = signal(load<readonly string[]>(KEY, listUpTo(textUpTo(MOST), MOST)) ?? []);

/** Whether this table has an adviser, switched on or off. */
export const hasAdviser = ({ adviserKey, playing }: OpenTable, players: readonly Player[]): boolean =>
  adviserKey !== undefined && playing?.advise !== undefined && mayBeAdvised(players);

export const isAdvised = ({ adviserKey = '' }: OpenTable): boolean => !unadvised.value.includes(adviserKey);

export function switchAdviser({ adviserKey = '' }: OpenTable): void {
  const others = unadvised.value.filter((key) => key !== adviserKey);
  unadvised.value = others.length < unadvised.value.length ? others : [...others, adviserKey].slice(-MOST);
  store(KEY, unadvised.value);
}
