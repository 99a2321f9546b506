import fc from 'fast-check';
import { is } from 'valibot';
import { describe, expect, test } from 'vitest';
import { type Chance, chanceSchema, copyChance, drawBelow, secureChance, seededChance } from './chance.ts';
import { shuffle } from './shuffle.ts';

type Generator = (seed: string) => Chance;

const manyOf =
  (generator: Generator) =>
  (seed: string, bound: number, count: number): number[] => {
    const chance = generator(seed);
    return Array.from({ length: count }, () => drawBelow(chance, bound));
  };

test('the fast generator is the same on every platform', () => {
  const many = manyOf(seededChance);
  expect(many('getaway', 1000, 8)).toEqual([169, 743, 506, 463, 502, 514, 108, 47]);
  expect(many('', 6, 8)).toEqual([1, 5, 2, 2, 2, 2, 0, 4]);
});

describe('the secure generator', () => {
  test('is the key stream of ChaCha20: RFC 8439, A.1, test vectors 1 and 2', () => {
    const chance = { key: '0'.repeat(64), at: 0 };
    const words = Array.from({ length: 17 }, () => drawBelow(chance, 2 ** 32).toString(16));
    expect(words.slice(0, 4)).toEqual(['ade0b876', '903df1a0', 'e56a5d40', '28bd8653']);
    expect(words[16]).toBe('bee7079f');
    expect(chance.at).toBe(17);
  });

  test('continues from any word, whatever was drawn in between', () => {
    const [one, other] = [secureChance('one'), secureChance('other')];
    const draws = Array.from({ length: 40 }, () => [drawBelow(one, 99), drawBelow(other, 99)]);
    for (const [i, [first, second]] of draws.entries()) {
      expect(drawBelow({ ...one, at: i }, 99)).toBe(first);
      expect(drawBelow({ ...other, at: i }, 99)).toBe(second);
    }
  });

  test('keeps apart two keys that begin with the same digits', () => {
    const one = { key: '0'.repeat(64), at: 0 };
    const other = { key: `${'0'.repeat(63)}1`, at: 0 };
    const alone = Array.from({ length: 4 }, () => drawBelow(one, 2 ** 32));
    one.at = 0;
    for (const draw of alone) {
      expect(drawBelow(one, 2 ** 32)).toBe(draw);
      expect(drawBelow(other, 2 ** 32)).not.toBe(draw);
    }
  });

  test('takes any text as a seed, and different texts give different keys', () => {
    const keys = ['', 'a', 'b', 'a ', 'ž', '\ud800'].map((seed) => secureChance(seed).key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every((key) => is(chanceSchema, { key, at: 0 }))).toBe(true);
  });
});

test.each([
  { key: 'ff', at: 0 },
  { key: 'g'.repeat(64), at: 0 },
  { key: '0'.repeat(64), at: -1 },
  { key: '0'.repeat(64), at: 2 ** 36 },
  { key: '0'.repeat(64), at: 0, a: 1 },
  { a: 1, b: 2, c: 3 },
  { a: 1, b: 2, c: 3, d: 2 ** 31 },
  {},
])('%j is not a chance', (chance) => {
  expect(is(chanceSchema, chance)).toBe(false);
});

describe.each<[string, Generator]>([
  ['secure', secureChance],
  ['fast', seededChance],
])('chance, %s', (_, generator) => {
  const many = manyOf(generator);

  test('stays within its bound, and equal seeds give equal draws', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, bound) => {
        const draws = many(seed, bound, 20);
        expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < bound)).toBe(true);
        expect(many(seed, bound, 20)).toEqual(draws);
      }),
    );
  });

  test('is fair: every face of 2 to 40 within five standard deviations', () => {
    for (let bound = 2; bound <= 40; bound += 1) {
      const count = 20_000;
      const faces = Array<number>(bound).fill(0);
      for (const draw of many(`fair ${bound}`, bound, count)) faces[draw] = (faces[draw] ?? 0) + 1;
      const spread = 5 * Math.sqrt((count / bound) * (1 - 1 / bound));
      for (const face of faces) expect(Math.abs(face - count / bound)).toBeLessThan(spread);
    }
  });

  test('rejects words that would favour small numbers', () => {
    // With a bound of 3 · 2^30 and a plain remainder, half of all draws would be in the lowest third of the range.
    const bound = 3 * 2 ** 30;
    const low = many('bias', bound, 30_000).filter((draw) => draw < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(450);
  });

  test('seeds that differ in one letter are unrelated', () => {
    const other = many('seed b', 100, 10_000);
    const agree = many('seed a', 100, 10_000).filter((draw, i) => draw === other[i]);
    expect(Math.abs(agree.length - 100)).toBeLessThan(60);
  });

  test('a copy advances independently', () => {
    const chance = generator('copy');
    const copy = copyChance(chance);
    const draws = [drawBelow(chance, 99), drawBelow(chance, 99)];
    expect([drawBelow(copy, 99), drawBelow(copy, 99)]).toEqual(draws);
  });

  test('a shuffle loses nothing and favours no order', () => {
    const orders = new Map<string, number>();
    const chance = generator('orders');
    for (let i = 0; i < 6000; i += 1) {
      const order = shuffle(['a', 'b', 'c'], chance).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
