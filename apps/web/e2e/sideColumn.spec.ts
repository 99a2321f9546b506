import type { Gangsta } from '@getaway/gangsta';
import type { Scene } from '@getaway/table';
import type { Page } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { ADA_AND_BOTS, canMove, escapePlanFile, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

/** The number of choices that must be visible below the tip and the summary of recent events. */
const WANTED = 5;
/** With more choices than this, the adviser's suggestions come first. */
const MAX_CHOICES = 6;

const ADA_AND_THREE = [...ADA_AND_BOTS, { name: 'Rook', bot: 'steady' }];

/**
 * For each game, a turn with a few choices. Other players have moved before, so the summary of recent events is
 * visible.
 */
const FILES = {
  'Gangsta!': () =>
    gangstaFile({
      seed: 'column',
      players: ADA_AND_THREE,
      until: (scene) => canMove(scene, 0, 'recruit') && isAfterOthers(scene, 8) && hasSome(scene.asked?.moves),
    }),
  'Escape Plan': () =>
    escapePlanFile({
      seed: 'column',
      players: ADA_AND_THREE,
      until: (scene) => canMove(scene, 0, 'rest') && isAfterOthers(scene, 20) && hasSome(scene.asked?.moves),
    }),
};

/**
 * Whether more than `count` choices have been made and another player made the last one. If so, the summary of recent
 * events is visible.
 */
const isAfterOthers = ({ log: { passages } }: Pick<Scene, 'log'>, count: number): boolean =>
  passages.length > count && passages.at(-1)?.seat !== 0;

const hasSome = (moves: readonly unknown[] = []): boolean => moves.length >= WANTED && moves.length <= MAX_CHOICES;

/** The number of choices that the list shows without scrolling. */
const visibleChoices = (page: Page): Promise<number> =>
  page.locator('.now').evaluate((now) => {
    const { top, bottom } = now.getBoundingClientRect();
    return [...now.querySelectorAll('.choices-list > li > .choice, .choices-list > li > details > summary')].filter(
      (choice) => choice.getBoundingClientRect().top >= top && choice.getBoundingClientRect().bottom <= bottom + 1,
    ).length;
  });

for (const [game, make] of Object.entries(FILES))
  test(`${game}: with a tip and the digest of three rivals, five choices are visible`, async ({ page }) => {
    await openFile(page, make());
    await nextMoment(page);
    // Makes this a first game whose tips have not been read yet.
    await page.evaluate(() => {
      const id = /table\/(?<id>[^/]+)/u.exec(location.hash)?.groups?.id ?? '';
      localStorage.setItem('getaway-first-games', JSON.stringify([id]));
      localStorage.removeItem('getaway-tips-seen');
    });
    await page.reload();
    await nextMoment(page);
    await expect(page.locator('.tip')).toBeVisible();
    await expect(page.locator('.digest > header')).toBeVisible();
    expect(await visibleChoices(page)).toBeGreaterThanOrEqual(WANTED);

    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page.getByRole('dialog').locator('.digest-whole > li').first()).toBeVisible();
    await page.keyboard.press('Escape');
    for (const tip = page.locator('.tip .button').last(); await tip.isVisible(); ) await tip.click();
    await expect(page.locator('.digest > ul > li').first()).toBeVisible();
  });

test('Gangsta!: after a lost gang war, five henchmen with their warnings are visible', async ({ page }) => {
  const until = ({ asked }: Pick<Scene<Gangsta>, 'asked'>): boolean =>
    asked?.seat === 0 && asked.frame.step === 'giveUp' && asked.moves.length > WANTED;
  await openFile(page, gangstaFile({ seed: 'war', until }));
  await nextMoment(page);
  await expect(page.locator('.digest > header')).toBeVisible();
  await expect(page.locator('.now .choice .dangers').first()).toContainText('You’ll lose');
  expect(await visibleChoices(page)).toBeGreaterThanOrEqual(WANTED);
});

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1366, height: 768 },
  phone: { width: 390, height: 844 },
}))
  test(`the window itself never scrolls (${screen})`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openFile(page, gangstaFile({ seed: 'column', until: (scene) => canMove(scene, 0, 'recruit') }));
    await nextMoment(page);
    const size = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
    }));
    expect(size).toEqual(viewport);
  });
