import { type Gangsta, gangsta } from '@getaway/gangsta';
import { seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { chooseMove } from '../chooseMove.ts';
import { gangstaAdapter as adapter } from '../gangsta/adapter.ts';
import { gangstaLearned as game } from '../gangsta/learned/learned.ts';
import { Imagined } from '../imagined.ts';
import { randomPosition } from '../testing/games.ts';
import { candidatesIn, withoutDominated } from './candidates.ts';
import { Judge } from './judge.ts';
import { loadNets, netFor } from './nets.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `search ${i}`);

beforeAll(() => loadNets(game));

test.each([1, 2, 5, 9, 23, 60])('with a limit of %i rollouts, the search never plays more', (limit) => {
  let searched = 0;
  for (const seed of SEEDS) {
    const match = randomPosition(seed, 40);
    const { seat } = match.decision!;
    const { expected } = chooseMove({ match, adapter, seat, level: 'mastermind', seed, rollouts: limit });
    const used = expected.reduce((sum, { rollouts = 0 }) => sum + rollouts, 0);
    expect(used).toBeLessThanOrEqual(limit);
    if (used > 0) searched += 1;
  }
  expect(searched > 0).toBe(limit > 1); // a single rollout can't compare anything
});

test('with half the effort, the search plays at most half as many rollouts', () => {
  let [whole, half] = [0, 0];
  for (const seed of SEEDS) {
    const match = randomPosition(seed, 40);
    const asked = { match, adapter, seat: match.decision!.seat, level: 'mastermind', seed } as const;
    for (const { rollouts = 0 } of chooseMove(asked).expected) whole += rollouts;
    for (const { rollouts = 0 } of chooseMove({ ...asked, effort: 0.5 }).expected) half += rollouts;
  }
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(0.6 * whole); // only the best few plans are reported, so the sums are not exact
});

test('a caller can stop the search after any rollout, and gets the best plan so far', () => {
  for (const seed of SEEDS)
    for (const most of [0, 1, 2, 3, 7, 20]) {
      const match = randomPosition(seed, 40);
      const { seat, moves } = match.decision!;
      let asked = 0;
      const enough = (): boolean => {
        asked += 1;
        return asked > most;
      };
      const { move, expected } = chooseMove({ match, adapter, seat, level: 'mastermind', seed, enough });
      expect(moves).toContain(move);
      expect(expected.every(({ value, win = 0 }) => Number.isFinite(value) && win >= 0 && win <= 1)).toBe(true);
      expect(expected.reduce((sum, { rollouts = 0 }) => sum + rollouts, 0)).toBeLessThanOrEqual(most);
    }
});

test('of two plans that lead to the same position, the one that leaves the seat with less money is dropped', () => {
  const { state, question } = randomPosition('dominated', 40);
  const { seat } = question!;
  const dreamWith = (money: number): Imagined<Gangsta> => {
    const seats = state.seats.map((one, i) => (i === seat ? { ...one, money } : one));
    const truth = { definition: gangsta, state: { ...state, seats }, question: question! };
    return Imagined.dream<Gangsta>(truth, seat, seededChance('dominated'));
  };
  const judge = new Judge(game, netFor(game, 2)!);
  const [plan] = candidatesIn(judge, dreamWith(5), { slip: 0 });
  const leadingTo = (money: number) => ({ ...plan!, end: dreamWith(money) });
  const [rich, poor] = [leadingTo(7), leadingTo(6)];
  expect(withoutDominated(game, seat, [rich, poor])).toEqual([rich]);
  expect(withoutDominated(game, seat, [poor, rich])).toEqual([poor, rich]); // the rating knows better than the money
  const other = { ...poor, end: dreamWith(6).after(question!.moves[0]!) };
  expect(withoutDominated(game, seat, [rich, other])).toEqual([rich, other]);
});
