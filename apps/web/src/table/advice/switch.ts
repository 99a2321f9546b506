import { listUpTo, textUpTo } from '@getaway/kernel';
import { type Signal, signal } from '@preact/signals';
import { load, store } from '../../browser/stored.ts';
import type { OpenTable } from '../openTable.ts';

const KEY = 'getaway-unadvised';
const MOST = 200;

/** The tables of this device at which the adviser is switched off. */
const unadvised: Signal<readonly string[]> = signal(load<readonly string[]>(KEY, listUpTo(textUpTo(MOST), MOST)) ?? []);

/** Where other people play there is an adviser only at a teaching table that allows it. */
export const hasAdviser = ({ adviser, playing }: OpenTable, people: number): boolean =>
  adviser !== undefined && playing?.advise !== undefined && (people === 1 || adviser.amongPeople === true);

export const isAdvised = ({ adviser }: OpenTable): boolean => !unadvised.value.includes(adviser?.key ?? '');

export function switchAdviser({ adviser }: OpenTable): void {
  if (adviser === undefined) return;
  const others = unadvised.value.filter((key) => key !== adviser.key);
  unadvised.value = others.length < unadvised.value.length ? others : [...others, adviser.key].slice(-MOST);
  store(KEY, unadvised.value);
}
