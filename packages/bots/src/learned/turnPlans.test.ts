import { type Gangsta, gangsta } from '@getaway/gangsta';
import { seededChance } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { gangstaLearned as game } from '../gangsta/learned/learned.ts';
import { Imagined } from '../imagined.ts';
import { randomPosition } from '../testing/games.ts';
import { byFirstMove, candidatesIn } from './candidates.ts';
import { Judge } from './judge.ts';
import { loadNets, netFor } from './nets.ts';
import { rollout } from './rollout.ts';
import { followTurn } from './turnPlans.ts';

const POSITIONS = Array.from({ length: 30 }, (_, i) => ({ seed: `plans ${i}`, moves: 20 + 6 * i }));

beforeAll(() => loadNets(game));

function dreamAt(seed: string, moves: number): Imagined<Gangsta> {
  const { state, question } = randomPosition(seed, moves, { players: 2, options: { resources: true, families: true } });
  return Imagined.dream<Gangsta>(
    { definition: gangsta, state, question: question! },
    question!.seat,
    seededChance(seed),
  );
}

test.each(POSITIONS)('$seed: every plan is legal and ends before anything is drawn', ({ seed, moves }) => {
  const dream = dreamAt(seed, moves);
  const before = JSON.stringify(dream.state);
  let plans = 0;
  for (const breadth of ['few', 'many'] as const)
    followTurn(game, dream, breadth, ({ moves: chosen, end }) => {
      plans += 1;
      expect(chosen.length).toBeGreaterThan(0);
      const top = end.state.stack.at(-1)?.step;
      const isAtPause = end.isOver || (top !== undefined && game.pauses.has(top));
      expect(isAtPause || end.fork !== undefined).toBe(true);
    });
  expect(plans).toBeGreaterThan(0);
  expect(JSON.stringify(dream.state)).toBe(before);
});

test.each(POSITIONS.slice(0, 10))(
  '$seed: candidates differ in value, and rollouts of them stay in range',
  (position) => {
    const dream = dreamAt(position.seed, position.moves);
    const judge = new Judge(game, netFor(game, 2)!);
    const candidates = candidatesIn(judge, dream, { slip: 0 });
    const worths = candidates.map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
    expect(new Set(worths).size).toBe(worths.length);
    for (const { moves } of byFirstMove(candidates).slice(0, 2)) {
      const { win, margin } = rollout(judge, dream, moves, 2);
      expect(win).toBeGreaterThanOrEqual(0);
      expect(win).toBeLessThanOrEqual(1);
      expect(Number.isFinite(margin)).toBe(true);
    }
  },
);
