import { expectAccessible } from './support/axe.ts';
import { startGame } from './support/newGame.ts';
import { playByList } from './support/online.ts';
import { finishTurns, playChoices } from './support/player.ts';
import { columnsOf } from './support/scoreSheet.ts';
import { expect, test } from './support/test.ts';

/**
 * The number of choices made on the map. The rest of the game is played from the list, which is several times as fast.
 */
const ON_THE_MAP = 15;

test('a whole solo game of Escape Plan against the Lieutenant, on the map and from the list, up to the score sheet', async ({
  page,
}) => {
  await startGame(page, { game: 'Escape Plan', seats: ['Ada'] });
  await playChoices(page, ON_THE_MAP, { strategy: finishTurns });
  await playByList({ page });
  const columns = await columnsOf(page);
  expect(columns.map(({ name }) => name).sort()).toEqual(['Ada', 'The Lieutenant']);
  for (const { lines, total, place } of columns) {
    expect(Object.keys(lines).length).toBeGreaterThanOrEqual(6);
    // Only ranked seats have a total. For other seats, the sheet gives the reason.
    if (/^\d/u.test(place)) expect(Object.values(lines).reduce((sum, value) => sum + value)).toBe(total);
  }
  await expectAccessible(page, 'the score sheet of Escape Plan');
});
