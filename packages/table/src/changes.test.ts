import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterChange, changeBetween } from './changes.ts';

test('applying a change to the old document gives the new one, also after serialising', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      const kept = JSON.stringify(before);
      const change = JSON.parse(JSON.stringify(changeBetween(before, after))) as ReturnType<typeof changeBetween>;
      expect(JSON.parse(JSON.stringify(afterChange(before, change)))).toEqual(JSON.parse(JSON.stringify(after)));
      expect(JSON.stringify(before)).toBe(kept);
    }),
    { numRuns: 1000 },
  );
});

test('a change contains only the differences', () => {
  const before = {
    seats: [
      { money: 1, gang: ['a', 'b'] },
      { money: 2, gang: [] },
    ],
    top: 'x',
    chapter: 1,
  };
  const after = {
    seats: [
      { money: 4, gang: ['a', 'b'] },
      { money: 2, gang: ['c'] },
    ],
    chapter: 1,
  };
  expect(changeBetween(before, after)).toEqual({ seats: { 0: { money: [4] }, 1: { gang: [['c']] } }, top: [] });
  expect(changeBetween(before, structuredClone(before))).toEqual({});
});
