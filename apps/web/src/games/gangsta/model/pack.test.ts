import { expect, test } from 'vitest';
import { coveredBy } from './pack.ts';

test('one skill stands for one need', () => {
  const needs = coveredBy(['leader', 'sniper', 'sniper'], ['sniper', 'hacker']);
  expect(needs.map(({ covered }) => covered)).toEqual([false, true, false]);
});
