import { PACKS } from '@getaway/escape-plan/content';
import type { View } from '@getaway/escape-plan/view';
import { describe, expect, test } from 'vitest';
import { surveyOf } from '../geometry/survey.ts';
import { OFFICER_SIZE } from '../pieces/layout.ts';
import { randomGame } from '../testing/randomGames.ts';
import { fitCamera, MAX_ZOOM, officerScale } from '../viewport/camera.ts';
import { overlap } from './boxes.ts';
import { type Label, labelLayout } from './labelLayout.ts';
import { OFFICER_HIDDEN, obstaclesOf } from './obstacles.ts';

const GAMES = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
] as const;
const WHOLE_CITY = 14;
/** The size of the map in a window of 1366 × 768 pixels, and on a phone of 390 × 844. */
const DESKTOP = { width: 1025, height: 589 };
const PHONE = { width: 390, height: 422 };
const LONG_NAMES = ['Можжевеловый парк', 'Последний трамвай', 'Juniper Park', 'Mill', 'Bairro da Lanterna Velha'];

function citiesOf(seed: number, players: number): readonly View[] {
  const views = new Map<number, View>();
  for (const { view } of randomGame(seed, players)) views.set(view.city.length, view);
  return [...views.values()];
}

function labelsOf(view: View, zoom: number, letters: number): readonly Label[] {
  const survey = surveyOf(view.pack, view.city);
  return labelLayout({
    zoom,
    letters,
    tiles: survey.tiles.map(({ id, centre }, i) => ({ id, centre, name: LONG_NAMES[i % LONG_NAMES.length] ?? id })),
    places: survey.locations.map(({ place, middle, location }) => ({ place, middle, name: location.kind })),
    obstacles: obstaclesOf(view, survey, { zoom, smallest: 12 }),
  });
}

const boxOf = ({ at, size }: Label, zoom: number) => ({ x: at.x * zoom, y: at.y * zoom, ...size });

describe.each(GAMES)('in the cities of game %i with %i players', (seed, players) => {
  const views = citiesOf(seed, players);

  test('every tile is named at every zoom level, and no two names overlap', () => {
    expect(views.length).toBeGreaterThan(3);
    for (const view of views)
      for (const letters of [13, 14])
        for (const zoom of [0.24, 0.3, 0.38, 0.45, 0.6, 0.8, 1, 1.5, MAX_ZOOM]) {
          const labels = labelsOf(view, zoom, letters);
          const named = labels.filter(({ kind }) => kind === 'tile').map(({ key }) => key);
          expect(named.toSorted()).toEqual(view.city.map(({ tile }) => tile).toSorted());
          const collisions = labels.flatMap((label, i) =>
            labels
              .slice(i + 1)
              .filter((other) => overlap(boxOf(label, zoom), boxOf(other, zoom)) > 0)
              .map((other) => `${label.key} and ${other.key} at ${zoom}`),
          );
          expect(collisions).toEqual([]);
        }
  });

  test('if the map shows the whole city, officers are at least 18 pixels large, or 14 on a phone', () => {
    const view = views.find(({ city }) => city.length === WHOLE_CITY);
    if (view === undefined) return; // the game ended early
    const { bounds } = surveyOf(view.pack, view.city);
    const sizeOn = (screen: typeof DESKTOP): number => {
      const { zoom } = fitCamera(bounds, screen);
      // a shield is the narrowest shape, with 73 % of the width of its square
      return OFFICER_SIZE * 0.73 * officerScale(zoom) * zoom;
    };
    expect(sizeOn(DESKTOP)).toBeGreaterThanOrEqual(18);
    expect(sizeOn(PHONE)).toBeGreaterThanOrEqual(14);
  });
});

test('a name is written in full where its tile has room', () => {
  const [view] = citiesOf(1, 3).slice(-1);
  if (view === undefined) throw new Error('the game has no city');
  const names = labelsOf(view, 0.7, 13)
    .filter(({ kind }) => kind === 'tile')
    .map(({ lines }) => lines.join(' '));
  expect(names.filter((name) => name in PACKS.get(view.pack).tiles)).toEqual([]);
});

test('names of tiles keep clear of officers', () => {
  const [view] = citiesOf(2, 3).slice(-1);
  if (view === undefined) throw new Error('the game has no city');
  const survey = surveyOf(view.pack, view.city);
  for (const zoom of [0.3, 0.38, 0.45, 0.6, 0.8]) {
    const officers = obstaclesOf(view, survey, { zoom, smallest: 14 }).filter((one) => one.weight === OFFICER_HIDDEN);
    expect(officers.length).toBeGreaterThan(5);
    for (const label of labelsOf(view, zoom, 14).filter(({ kind }) => kind === 'tile'))
      for (const { x, y, width, height } of officers) {
        const officer = { x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom };
        const hidden = overlap(boxOf(label, zoom), officer) / (officer.width * officer.height);
        expect(hidden, `${label.key} at ${zoom}`).toBeLessThan(0.3);
      }
  }
});
