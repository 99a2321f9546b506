import { expect, type Page } from '@playwright/test';
import { startGame } from './support/newGame.ts';
import { arrive, begin, faults, host, join, playByList } from './support/online.ts';
import { playOn } from './support/player.ts';
import { test } from './support/test.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

/** Opens the fairness section below the scores and returns its text. */
async function drawsOf(page: Page): Promise<string> {
  const draws = page.locator('.draws');
  await draws.getByText('Every draw verified').click();
  return draws.innerText();
}

test('a game in this browser: every draw is verified, and this device contributes to the seed', async ({ page }) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', { bot: 'rookie' }] });
  await playOn(page);
  const draws = await drawsOf(page);
  expect(draws).toContain('This device’s value is part of the seed.');
  expect(draws).toMatch(/Commitment\s+[\da-f]{64}/u);
  expect(draws).toMatch(/This device’s value\s+[\da-f]{64}/u);
  await page.reload();
  expect(await drawsOf(page)).toBe(draws);
});

test('an online game of two: both devices contribute to the seed and both verify the draws', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await join(ben, await host(ada, { game: 'Gangsta!', seats: 2 }));
  await expect(ada.page.getByText('2 devices add values of their own')).toBeVisible();
  const commitment = await ben.page.locator('[data-commitment]').getAttribute('data-commitment');
  await begin(ada);
  await Promise.all([playByList(ada), playByList(ben)]);
  for (const { page } of [ada, ben]) {
    const told = await drawsOf(page);
    expect(told).toContain('This device’s value is part of the seed.');
    expect(told).toContain(commitment);
    expect(told).toMatch(/Ada’s value\s+[\da-f]{64}\s+Ben’s value\s+[\da-f]{64}/u);
  }
  // A device that remembers another commitment reports that the server cheated.
  await ben.page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('getaway-draws') ?? '{}') as Record<string, { commitment: string }>;
    for (const witness of Object.values(kept)) witness.commitment = '0'.repeat(64);
    localStorage.setItem('getaway-draws', JSON.stringify(kept));
  });
  await ben.page.reload();
  await ben.page.locator('.draws').getByText('The draws are wrong').click();
  await expect(ben.page.locator('.draws')).toContainText('This device saw a different commitment before the game.');
  await ada.leave();
  await ben.leave();
});
