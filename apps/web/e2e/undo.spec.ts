import type { Page } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const START = gangstaFile({ seed: 'undo', until: (scene) => canMove(scene, 0, 'announce') && canMove(scene, 0, 'recruit') });

/** Everything that the table shows: the prompt, the board, one's own things, the choices, the rivals. */
export const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    ['.prompt-line', 'main.board', 'section.own', 'aside .choices-list', 'aside .tab-panel']
      .map((part) => document.querySelector<HTMLElement>(part)?.innerText ?? `no ${part}`)
      .join('\n—\n'),
  );

test('a choice is taken back, and everything is as it was before', async ({ page }) => {
  await openFile(page, START);
  const question = await nextMoment(page);
  const before = await shownOn(page);

  await page.getByRole('region', { name: 'Jobs' }).locator('[data-can="true"]').first().click();
  await nextMoment(page, question);
  expect(await shownOn(page)).not.toBe(before);

  await page.keyboard.press('u');
  await expect.poll(() => shownOn(page)).toBe(before);
  await expect(page.locator('[aria-live]').filter({ hasText: 'Taken back.' })).toHaveCount(1);
});

test('what brought something hidden to light stands, and the table says what it was', async ({ page }) => {
  await openFile(page, START);
  const question = await nextMoment(page);
  const hired = page.getByRole('region', { name: 'For hire' }).locator('[data-can="true"]').first();
  await hired.hover();
  await expect(page.locator('.foretold')).toContainText('No way back after this');
  await hired.click();
  await nextMoment(page, question);

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const after = await shownOn(page);
  await undo.click();
  await expect(page.locator('.foretold')).toContainText('Your last choice stands, because something hidden came to light');
  await expect(page.locator('.foretold')).toContainText('You recruited');
  expect(await shownOn(page)).toBe(after);
});
