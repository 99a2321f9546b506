import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { chooseMove } from '../../chooseMove.ts';
import { Imagined } from '../../imagined.ts';
import { loadNets } from '../../learned/nets.ts';
import { followTurn } from '../../learned/turnPlans.ts';
import { gameOf, playRandomMoves } from '../../testing/games.ts';
import { escapePlanAdapter } from '../adapter.ts';
import { outlookFeatures } from './outlook.ts';

const learned = escapePlanAdapter.learned!;

beforeAll(() => loadNets(learned));

const dreamAt = (players: number, moves: number): Imagined<EscapePlan> => {
  const { state, question, decision } = playRandomMoves(
    gameOf(escapePlan, `turn ${players}`, { players }),
    'turn',
    moves,
  );
  return Imagined.dream<EscapePlan>(
    { definition: escapePlan, state, question: question! },
    decision!.seat,
    seededChance('dream'),
  );
};

test.each([1, 2, 3, 4, 5])('every decision has a way to the end of the turn: %i players', (players) => {
  for (let moves = 0; moves < 200; moves += 17) {
    const dream = dreamAt(players, moves);
    const { fork } = dream;
    let ways = 0;
    followTurn(learned, dream, 'many', ({ moves: [first] }) => {
      ways += 1;
      expect(fork!.moves).toContainEqual(first);
    });
    expect(ways).toBeGreaterThan(0);
  }
});

test.each([1, 2, 5])('the features fill the inputs of a net: %i players', (players) => {
  const inputs = new Float64Array(learned.inputs(players)).fill(Number.NaN);
  const dream = dreamAt(players, 60);
  learned.read(dream.state, 0, inputs);
  expect([...inputs].every(Number.isFinite)).toBe(true);
  for (const { input } of learned.firstGuess!(players).inputs) expect(input).toBeLessThan(inputs.length);
});

test('F4, G1: a player who did not escape can’t win, and scores nothing', () => {
  const { state } = dreamAt(2, 100);
  state.seats[0]!.at = 'arrested';
  state.seats[1]!.at = 'escaped';
  const ended = { ...state, over: true, stack: [] };
  expect(learned.ending(ended, 0)).toMatchObject({ win: 0, escape: 0, score: 0 });
  expect(learned.ending(ended, 1)).toMatchObject({ win: 1, escape: 1 });
});

test('for a player who has left the city, the outlook has only the score', () => {
  const dream = dreamAt(2, 100);
  dream.state.seats[0]!.at = 'escaped';
  const [standing, ...others] = outlookFeatures(dream.viewOf(0));
  expect(standing).not.toBe(0);
  expect(others.filter((value) => value !== 0).length).toBeLessThanOrEqual(5);
});

test.each([37, 118, 137])('the search compares every first move once: after %i moves', (moves) => {
  const match = playRandomMoves(gameOf(escapePlan, 'once', { players: 2 }), 'once', moves);
  const { seat } = match.decision!;
  const wanted = { match, adapter: escapePlanAdapter, seat, seed: 'once', rollouts: 4 } as const;
  const firsts = chooseMove({ ...wanted, level: 'mastermind' }).expected.map(({ move }) => JSON.stringify(move));
  expect(firsts.length).toBeGreaterThan(1);
  expect(new Set(firsts).size).toBe(firsts.length);
});
