import { type Match, seededChance } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { gangsta } from '../../definition.ts';
import type { Gangsta } from '../../shape.ts';
import { newGame } from '../../testing/table.ts';
import { finalLeads } from './ending.ts';
import { featureCount, twoPlayerFeature, writeFeatures } from './features.ts';

const GAMES = [
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true, families: true, openJobs: true }],
] as const;

type Options = NonNullable<Parameters<typeof newGame>[2]>;

function featuresOf(state: Gangsta['state'], seat: number): Float64Array {
  const features = new Float64Array(featureCount(state.seats.length));
  writeFeatures(state, seat, features);
  return features;
}

function randomGame(players: number, options: Options, look: (match: Match<Gangsta>) => void): Match<Gangsta> {
  const seed = `features ${players}`;
  const { match } = newGame(players, seed, options);
  playAtRandom(match, seed, {
    until() {
      look(match);
      return false;
    },
  });
  return match;
}

test.each(GAMES)('R8: features contain only what the seat may know: %i players, %o', (players, options) => {
  let positions = 0;
  randomGame(players, options, ({ state, entryCount }) => {
    positions += 1;
    if (entryCount > 5 && entryCount % 5 !== 0) return; // always tests the first choices, which are about resources (Q1)
    for (let seat = 0; seat < players; seat += 1) {
      const lookalike = gangsta.determinise(state, seat, seededChance(`lookalike ${entryCount}`));
      expect(featuresOf(lookalike, seat)).toEqual(featuresOf(state, seat));
    }
  });
  expect(positions).toBeGreaterThan(50);
});

test.each(GAMES)('features are small numbers: %i players, %o', (players, options) => {
  randomGame(players, options, ({ state }) => {
    expect(Math.max(...featuresOf(state, 0).map(Math.abs))).toBeLessThan(12);
  });
});

test.each(GAMES)('G1, G2: leads at the end agree with the score: %i players, %o', (players, options) => {
  const { state, result } = randomGame(players, { ...options, openJobs: true }, () => {});
  const totalOf = (seat: number): number => result!.ranking.find((score) => score.seat === seat)!.total;
  for (let seat = 0; seat < players; seat += 1)
    for (const [i, { lead, variance }] of finalLeads(state, seat).entries()) {
      const other = (seat + 1 + i) % players;
      expect(variance).toBe(0);
      expect(Math.round(lead)).toBeCloseTo(totalOf(seat) - totalOf(other));
    }
});

test('with two players every feature maps to itself; with more, each maps to a matching one', () => {
  for (let i = 0; i < featureCount(2); i += 1) expect(twoPlayerFeature(i, 2)).toEqual({ index: i, share: 1 });
  const likes = Array.from({ length: featureCount(4) }, (_, i) => twoPlayerFeature(i, 4).index);
  expect(new Set(likes).size).toBe(featureCount(2));
});
