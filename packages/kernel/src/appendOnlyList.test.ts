import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppendOnlyList } from './appendOnlyList.ts';

test('an earlier version never changes, whatever is appended to it', () => {
  const begun = AppendOnlyList.of([1, 2]);
  const one = begun.with(3);
  const other = begun.with(4);
  const later = one.with(5);
  expect([begun, one, other, later].map((list) => list.slice())).toEqual([
    [1, 2],
    [1, 2, 3],
    [1, 2, 4],
    [1, 2, 3, 5],
  ]);
  expect([begun.last, one.last, other.last, later.last]).toEqual([2, 3, 4, 5]);
  expect(begun.slice(0, 9)).toEqual([1, 2]);
  expect(later.slice(2)).toEqual([3, 5]);
  expect(AppendOnlyList.of([]).last).toBeUndefined();
});

test('a list passed in is not changed', () => {
  const items = [1];
  AppendOnlyList.of(items).with(2);
  expect(items).toEqual([1]);
});

test('a tree of versions equals a tree of arrays', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(), fc.nat(9)), { maxLength: 40 }), (steps) => {
      const versions = [AppendOnlyList.of<number>([])];
      const arrays: number[][] = [[]];
      for (const [from, item] of steps) {
        const at = from % versions.length;
        versions.push(versions[at]!.with(item));
        arrays.push([...arrays[at]!, item]);
      }
      expect(versions.map((list) => list.slice())).toEqual(arrays);
      expect(versions.map(({ length }) => length)).toEqual(arrays.map(({ length }) => length));
      for (const [from, to] of [[1], [-2], [0, -1], [-3, -1], [0, 2], [5, 99]])
        expect(versions.map((list) => list.slice(from, to))).toEqual(arrays.map((array) => array.slice(from, to)));
    }),
  );
});
