import { expect, test } from 'vitest';
import { type Branch, choiceTree, LIST_AT_MOST, movesIn } from './choiceTree.ts';

const moves = Array.from({ length: 24 }, (_, i) => ({ move: `m${i}` }));
const numberOf = (move: string): number => Number(move.slice(1));

/** The tree as text: headings with their content in brackets. */
const drawn = (branches: readonly Branch[]): string =>
  branches.map((each) => ('move' in each ? each.move.move : `${each.heading}[${drawn(each.branches)}]`)).join(' ');

test('a few choices are a list', () => {
  const few = moves.slice(0, LIST_AT_MOST);
  expect(choiceTree(few, () => ['all'])).toEqual(few.map((move) => ({ move })));
});

test('many choices without headings are a list too', () => {
  expect(choiceTree(moves)).toHaveLength(24);
});

test('many choices are grouped under headings, in the order of the headings', () => {
  const tree = choiceTree(moves.slice(0, 12), ({ move }) => (numberOf(move) % 2 === 0 ? ['even'] : ['odd']));
  expect(drawn(tree)).toBe('even[m0 m2 m4 m6 m8 m10] odd[m1 m3 m5 m7 m9 m11]');
});

test('headings nest; a move without a heading, or alone under a heading, is not grouped', () => {
  const tree = choiceTree(moves.slice(0, 11), ({ move }) => {
    const number = numberOf(move);
    if (number === 0) return [];
    if (number === 1) return ['lonely'];
    return number < 6 ? ['low'] : ['high', number < 9 ? 'six to eight' : 'nine and ten'];
  });
  expect(drawn(tree)).toBe('m0 m1 low[m2 m3 m4 m5] high[six to eight[m6 m7 m8] nine and ten[m9 m10]]');
  expect(tree.map((branch) => movesIn(branch).length)).toEqual([1, 1, 4, 5]);
});

test('a heading over everything is left out', () => {
  const tree = choiceTree(moves.slice(0, 12), ({ move }) => ['all', numberOf(move) < 6 ? 'a' : 'b']);
  expect(tree).toHaveLength(2);
});
