import { packOf } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';
import { expect, test } from 'vitest';
import { randomGame } from '../testing/randomGames.ts';
import { newFerries, seamsOf } from './joins.ts';
import { nextInDirection } from './roving.ts';
import { placeableTiles, targetsOf } from './targets.ts';
import { placementToShow } from './useTurning.ts';

const ON_THE_MAP = new Set<Move['move']>([
  'placeTile',
  'openHaunt',
  'travel',
  'stepTo',
  'arrive',
  'returnMember',
  'moveOfficer',
  'removeOfficer',
]);
const isOnTheMap = (move: Move): boolean =>
  ON_THE_MAP.has(move.move) || ('tile' in move && typeof move.tile === 'string');

test.each([1, 2, 3, 4, 5])('with %i players every move that names a place can be chosen on the map', (players) => {
  const steps = new Set<string>();
  for (const { view, asked } of randomGame(10 + players, players)) {
    const wanted = asked.moves.filter(isOnTheMap);
    if (wanted.length === 0) continue;
    steps.add(asked.frame.step);
    const reached = new Set<Move>();
    const tiles = placeableTiles(asked.moves);
    for (const tile of tiles.length === 0 ? [undefined] : tiles)
      for (const target of targetsOf(asked, view, { tile })) for (const move of target.moves) reached.add(move);
    expect(wanted.filter((move) => !reached.has(move))).toEqual([]);
  }
  for (const step of ['placeTile', 'openSite', 'travel']) expect(steps).toContain(step);
});

test('a picked officer makes tiles choosable, each by the moves that take the officer there', () => {
  for (const { view, asked } of randomGame(3, 4)) {
    const officer = targetsOf(asked, view, {}).find(
      ({ kind, moves }) => kind === 'officer' && moves[0]?.move === 'moveOfficer',
    );
    if (officer?.kind !== 'officer' || officer.officer === 'inspector') continue;
    const tiles = targetsOf(asked, view, { picked: { officer: officer.officer, from: officer.tile } });
    expect(tiles.every(({ kind }) => kind === 'tile')).toBe(true);
    expect(tiles.flatMap(({ moves }) => moves)).toEqual(officer.moves);
    return;
  }
  throw new Error('no game moved an officer');
});

test('D7: every offered placement of a tile joins the city', () => {
  for (const { view, asked } of randomGame(5, 3)) {
    if (asked.frame.step !== 'placeTile') continue;
    const pack = packOf(view);
    for (const move of asked.moves) {
      if (move.move !== 'placeTile') continue;
      const joins = seamsOf(pack, view, move);
      expect(joins.length).toBeGreaterThan(0);
      for (const { from, to } of joins) expect(Math.hypot(from.x - to.x, from.y - to.y)).toBeCloseTo(40, 6);
      expect(newFerries(pack, view, move).every((tile) => tile in pack.tiles)).toBe(true);
    }
  }
});

test('the requested rotation is shown, or the next one that fits', () => {
  const at = (rotation: number) => ({ move: 'placeTile', tile: 'A1', q: 0, r: 0, rotation }) as const;
  expect(placementToShow([at(4), at(1)], 0)?.rotation).toBe(1);
  expect(placementToShow([at(4), at(1)], 2)?.rotation).toBe(4);
  expect(placementToShow([at(4), at(1)], 5)?.rotation).toBe(1);
});

test('an arrow key selects the nearest spot in its direction', () => {
  const spots = [
    { x: 50, y: 10 },
    { x: 200, y: 0 },
    { x: 0, y: 100 },
  ];
  expect(nextInDirection({ x: 0, y: 0 }, { x: 1, y: 0 }, spots)).toBe(spots[0]);
  expect(nextInDirection({ x: 0, y: 0 }, { x: 0, y: 1 }, spots)).toBe(spots[2]);
  expect(nextInDirection({ x: 0, y: 0 }, { x: -1, y: 0 }, spots)).toBeUndefined();
});
