import { expect, test } from 'vitest';
import { networkOf } from '../base/address.ts';
import { AddressAllowances, Allowances } from './allowance.ts';

test('an IPv6 network counts as one address, and all networks of a site have the allowance of ten', () => {
  const allowances = new AddressAllowances({ rate: 0, burst: 2 });
  const take = (address: string): boolean => allowances.take(networkOf(address), 0);
  expect([take('2001:db8:1:2::5'), take('2001:db8:1:2:ffff::'), take('2001:db8:1:2::6')]).toEqual([true, true, false]);
  const taken = Array.from({ length: 50 }, (_, i) => take(`2001:db8:1:${i + 10}::1`));
  expect(taken.filter(Boolean)).toHaveLength(18);
  expect(take('2001:db8:2::1')).toBe(true);
});

test('an allowance refills with time, separately for each key', () => {
  const allowances = new Allowances({ rate: 1, burst: 2 });
  const take = (whose: string, now: number): boolean => allowances.take(whose, now);
  expect([take('a', 1000), take('a', 1000), take('a', 1000), take('b', 1000)]).toEqual([true, true, false, true]);
  expect([take('a', 1500), take('a', 2000), take('a', 2000)]).toEqual([false, true, false]);
  for (let i = 0; i < 20_000; i += 1) take(`other ${i}`, 10_000 + i);
  expect(take('a', 100_000)).toBe(true);
});
