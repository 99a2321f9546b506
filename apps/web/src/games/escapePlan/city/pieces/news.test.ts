import type { EscapePlan, Event } from '@getaway/escape-plan/view';
import type { Passage } from '@getaway/table';
import { expect, test } from 'vitest';
import { moveOrder } from './news.ts';

const went = (who: 'inspector' | 'lieutenant', { fits = true } = {}): Event => ({
  type: 'automatonRevealed',
  who,
  card: 'casino',
  fits,
});
const logOf = (...events: readonly Event[]): readonly Passage<EscapePlan>[] =>
  events.map((event) => ({ events: [event] }));

test('two automata move one after the other, in the order of their turns', () => {
  const both = ['lieutenant', 'inspector'] as const;
  expect([...moveOrder(logOf(went('inspector'), went('lieutenant')), both)]).toEqual([
    ['inspector', 0],
    ['lieutenant', 1],
  ]);
  expect([...moveOrder(logOf(went('lieutenant'), went('inspector')), both)]).toEqual([
    ['lieutenant', 0],
    ['inspector', 1],
  ]);
  // A card that does not fit causes no move of the Inspector.
  const misfit = went('inspector', { fits: false });
  expect(moveOrder(logOf(went('inspector'), went('lieutenant'), misfit), both).get('lieutenant')).toBe(1);
});

test('a single automaton moves at once, and players never wait for an automaton', () => {
  expect([...moveOrder(logOf(went('lieutenant')), ['lieutenant'])]).toEqual([['lieutenant', 0]]);
  expect([...moveOrder(logOf(went('inspector')), [0, 2])]).toEqual([]);
});
