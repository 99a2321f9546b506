import type { Page } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { startGame } from './support/newGame.ts';
import { playOn, sitDown } from './support/player.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

/** The two resources dealt to the player at the device. */
const dealtOn = (page: Page): Promise<readonly string[]> =>
  page.locator('.gs-resources .choosable .gs-name').allInnerTexts();

/** The names that occur anywhere in the page: as text, label, title or attribute, visible or hidden. */
const mentions = async (page: Page, names: readonly string[]): Promise<readonly string[]> => {
  const html = (await page.content()).toLowerCase();
  return names.filter((name) => html.includes(name.toLowerCase()));
};

test('two players on one device never find the other’s secrets in the page', async ({ page }) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', 'Ben'], variants: [/^Resources/u] });
  const first = await nextMoment(page);
  expect(first.at).toBe('handover');
  const begun = await sitDown(page, first);
  const own = await dealtOn(page);
  expect(own).toHaveLength(2);
  expect(await mentions(page, own)).toEqual(own);

  // Repeated key presses must not skip the screen between two players.
  const kept = page.locator('.gs-resources .choosable').first();
  await kept.focus();
  for (let i = 0; i < 4; i += 1) await page.keyboard.press('Enter');
  const between = await nextMoment(page, begun);
  expect(between.at).toBe('handover');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.locator('main.handover')).toBeVisible();
  expect(await mentions(page, own)).toEqual([]);
  await expect(page.locator('.table')).toHaveCount(0);

  const choosing = await sitDown(page, between);
  const others = await dealtOn(page);
  expect(others).toHaveLength(2);
  expect(await mentions(page, own)).toEqual([]);
  await page.getByRole('button', { name: 'Log' }).first().click();
  expect(await mentions(page, own)).toEqual([]);

  // The resource that a player did not keep stays secret when the kept resources are revealed.
  await page.locator('.gs-resources .choosable').first().click();
  await nextMoment(page, choosing);
  const [, left = ''] = own;
  const [, leftByOther = ''] = others;
  const seen = { own: 0, other: 0 };
  let turns = 0;
  await playOn(page, {
    async until({ at }) {
      if (at !== 'question') return false;
      const log = page.getByRole('tab', { name: 'Log' });
      if ((await log.getAttribute('aria-selected')) === 'false') await log.click();
      const hidden = await mentions(page, [left, leftByOther]);
      seen.own += hidden.includes(left) ? 1 : 0;
      seen.other += hidden.includes(leftByOther) ? 1 : 0;
      expect(hidden.length, 'each knows their own at most').toBeLessThan(2);
      turns += 1;
      return turns > 6;
    },
  });
  expect(seen.own + seen.other).toBeGreaterThan(0); // players see in the log which resource they did not keep
});

test('a player can undo the end of their turn on the screen between two players, before the other one looks', async ({
  page,
}) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', 'Ben'] });
  const first = await nextMoment(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await sitDown(page, first);
  let last = '';
  await playOn(page, {
    strategy: (targets) =>
      targets.find(({ text }) => /^(?:Pass|Continue|Done calling back|Discard nothing|End the turn)/iu.test(text)),
    async until({ at }) {
      if (at === 'question') last = await shownOn(page);
      return at === 'handover';
    },
  });
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(name);
  await page.locator('main.handover .button:not(.primary):not([aria-disabled="true"])').click();
  await expect(page.locator('.prompt-bar[data-mine="true"]')).toBeVisible();
  await expect.poll(() => shownOn(page)).toBe(last);
});
