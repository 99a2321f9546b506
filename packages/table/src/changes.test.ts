import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterChange, type Change, changeBetween } from './changes.ts';

/** Any JSON value, or a short list of a few values, so that two lists are often partly equal. */
const DOCUMENTS = fc.oneof(fc.jsonValue(), fc.array(fc.constantFrom('a', 'b', { money: 1 })));

test('applying a change to the old document gives the new one, also after serialising', () => {
  fc.assert(
    fc.property(DOCUMENTS, DOCUMENTS, (before, after) => {
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
  expect(changeBetween(before, after)).toEqual({ seats: { 0: { money: [4] }, 1: { gang: [0, 0, 'c'] } }, top: [] });
  expect(changeBetween(before, structuredClone(before))).toEqual({});
});

interface ListChange {
  readonly what: string;
  readonly before: readonly unknown[];
  readonly after: readonly unknown[];
  readonly change: Change;
}

test.each<ListChange>([
  { before: ['a', 'b', 'c', 'd'], after: ['a', 'c', 'd'], change: [1, 1], what: 'a card drawn from a deck' },
  { before: ['a', 'a'], after: ['a', 'a', 'a'], change: [2, 0, 'a'], what: 'one more of the same' },
  {
    before: [{ step: 'act' }],
    after: [{ step: 'act' }, { step: 'pull' }],
    change: [1, 0, { step: 'pull' }],
    what: 'a step',
  },
  { before: [1, 2, 3], after: [], change: [0, 3], what: 'an emptied list' },
])('$what is stored as a splice', ({ before, after, change }) => {
  expect(changeBetween(before, after)).toEqual(change);
  expect(afterChange(before, change)).toEqual(after);
});
