import { changeLanguage, LANGUAGES } from './support/language.ts';
import { nextMoment } from './support/moment.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

const midGame = (seed: string): string =>
  gangstaFile({ seed, until: (scene) => canMove(scene, 0, 'recruit') && scene.log.passages.length > 40 });

test('the log opens by key, and its keys never make a choice', async ({ page }) => {
  await openFile(page, midGame('log keys'));
  const { question } = await nextMoment(page);
  await page.keyboard.press('1');
  await page.keyboard.press('l');
  await expect(page.locator('.log-entry').last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Viewing an earlier moment' })).toBeVisible();
  await page.keyboard.press('Escape');
  expect((await nextMoment(page)).question).toBe(question);
});

test('arrow keys and a slider move through the game, and jumping animates no payments', async ({ page }) => {
  await openFile(page, midGame('walk'));
  await nextMoment(page);
  await page.keyboard.press('l');
  await page.locator('.log-entry').nth(3).click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  const before = Number(await slider.inputValue());
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue(String(before + 1));
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(before));
  await slider.fill('30');
  await expect(page.locator('.past-moment')).toContainText('Step 30 of');
  await expect(page.locator('.gs-change')).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(slider).toHaveCount(0);
  await expect(page.locator('.gs-change')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the controls for looking back are inside their bar, in every language', async ({ page }) => {
    await openFile(page, midGame('phone'));
    await nextMoment(page);
    await page.locator('#tab-log').tap();
    await page.locator('.log-entry').nth(-5).tap();
    for (const language of LANGUAGES) {
      await changeLanguage(page, language);
      const outside = await page.locator('.prompt-bar').evaluate((bar) => {
        const { top, bottom, left, right } = bar.getBoundingClientRect();
        return [...bar.querySelectorAll('.past-title, .past-way, .past-way > *')]
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.top < top || box.bottom > bottom || box.left < left || box.right > right;
          })
          .map(({ className, tagName }) => `${tagName} ${className}`);
      });
      expect(outside, language).toEqual([]);
    }
  });
});
