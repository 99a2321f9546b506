import { gangsta } from '@getaway/gangsta';
import { viewFor } from '@getaway/kernel';
import { beforeAll, expect, test } from 'vitest';
import { choiceOf } from './botAt.ts';
import { chooseMove } from './chooseMove.ts';
import { escapePlanAdapter } from './escapePlan/adapter.ts';
import { gangstaAdapter } from './gangsta/adapter.ts';
import { loadNets } from './learned/nets.ts';
import { newGame } from './testing/games.ts';

beforeAll(() => loadNets(gangstaAdapter.learned!));

test.each(['steady', 'canny'] as const)('T3: %s calls members back for what it then does', (level) => {
  let [aims, kept] = [0, 0];
  const match = newGame(`aims of ${level}`, { players: 2 });
  let announced: object | undefined;
  while (match.decision !== undefined) {
    const { seat } = match.decision;
    const view = viewFor(gangsta, match.state, seat);
    const chosen = chooseMove({ match, adapter: gangstaAdapter, seat, level, seed: 'aims', dreams: 1 });
    const { move, aim } = choiceOf(gangstaAdapter, view, chosen);
    if (move.move === 'announce' || move.move === 'recruit') {
      if (announced !== undefined) kept += JSON.stringify(announced) === JSON.stringify(move) ? 1 : 0;
      announced = undefined;
    }
    if (aim !== undefined) {
      // R8. The aim must not reveal the top card of a deck.
      const named = 'job' in aim ? aim.job : 'henchman' in aim ? aim.henchman : '';
      const open = gangsta.publicView(match.state);
      expect([...open.jobs, ...open.pool]).toContain(named);
      aims += announced === undefined ? 1 : 0;
      announced = aim;
    }
    match.play(chosen.move);
  }
  expect(aims).toBeGreaterThan(0);
  expect(kept / aims).toBeGreaterThan(0.7);
});

test('a move that is itself the action has no aim', () => {
  const plan = [{ move: 'pass' }] as const;
  expect(choiceOf(gangstaAdapter, newView(), { move: plan[0], expected: [], dreams: 1, plan })).toEqual({
    move: plan[0],
  });
});

test('V1: an aim names the destination, not the way', () => {
  const journey = { move: 'travel', to: 'a1/bank', left: ['a0'], points: 3, cans: 1, means: ['taxi'], escape: false };
  const aim = escapePlanAdapter.aimIn!({} as never, [{ move: 'setOut' }, journey as never]);
  expect(aim).toEqual({ ...journey, left: [], points: 0, cans: 0, means: [] });
});

const newView = () => viewFor(gangsta, newGame('view').state, 0);
