import { viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import { pursuersOn as pursuersByRule } from '../evade.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { dangerOf, rankedJourneys, tilesToEvade } from './journeys.ts';
import { allPursuersOn, pursuersOn, thievesOn } from './onTile.ts';
import { planValue } from './plan.ts';
import { isWasted } from './wasted.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;

describe('thieves and officers on a tile', () => {
  test.each([1, 2, 4])('E2, E7, I10: as the rules count them, with %i players', (players) => {
    const game = newGame(players, 'tiles');
    playUntil(game, 'tiles', ({ state }) => {
      const view = viewFor(escapePlan, state, 'spectator');
      for (const { tile } of state.city) expect(pursuersOn(view, tile)).toEqual(pursuersByRule(state, tile));
      return false;
    });
  });

  test('E7: an evaded officer is still there', () => {
    const seats = [{ at: 'yard.1', items: ['cap'] as const }, ...IDLE];
    const game = table({ seats, officers: { yard: ALL } })
      .go('gate1.2')
      .useEquipment('cap', 'yard', 'local');
    const view = viewFor(escapePlan, game.state, 0);
    expect(allPursuersOn(view, 'yard')).toEqual(ALL);
    expect(pursuersOn(view, 'yard')).toEqual(['federal', 'swat']);
  });

  test('thieves are listed by seat; tiles with a common prefix are distinct', () => {
    const view = viewFor(
      escapePlan,
      table({ seats: [{ at: 'yard.1' }, { at: 'gate1.2' }, { at: 'yard.2' }] }).state,
      0,
    );
    expect(thievesOn(view, 'yard')).toEqual([0, 2]);
    expect(thievesOn(view, 'gate')).toEqual([]);
  });
});

describe('journeys', () => {
  const game = table({ seats: [{ at: 'yard.1' }, ...IDLE], officers: { yard: ALL } }).setOut();
  const view = viewFor(escapePlan, game.state, 0);
  const journeys = game.can('travel');

  test('sorting groups journeys by place, the safest first, and drops none', () => {
    const ranked = rankedJourneys(view, [{ move: 'decline' }, ...journeys]);
    expect(new Set(ranked)).toEqual(new Set(journeys));
    for (const [i, next] of ranked.slice(1).entries()) {
      const before = ranked[i]!;
      if (next.to === before.to) expect(dangerOf(view, next)).toBeGreaterThanOrEqual(dangerOf(view, before));
      else expect(ranked.slice(i + 1).some(({ to }) => to === before.to)).toBe(false);
    }
  });

  test('F2: an escape evades on the tile of the exit too, once', () => {
    const way = { move: 'travel', to: 'gate1.1', left: ['yard'], points: 1, cans: 0, means: [] } as const;
    expect(tilesToEvade({ ...way, escape: false })).toEqual(['yard']);
    expect(tilesToEvade({ ...way, escape: true })).toEqual(['yard', 'gate1']);
    expect(tilesToEvade({ ...way, left: ['gate1', 'yard'], escape: true })).toEqual(['gate1', 'yard']);
  });

  test('G5: only the viewer’s own plan shows what a visit pays', () => {
    const lines = packOf(view).plans.get(game.seat(0).plan)?.lines;
    expect(planValue(view, 'casino')).toBe(lines?.casino);
    expect(planValue(view, undefined)).toBeUndefined();
    expect(planValue(viewFor(escapePlan, game.state, 'spectator'), 'casino')).toBeUndefined();
  });
});

describe('X11. Uses without effect', () => {
  const wasted = (seat: object, move: Move): boolean => {
    const { state } = table({ seats: [{ at: 'yard.1', ...seat }, ...IDLE] });
    return isWasted(viewFor(escapePlan, state, 0), move);
  };

  test('healing without wounds has no effect', () => {
    expect(wasted({ wounds: 0 }, { move: 'useFirstAid' })).toBe(true);
    expect(wasted({ wounds: 1 }, { move: 'useFirstAid' })).toBe(false);
    expect(wasted({ wounds: 0 }, { move: 'useFixer', fixer: 'firstAidKit' })).toBe(true);
  });

  test('evading without officers has no effect', () => {
    expect(wasted({}, { move: 'useAsset', asset: 'evadeTile' })).toBe(true);
    expect(wasted({}, { move: 'useAsset', asset: 'evadeTile', tile: 'yard' })).toBe(false);
  });

  test('a spectator has no wasted moves', () => {
    const { state } = table({ seats: [{ at: 'yard.1' }, ...IDLE] });
    expect(isWasted(viewFor(escapePlan, state, 'spectator'), { move: 'useFirstAid' })).toBe(false);
  });
});
