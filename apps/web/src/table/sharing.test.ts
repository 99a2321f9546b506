import { expect, test } from 'vitest';
import { sharing } from './sharing.ts';

const OLD = { seats: [{ money: 3, gang: ['a', 'b'] }, { money: 5 }], deck: { size: 4, top: undefined } };

test('data that equals the old data is the old data', () => {
  expect(sharing(OLD, structuredClone(OLD))).toBe(OLD);
});

test('changed data keeps its unchanged parts', () => {
  const next = structuredClone({ ...OLD, seats: [{ money: 4, gang: ['a', 'b'] }, { money: 5 }] });
  const shared = sharing(OLD, next);
  expect(shared).toEqual(next);
  expect(shared.seats[0]).not.toBe(OLD.seats[0]);
  expect(shared.seats[0]?.gang).toBe(OLD.seats[0]?.gang);
  expect(shared.seats[1]).toBe(OLD.seats[1]);
  expect(shared.deck).toBe(OLD.deck);
});

test.each([
  [
    [1, 2, 3],
    [1, 2],
  ],
  [
    [1, 2],
    [1, 2, 3],
  ],
  [
    { a: 1, b: undefined },
    { a: 1, c: undefined },
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ 0: 'a' }, ['a']],
  [{ a: 1 }, undefined],
  [undefined, { a: 1 }],
])('%j does not hide the change to %j', (old: unknown, next: unknown) => {
  expect(sharing(old, next)).toStrictEqual(next);
});

test('maps and functions are compared by identity', () => {
  const map = new Map();
  const act = (): void => undefined;
  const old = { map, act };
  expect(sharing(old, { map, act })).toBe(old);
  expect(sharing(old, { map: new Map(), act })).not.toBe(old);
});
