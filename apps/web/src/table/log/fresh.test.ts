import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import { endOf, endsBefore, freshIn } from './fresh.ts';

const passage = (...types: readonly string[]): Passage => ({ seat: 1, events: types.map((type) => ({ type })) });
const typesIn = (passages: readonly Passage[]): readonly (readonly string[])[] =>
  passages.map(({ events }) => events.map(({ type }) => type));

test('finds the new events of a passage that has grown, then new passages', () => {
  const before = [passage('a'), passage('b')];
  const after = [passage('a'), passage('b', 'c'), passage('d')];
  expect(typesIn(freshIn(after, endOf(before)))).toEqual([['c'], ['d']]);
  expect(freshIn(before, endOf(before))).toEqual([]);
});

test('an undo makes the log shorter, and so does a replay, even within a passage', () => {
  const log = [passage('a'), passage('b', 'c')];
  expect(endsBefore([passage('a')], endOf(log))).toBe(true);
  expect(endsBefore([passage('a'), passage('b')], endOf(log))).toBe(true);
  expect(endsBefore(log, endOf(log))).toBe(false);
});
