import { nextMoment } from './support/moment.ts';
import { canMove, escapePlanFile, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

/** As many choices have to be visible between the note and the tabs, each with its figures. */
const WANTED = 3;
const ENOUGH = 5;

/** A turn with some choices, after turns of others that the digest tells. */
const FILES = {
  'Gangsta!': () =>
    gangstaFile({
      seed: 'column',
      until: (scene) => canMove(scene, 0, 'recruit') && scene.log.passages.length > 8 && hasSome(scene.asked?.moves),
    }),
  'Escape Plan': () =>
    escapePlanFile({
      seed: 'column',
      until: (scene) => canMove(scene, 0, 'rest') && scene.log.passages.length > 20 && hasSome(scene.asked?.moves),
    }),
};

/** Not so many that the adviser's suggestions stand before them. */
const hasSome = (moves: readonly unknown[] = []): boolean => moves.length > WANTED && moves.length <= ENOUGH;

for (const [game, make] of Object.entries(FILES))
  test(`${game}: with the note and the digest open, three choices are visible`, async ({ page }) => {
    await openFile(page, make());
    await nextMoment(page);
    // The same game as a first game, whose notes have not been read.
    await page.evaluate(() => {
      const id = /table\/(?<id>[^/]+)/u.exec(location.hash)?.groups?.id ?? '';
      localStorage.setItem('getaway-first-games', JSON.stringify([id]));
      localStorage.removeItem('getaway-tips-seen');
    });
    await page.reload();
    await nextMoment(page);
    await expect(page.locator('.tip')).toBeVisible();
    await expect(page.locator('.digest > header')).toBeVisible();
    const visible = await page.locator('.now').evaluate((now) => {
      const { top, bottom } = now.getBoundingClientRect();
      return [...now.querySelectorAll('.choices-list > li > .choice, .choices-list > li > details > summary')].filter(
        (choice) => choice.getBoundingClientRect().top >= top && choice.getBoundingClientRect().bottom <= bottom + 1,
      ).length;
    });
    expect(visible).toBeGreaterThanOrEqual(WANTED);

    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByRole('dialog').locator('.digest-whole > li').first()).toBeVisible();
    await page.keyboard.press('Escape');
    for (const tip = page.locator('.tip .button').last(); await tip.isVisible(); ) await tip.click();
    await expect(page.locator('.digest > ul > li').first()).toBeVisible();
  });
