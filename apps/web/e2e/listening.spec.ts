import type { Page } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { playChoices, preferring } from './support/player.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

interface Said {
  readonly politeness: string;
  readonly text: string;
}

/** Records everything that a screen reader would announce. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const heard: { politeness: string; text: string }[] = [];
    Object.assign(globalThis, { heard });
    for (const region of document.querySelectorAll('[aria-live]'))
      new MutationObserver(() => {
        const text = region.textContent?.trim() ?? '';
        if (text !== '') heard.push({ politeness: region.getAttribute('aria-live') ?? '', text });
      }).observe(region, { childList: true, characterData: true, subtree: true });
  });

const heardOn = (page: Page): Promise<readonly Said[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'heard') as Said[]);

test('a screen reader announces the prompt, the events, and the player’s turn', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'listening', until: (scene) => canMove(scene, 0, 'recruit') }));
  const begin = await nextMoment(page);
  await expect(page.locator('[aria-live="assertive"]')).toContainText('Your turn.');
  await listen(page);

  await page.locator('main.board .gs-pool [data-can="true"]').first().click();
  await nextMoment(page, begin);
  await expect
    .poll(() => heardOn(page))
    .toContainEqual({ politeness: 'polite', text: expect.stringMatching(/^You recruited /u) });
  const prompt = await page.locator('.prompt-line').innerText();
  await expect.poll(() => heardOn(page)).toContainEqual({ politeness: 'polite', text: prompt });
  expect((await heardOn(page)).filter(({ politeness }) => politeness === 'assertive')).toEqual([]);

  // The other players move, then it is Ada's turn again.
  await playChoices(page, 3, { strategy: preferring(/^End the turn/iu) });
  const heard = await heardOn(page);
  expect(heard.map(({ text }) => text).join(' ')).toMatch(/Duchess (?:recruited|passed|started|ended|pulled)/u);
  expect(heard.filter(({ politeness }) => politeness === 'assertive').at(-1)?.text).toMatch(/^Your turn\. ./u);
});

test('focusing a choice by keyboard announces its effect', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'listening', until: (scene) => canMove(scene, 0, 'recruit') }));
  await nextMoment(page);
  await page.locator('main.board .gs-pool [data-can="true"]').first().focus();
  await expect(page.getByRole('status').filter({ hasText: 'will join your gang' })).toBeVisible();
});
