import { BOT, startGame } from './support/newGame.ts';
import { playChoices } from './support/player.ts';
import { expect, test } from './support/test.ts';

// Equivalent to 1366 × 768 at 200 % zoom.
test.use({ viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 });

test('at 200 % nothing is cut off on the pages outside the table', async ({ page }) => {
  for (const path of [
    '#/',
    '#/new/gangsta',
    '#/new/escape-plan',
    '#/rules/gangsta',
    '#/settings',
    '#/credits',
  ] as const) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/u);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(683);
  }
});

test('at 200 % a game can be played, and everything is reachable', async ({ page }) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', BOT] });
  // Clicks scroll to their target and fail if something covers it.
  await playChoices(page, 6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(683);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Leave the table' }).click({ trial: true });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Sound').scrollIntoViewIfNeeded();
  await page.getByRole('dialog').getByText('On', { exact: true }).first().click({ trial: true });
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
