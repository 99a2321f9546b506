import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Trail } from './trail.ts';

test('a trail never changes, even if others append to it', () => {
  const begun = Trail.of([1, 2]);
  const one = begun.with(3);
  const other = begun.with(4);
  const later = one.with(5);
  expect([begun, one, other, later].map((trail) => trail.slice())).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 4],
    [1, 2, 3, 5],
  ]);
  expect([begun.last, one.last, other.last, later.last]).toEqual([2, 3, 4, 5]);
  expect(begun.slice(0, 9)).toEqual([1, 2]);
  expect(later.slice(2)).toEqual([3, 5]);
  expect(Trail.of([]).last).toBeUndefined();
});

test('a list passed in is not changed', () => {
  const items = [1];
  Trail.of(items).with(2);
  expect(items).toEqual([1]);
});

test('a tree of trails equals a tree of lists', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(9)), { maxLength: 40 }), (steps) => {
      const trails = [Trail.of<number>([])];
      const lists: number[][] = [[]];
      for (const [from, item] of steps) {
        const at = from % trails.length;
        trails.push(trails[at]!.with(item));
        lists.push([...lists[at]!, item]);
      }
      expect(trails.map((trail) => trail.slice())).toEqual(lists);
      expect(trails.map(({ length }) => length)).toEqual(lists.map(({ length }) => length));
      for (const [from, to] of [[1], [-2], [0, -1], [-3, -1], [0, 2], [5, 99]])
        expect(trails.map((trail) => trail.slice(from, to))).toEqual(lists.map((list) => list.slice(from, to)));
    }),
  );
});
