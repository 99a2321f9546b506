import { listUpTo, textUpTo } from '@getaway/kernel';
import { mayBeAdvised, type Player } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { load, store } from '../../browser/stored.ts';
import type { OpenTable } from '../openTable.ts';

const KEY = 'getaway-unadvised';
const MOST = 200;

/** The tables of this device with the adviser switched off. */
const unadvised: Signal<readonly string[]> = signal(load<readonly string[]>(KEY, listUpTo(textUpTo(MOST), MOST)) ?? []);

/**
 * Whether this table has an adviser, even if it is switched off. With several people, only a teaching table has one.
 */
export const hasAdviser = ({ adviser, playing }: OpenTable, players: readonly Player[]): boolean =>
  adviser !== undefined && playing?.advise !== undefined && (mayBeAdvised(players) || adviser.amongPeople === true);

export const isAdvised = ({ adviser }: OpenTable): boolean => !unadvised.value.includes(adviser?.key ?? '');

export function switchAdviser({ adviser }: OpenTable): void {
  if (adviser === undefined) return;
  const others = unadvised.value.filter((key) => key !== adviser.key);
  unadvised.value = others.length < unadvised.value.length ? others : [...others, adviser.key].slice(-MOST);
  store(KEY, unadvised.value);
}
