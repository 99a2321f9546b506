import { expect, test } from '@playwright/test';
import { fairnessText } from './support/draws.ts';
import { arrive, begin, faults, host, join } from './support/online.ts';
import { finishOverSockets } from './support/wire.ts';

test.afterEach(() => expect(faults.splice(0), 'errors in the page').toEqual([]));

test('in an online game, both devices contribute to the seed and both verify the draws', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  await join(ben, await host(ada, { game: 'Gangsta!', seats: 2 }));
  await expect(ada.page.getByText('2 devices add values of their own')).toBeVisible();
  const commitment = await ben.page.locator('[data-commitment]').getAttribute('data-commitment');
  await begin(ada);
  await finishOverSockets([ada, ben]);
  for (const { page } of [ada, ben]) {
    const told = await fairnessText(page);
    expect(told).toContain('This device’s value is part of the seed.');
    expect(told).toContain(commitment);
    expect(told).toMatch(/Ada’s value\s+[\da-f]{64}\s+Ben’s value\s+[\da-f]{64}/u);
  }
  // The device remembers a commitment that differs from the server's. So it must report that the draws are wrong.
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
