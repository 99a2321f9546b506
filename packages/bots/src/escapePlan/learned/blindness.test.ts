import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { Match, seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { chooseMove } from '../../chooseMove.ts';
import { loadNets } from '../../learned/nets.ts';
import { LEVELS } from '../../levels.ts';
import { gameOf, playRandomMoves } from '../../testing/games.ts';
import { escapePlanAdapter as adapter } from '../adapter.ts';

const SEEDS = Array.from({ length: 15 }, (_, i) => `blind ${i}`);
const learned = adapter.learned!;

const somewhere = (seed: string): Match<EscapePlan> => {
  const i = SEEDS.indexOf(seed);
  return playRandomMoves(gameOf(escapePlan, seed, { players: 1 + (i % 5) }), seed, 20 + 15 * i);
};

beforeAll(() => loadNets(learned));

test.each(LEVELS)('R17: %s: what the seat can’t know affects neither choice nor expectations', (level) => {
  let different = 0;
  for (const seed of SEEDS) {
    const match = somewhere(seed);
    const { seat, number } = match.decision!;
    const wanted = { adapter, seat, level, seed, rollouts: 2 } as const;
    const answer = chooseMove({ ...wanted, match });
    const lookalike = escapePlan.determinise(match.state, seat, seededChance(`other ${seed}`));
    if (JSON.stringify(lookalike.seats) !== JSON.stringify(match.state.seats)) different += 1;
    expect(match.decision!.moves).toContainEqual(answer.move);
    expect(chooseMove({ ...wanted, match: Match.from(escapePlan, lookalike, number) })).toEqual(answer);
  }
  expect(different).toBeGreaterThan(SEEDS.length / 3);
});

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
