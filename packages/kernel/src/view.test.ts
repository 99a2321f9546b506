import { expect, test } from 'vitest';
import { mergeView } from './view.ts';

const SEAT = { money: 1, cards: ['hidden', 'hidden'], deck: { size: 2 } };
const OPEN = { viewer: 'spectator', seats: [SEAT, SEAT], passes: 0 };

test('a private part is merged into the public one, field by field and index by index', () => {
  const own = { viewer: 1, seats: { 1: { cards: ['ace', 'ten'], plan: 'run', deck: { top: 'ace' } } } };
  expect(mergeView<object>(own, OPEN)).toEqual({
    viewer: 1,
    seats: [SEAT, { money: 1, cards: ['ace', 'ten'], plan: 'run', deck: { size: 2, top: 'ace' } }],
    passes: 0,
  });
});

test('the public part is not changed, and is shared where nobody sees more', () => {
  const before = JSON.stringify(OPEN);
  const view = mergeView<object>({ seats: { 0: { money: 5 } } }, OPEN) as typeof OPEN;
  expect(JSON.stringify(OPEN)).toBe(before);
  expect(view.seats[1]).toBe(OPEN.seats[1]);
  expect(mergeView<object>({}, OPEN)).toEqual(OPEN);
});

test.each([
  [{ a: 1 }, { a: { b: 2 } }],
  [{ a: { b: 2 } }, { a: 1 }],
  [{ a: null }, { a: { b: 2 } }],
  [{ a: { b: 2 } }, { a: null }],
  [{ a: [1, 2] }, { a: [3] }],
  [{}, { a: { b: [2] } }],
])('public %o, private %o', (open, own) => {
  expect(mergeView<object>(own, open)).toEqual(own);
});
