import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { type Match, seededChance } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { gameOf, playRandomMoves } from '../../testing/games.ts';
import { escapePlanAdapter as adapter } from '../adapter.ts';

const SEEDS = Array.from({ length: 15 }, (_, i) => `blind ${i}`);
const learned = adapter.learned!;

const somewhere = (seed: string): Match<EscapePlan> => {
  const i = SEEDS.indexOf(seed);
  return playRandomMoves(gameOf(escapePlan, seed, { players: 1 + (i % 5) }), seed, 20 + 15 * i);
};

test.each(SEEDS)('R17: %s: a net reads only what the seat may know', (seed) => {
  const { state } = somewhere(seed);
  const read = (from: EscapePlan['state'], seat: number): Float64Array => {
    const inputs = new Float64Array(learned.inputs(state.seats.length));
    learned.read(from, seat, inputs);
    return inputs;
  };
  for (const seat of state.seats.keys())
    expect(read(escapePlan.determinise(state, seat, seededChance(seed)), seat)).toEqual(read(state, seat));
});
