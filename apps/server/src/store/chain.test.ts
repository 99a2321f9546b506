import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHAIN_PRIME, chainOf, chainStep } from './chain.ts';

const lines = fc.array(fc.string(), { maxLength: 8 });

test('an append does not need to know the lines before it', () => {
  fc.assert(
    fc.property(fc.string(), lines, lines, (id, before, added) => {
      const step = chainStep(added);
      const next = (BigInt(chainOf(id, before)) * BigInt(step.factor) + BigInt(step.added)) % BigInt(CHAIN_PRIME);
      expect(chainOf(id, [...before, ...added])).toBe(Number(next));
    }),
  );
});

test.each([
  ['missing', ['a', 'b']],
  ['in another order', ['b', 'a', 'c']],
  ['changed', ['a', 'b', 'd']],
  ['there twice', ['a', 'b', 'c', 'c']],
  ['in one instead of two', ['ab', 'c']],
])('a line that is %s is detected', (_, found) => {
  expect(chainOf('t', found)).not.toBe(chainOf('t', ['a', 'b', 'c']));
});

test('lines of another table are detected', () => {
  expect(chainOf('t', ['a'])).not.toBe(chainOf('u', ['a']));
});
