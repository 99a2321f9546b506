import { PACKS, tileOfPlace } from '@getaway/escape-plan/content';
import type { GoTo } from '@getaway/escape-plan/moves';
import { needsSubway } from '@getaway/escape-plan/reading';
import { expect, test } from 'vitest';
import { type Moment, randomGame } from '../testing/randomGames.ts';
import { distance, type Point } from './plane.ts';
import { routeOf, travelOf } from './route.ts';
import { type Survey, surveyOf } from './survey.ts';

function tilesUnder({ mesh, tiles }: Survey, points: readonly Point[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const point of points) {
    const nearest = mesh.cells.reduce((best, cell) =>
      distance(cell.centre, point) < distance(best.centre, point) ? cell : best,
    );
    found.add(tiles[nearest.tile]?.id ?? '');
  }
  return found;
}

function checkJourney({ view, asked }: Moment, move: GoTo): void {
  const survey = surveyOf(view.pack, view.city);
  const from = view.seats[asked.seat]?.at ?? '';
  const legs = routeOf(survey, PACKS.get(view.pack), travelOf(from, move));
  const points = legs.flatMap((leg) => leg.points);
  if (from === move.to) return; // F1: the thief escapes from the current place
  expect(points[0]).toEqual(survey.locationAt.get(from)?.middle);
  expect(points.at(-1)).toEqual(survey.locationAt.get(move.to)?.middle);
  for (const [i, leg] of legs.entries()) if (i > 0) expect(leg.points[0]).toEqual(legs[i - 1]?.points.at(-1));
  // The last expectation checks that the drawn route stays on the tiles of the journey. Smoothing may make it touch one
  // neighbouring tile.
  if (needsSubway(move)) expect(legs.map(({ kind }) => kind)).toContain('subway'); // rule V5
  if (move.left.length === 0) return;
  const allowed = new Set([...move.left, tileOfPlace(move.to)]);
  const walked = legs.flatMap((leg) => (leg.kind === 'walk' ? leg.points : []));
  const strangers = [...tilesUnder(survey, walked)].filter((tile) => !allowed.has(tile));
  expect(strangers.length).toBeLessThanOrEqual(1);
}

test.each([1, 2, 3, 4, 5])('with %i players every journey of a random game can be drawn', (players) => {
  let checked = 0;
  for (const moment of randomGame(players, players)) {
    if (moment.asked.frame.step !== 'travel') continue;
    const journeys = moment.asked.moves.filter((move): move is GoTo => move.move === 'travel');
    for (const [i, move] of journeys.entries()) {
      if (i % 5 !== 0) continue;
      checkJourney(moment, move);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('only rides and flights are drawn as straight lines', () => {
  let walks = 0;
  let straight = 0;
  for (const { view, asked } of randomGame(7, 3))
    for (const move of asked.moves) {
      if (move.move !== 'travel' || move.means.length > 0) continue;
      const survey = surveyOf(view.pack, view.city);
      const from = view.seats[asked.seat]?.at ?? '';
      const legs = routeOf(survey, PACKS.get(view.pack), travelOf(from, move));
      walks += 1;
      if (legs.length === 1 && legs[0]?.kind === 'walk' && legs[0].points.length === 2) straight += 1;
    }
  expect(walks).toBeGreaterThan(100);
  expect(straight / walks).toBeLessThan(0.1);
});
