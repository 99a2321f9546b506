import { expect, test } from 'vitest';
import { randomGame } from '../testing/randomGames.ts';
import { surveyOf } from './survey.ts';

/** Half of what three officers side by side take, and half of what a mark on the ground takes. */
const ACROSS = 40;
const DOWN = 20;

test('V9: no officers hide the middle of a terrain, where a thief stands between two steps', () => {
  const moment = [...randomGame(1, 2)].at(-1);
  if (moment === undefined) throw new Error('a game has questions');
  const { map, middles, tiles } = surveyOf(moment.view.pack, moment.view.city);
  const hidden = middles.filter(
    ({ x, y }, space) =>
      map.locationOf[space] === undefined &&
      tiles.some(({ post }) => Math.abs(x - post.x) < ACROSS && Math.abs(y - post.y) < DOWN),
  );
  expect(hidden).toEqual([]);
});
