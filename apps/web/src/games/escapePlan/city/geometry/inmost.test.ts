import { expect, test } from 'vitest';
import { randomGame } from '../testing/randomGames.ts';
import { surveyOf } from './survey.ts';

/** Half the width and half the height of the area around the officers of a tile where they could hide a mark. */
const ACROSS = 40;
const DOWN = 20;

test('V9: officers do not hide the middle of a terrain, where a thief stands between two steps', () => {
  const moment = [...randomGame(1, 2)].at(-1);
  if (moment === undefined) throw new Error('the game asked no question');
  const { map, middles, tiles } = surveyOf(moment.view.pack, moment.view.city);
  const hidden = middles.filter(
    ({ x, y }, space) =>
      map.locationOf[space] === undefined &&
      tiles.some(({ post }) => Math.abs(x - post.x) < ACROSS && Math.abs(y - post.y) < DOWN),
  );
  expect(hidden).toEqual([]);
});
