import { expectAccessible } from './support/axe.ts';
import { startGame } from './support/newGame.ts';
import { finishTurns, playOn } from './support/player.ts';
import { columnsOf } from './support/scoreSheet.ts';
import { expect, test } from './support/test.ts';

test('a whole solo game of Escape Plan against the Lieutenant, played on the map, up to the score sheet', async ({
  page,
}) => {
  await startGame(page, { game: 'Escape Plan', seats: ['Ada'] });
  await playOn(page, { strategy: finishTurns });
  const columns = await columnsOf(page);
  expect(columns.map(({ name }) => name).sort()).toEqual(['Ada', 'The Lieutenant']);
  for (const { lines, total, place } of columns) {
    expect(Object.keys(lines).length).toBeGreaterThanOrEqual(6);
    // Only ranked seats have a total. For other seats the sheet says why they have no place.
    if (/^\d/u.test(place)) expect(Object.values(lines).reduce((sum, value) => sum + value)).toBe(total);
  }
  await expectAccessible(page, 'the score sheet of Escape Plan');
});
