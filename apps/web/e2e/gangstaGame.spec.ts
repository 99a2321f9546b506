import { fairnessText } from './support/draws.ts';
import { nextMoment } from './support/moment.ts';
import { BOT, startGame } from './support/newGame.ts';
import { playByList } from './support/online.ts';
import { playChoices, preferring } from './support/player.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { columnsOf } from './support/scoreSheet.ts';
import { expect, test } from './support/test.ts';

/**
 * The number of choices made on the board. The rest of a game is played from the list, which is several times as fast.
 */
const ON_THE_BOARD = 15;

test('a whole game of Gangsta!, on the board and from the list, up to the score sheet, fair draws and a rematch', async ({
  page,
}) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', BOT, BOT] });
  await playChoices(page, ON_THE_BOARD, { strategy: preferring(/Leaves you/u) });
  await playByList({ page });

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win/u);
  const columns = await columnsOf(page);
  expect(columns.map(({ name }) => name).sort()).toEqual(['Ada', 'Duchess', 'Slick']);
  for (const { lines, total } of columns) {
    expect(Object.keys(lines).length).toBeGreaterThanOrEqual(4);
    expect(Object.values(lines).reduce((sum, value) => sum + value)).toBe(total);
  }
  // G2. Players with equal influence and equally large gangs share a place.
  const totals = columns.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  expect(columns[0]?.place).toBe('1st');

  await test.step('every draw is verified, and this device contributed to the seed', async () => {
    const draws = await fairnessText(page);
    expect(draws).toContain('This device’s value is part of the seed.');
    expect(draws).toMatch(/Commitment\s+[\da-f]{64}/u);
    expect(draws).toMatch(/This device’s value\s+[\da-f]{64}/u);
    await page.reload();
    expect(await fairnessText(page)).toBe(draws);
  });

  const address = page.url();
  await page.getByRole('button', { name: 'Play again, same people' }).click();
  await expect(page).not.toHaveURL(address);
  await expect(page.locator('.prompt-bar')).toBeVisible();
  await expect(page.getByText('Duchess').first()).toBeVisible();
});

test('W4: one click ends the turn and takes the extra turn, another button declines it', async ({ page, browser }) => {
  const until: Parameters<typeof gangstaFile>[0]['until'] = (scene) => canMove(scene, 0, 'declineExtraTurn');
  const file = gangstaFile({ seed: 'undo0', level: 'random', until });
  await openFile(page, file);
  const question = await nextMoment(page);
  await expect(page.locator('.actions .primary')).toHaveText('End the turn');
  await expect(page.locator('.choices-list')).toContainText('Take an extra turn.');
  await page.getByRole('button', { name: /decline the extra turn/u }).click();
  await page.locator('.sure-dialog .danger-button').click();
  await nextMoment(page, question);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log')).toContainText('declined the extra turn');

  // Another browser opens the same file, which was saved before the choices above.
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openFile(other, file);
  const again = await nextMoment(other);
  await other.locator('.actions .primary').click();
  await nextMoment(other, again);
  await expect(other.locator('.status-line, header').first()).toContainText(/extra/u);
  await elsewhere.close();
});
