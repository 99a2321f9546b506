import { escapePlan } from '@getaway/escape-plan';
import type { EscapePlan } from '@getaway/escape-plan/view';
import { Match, seededChance, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { chooseMove } from '../chooseMove.ts';
import { gameOf, heroPlace, playRandomMoves } from '../testing/games.ts';
import { sealed } from '../testing/sealed.ts';
import { escapePlanAdapter as adapter } from './adapter.ts';
import { lieutenantHope } from './lieutenant.ts';
import { surveyOf } from './survey.ts';

const SEEDS = Array.from({ length: 15 }, (_, i) => `escape ${i}`);
const COUNTS = [1, 2, 3, 4, 5];

const somewhere = (seed: string): Match<EscapePlan> => {
  const i = SEEDS.indexOf(seed);
  return playRandomMoves(gameOf(escapePlan, seed, { players: 1 + (i % 5) }), seed, 15 + 8 * i);
};

// Players who move at random rarely escape, so two games with one imagined state per decision are enough. This keeps
// the tests fast.
test.each([2, 3, 4, 5])('steady escapes and beats random thieves: %i players', (players) => {
  const places = Array.from({ length: 2 }, (_, i) =>
    heroPlace(gameOf(escapePlan, `strength ${i}`, { players }), i % players, adapter),
  );
  expect(places).toEqual([1, 1]);
});

test('steady escapes in most solo games', () => {
  const places = Array.from({ length: 5 }, (_, i) =>
    heroPlace(gameOf(escapePlan, `alone ${i}`, { players: 1 }), 0, adapter),
  );
  expect(places.filter((place) => place > 0).length).toBeGreaterThanOrEqual(3);
});

test('J3: in a solo game the Lieutenant’s expected gain depends on the player’s place', () => {
  const hopes = (players: number, seed: string): Set<number> => {
    const { state } = playRandomMoves(gameOf(escapePlan, seed, { players }), seed, 36);
    const survey = surveyOf(viewFor(escapePlan, state, 0));
    return new Set(survey.atlas.spots.map(({ place }) => lieutenantHope(survey, place)));
  };
  // In some games the Lieutenant has little left to gain. In those games, it hardly matters where the player is. So
  // several games are examined.
  const seeds = Array.from({ length: 8 }, (_, i) => `hopes ${i}`);
  for (const seed of seeds) expect(hopes(2, seed)).toEqual(new Set([0]));
  expect(Math.max(...seeds.map((seed) => hopes(1, seed).size))).toBeGreaterThan(3);
});

test.each(COUNTS)('every decision of a game is answered with one of its moves: %i players', (players) => {
  const match = gameOf(escapePlan, 'legal', { players });
  while (match.decision !== undefined) {
    const { seat, moves } = match.decision;
    const { move, expected } = chooseMove({ match, adapter, seat, level: 'steady', seed: 'legal', dreams: 1 });
    expect(moves).toContain(move);
    expect(expected.every(({ value }) => Number.isFinite(value))).toBe(true);
    match.play(move);
  }
  expect(match.result).toBeDefined();
});

test.each(SEEDS)('%s: only views and dreams (imagined games) are made from the true state', (seed) => {
  const open = somewhere(seed);
  const match = sealed(open, escapePlan);
  const decision = open.decision!;
  const { move } = chooseMove({ match, adapter, seat: decision.seat, level: 'steady', seed, dreams: 1 });
  expect(decision.moves).toContainEqual(move);
});

test.each(SEEDS)('%s: the answer depends only on the view', (seed) => {
  const match = somewhere(seed);
  const { seat, number } = match.decision!;
  const lookalike = escapePlan.determinise(match.state, seat, seededChance('other'));
  const wanted = { adapter, seat, level: 'steady', seed } as const;
  const answer = chooseMove({ ...wanted, match });
  expect(chooseMove({ ...wanted, match: Match.from(escapePlan, lookalike, number) })).toEqual(answer);
});
