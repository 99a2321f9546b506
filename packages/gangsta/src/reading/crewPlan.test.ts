import { type Match, viewFor } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { gangsta } from '../definition.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import { newGame, table } from '../testing/table.ts';
import { type CrewPlan, impliedMoves, planJob, planRest } from './crewPlan.ts';

const GAMES = [
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true }],
] as const;

const MAX_POSITIONS = 500;

/**
 * All crews that complete the announced job, each with the icon that is ignored. Undefined if there are too many to
 * try.
 */
function waysOf(announced: Match<Gangsta>): readonly (readonly string[])[] | undefined {
  const ways = new Map<string, readonly string[]>();
  const seen = new Set<string>();
  const explore = (match: Match<Gangsta>, ignored: Move | undefined): void => {
    const { frame, moves = [] } = match.question ?? {};
    if (frame?.step !== 'ignoreSkill' && frame?.step !== 'pullJob') return;
    const sent = frame.step === 'pullJob' ? frame.crew : [];
    const key = JSON.stringify([frame.step, ignored, sent.toSorted()]);
    if (seen.has(key) || seen.size > MAX_POSITIONS) return;
    seen.add(key);
    for (const move of moves) {
      const after = match.after(move);
      const crew = move.move === 'activate' ? [...sent, move.member] : sent;
      const named = frame.step === 'ignoreSkill' ? move : ignored;
      if (after.events.some(({ type }) => type === 'jobDone')) ways.set(JSON.stringify([named, crew.toSorted()]), crew);
      else explore(after.match, named);
    }
  };
  explore(announced, undefined);
  return seen.size > MAX_POSITIONS ? undefined : [...ways.values()];
}

/** Plays the plan. Returns true if its last move completes the job, and no earlier move does. */
function works(match: Match<Gangsta>, { moves }: Pick<CrewPlan, 'moves'>): boolean {
  const played = match.clone();
  return moves.every((move, i) => {
    const legal = played.decision?.moves.find((option) => JSON.stringify(option) === JSON.stringify(move));
    if (legal === undefined) return false;
    const { events } = played.play(legal);
    return events.some(({ type }) => type === 'jobDone') === (i === moves.length - 1);
  });
}

test.each(GAMES)(
  'A2-A5, P1-P4, Q5: a plan does the job, and nobody is superfluous: %i players, %o',
  (players, options) => {
    const sums = { plans: 0, only: 0, several: 0, shared: 0 };
    for (const round of [1, 2, 3]) {
      const seed = `crews ${players} ${round}`;
      const { match } = newGame(players, seed, options);
      playAtRandom(match, seed, {
        until() {
          const seat = match.decision?.seat ?? 0;
          const view = viewFor(gangsta, match.state, seat);
          for (const move of match.decision?.moves ?? []) {
            if (move.move !== 'announce') continue;
            const plan = planJob(view, seat, move.job, 'announce');
            if (plan === undefined) throw new Error(`no plan for ${move.job}`);
            expect(works(match, plan)).toBe(true);
            sums.plans += 1;
            if (plan.crew.some((card) => !view.seats[seat]?.gang.some((member) => member.card === card)))
              sums.shared += 1;
            if (sums.plans % 4 > 0) continue;
            const ways = waysOf(match.after(move).match);
            if (ways === undefined) continue;
            if (plan.isOnly) sums.only += 1;
            else sums.several += 1;
            expect(plan.isOnly).toBe(ways.length === 1);
            const own = (crew: readonly string[]): number =>
              crew.filter((card) => view.seats[seat]?.gang.some((member) => member.card === card)).length;
            const alone = ways.filter((crew) => own(crew) === crew.length).map((crew) => crew.length);
            if (alone.length > 0) expect(plan.crew.length).toBe(Math.min(...alone));
          }
          for (const move of match.entryCount % 3 === 0 ? (match.decision?.moves ?? []) : []) {
            const moves = impliedMoves(view, seat, move);
            if (moves.length === 1) continue;
            expect(works(match, { moves })).toBe(true);
            expect(waysOf(match.after(move).match)?.length ?? 1).toBe(1);
          }
          if (match.question?.frame.step === 'pullJob') {
            const rest = planRest(view, seat);
            if (rest === undefined) throw new Error('no plan for the rest');
            expect(works(match, rest)).toBe(true);
          }
          return false;
        },
      });
    }
    expect(sums.plans).toBeGreaterThan(50);
    expect(sums.only).toBeGreaterThan(2);
    expect(sums.several).toBeGreaterThan(2);
  },
);

test('A8, M1: the plan sends few members, and keeps leaders back', () => {
  const game = table({
    chapter: 2,
    seats: [
      { boss: 'zia-fortunata', gang: ['capitana-paloma', 'keystroke-kit', 'switchboard-sung', 'gossip-gaetano'] },
      { boss: 'dona-remedios' },
    ],
    jobs: ['aim-for-the-island'],
  });
  const plan = planJob(game.view(0), 0, 'aim-for-the-island', 'announce');
  expect(plan?.crew).toHaveLength(2);
  expect(plan?.isOnly).toBe(false);
  expect(game.play(plan?.moves[0] as Move).step).toBe('pullJob');
  expect(planRest(game.view(0), 0)?.crew).toEqual(plan?.crew);
});
