import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { copyChance, drawBelow, seededChance } from './chance.ts';
import { shuffle } from './shuffle.ts';

const many = (seed: string, bound: number, count: number): number[] => {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => drawBelow(chance, bound));
};

describe('chance', () => {
  test('is the same on every platform', () => {
    expect(many('getaway', 1000, 8)).toEqual([169, 743, 506, 463, 502, 514, 108, 47]);
    expect(many('', 6, 8)).toEqual([1, 5, 2, 2, 2, 2, 0, 4]);
  });

  test('stays within its bound, and equal seeds give equal draws', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 0x1_0000_0000 }), (seed, bound) => {
        const draws = many(seed, bound, 20);
        expect(draws.every((draw) => Number.isInteger(draw) && draw >= 0 && draw < bound)).toBe(true);
        expect(many(seed, bound, 20)).toEqual(draws);
      }),
    );
  });

  test('favours nobody: every face of 2 to 40 within five standard deviations', () => {
    for (let bound = 2; bound <= 40; bound += 1) {
      const count = 20_000;
      const faces = Array<number>(bound).fill(0);
      for (const draw of many(`fair ${bound}`, bound, count)) faces[draw] = (faces[draw] ?? 0) + 1;
      const spread = 5 * Math.sqrt((count / bound) * (1 - 1 / bound));
      for (const face of faces) expect(Math.abs(face - count / bound)).toBeLessThan(spread);
    }
  });

  test('throws words again that would favour the small numbers', () => {
    // With a bound of 3 · 2^30 a plain remainder would give the lowest third of the numbers half of all draws.
    const bound = 3 * 2 ** 30;
    const low = many('bias', bound, 30_000).filter((draw) => draw < 2 ** 30).length;
    expect(Math.abs(low - 10_000)).toBeLessThan(450);
  });

  test('seeds that differ in one letter are unrelated', () => {
    const other = many('seed b', 100, 10_000);
    const agree = many('seed a', 100, 10_000).filter((draw, i) => draw === other[i]);
    expect(Math.abs(agree.length - 100)).toBeLessThan(60);
  });

  test('a copy goes its own way', () => {
    const chance = seededChance('copy');
    const copy = copyChance(chance);
    const draws = [drawBelow(chance, 99), drawBelow(chance, 99)];
    expect([drawBelow(copy, 99), drawBelow(copy, 99)]).toEqual(draws);
  });

  test('a shuffle loses nothing and favours no order', () => {
    const orders = new Map<string, number>();
    const chance = seededChance('orders');
    for (let i = 0; i < 6000; i += 1) {
      const order = shuffle(['a', 'b', 'c'], chance).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });
});
