import { expect, test } from 'vitest';
import { randomGame } from '../testing/randomGames.ts';
import { surveyOf } from './survey.ts';

/** Half the size of three officers in a row, plus half the size of a mark on the ground. */
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
