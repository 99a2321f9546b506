import type { Page } from '@playwright/test';
import { type Moment, nextMoment } from './support/moment.ts';
import { gangstaPosition } from './support/positions.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

interface Focus {
  readonly number: string | undefined;
  readonly visible: boolean;
  readonly what: string;
}

/** The focused element, and whether its focus is visible. */
const focusOn = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body)
      return { number: undefined, visible: false, what: 'nothing' };
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused);
    const ring = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return {
      number: focused.dataset.number,
      visible: ring && focused.matches(':focus-visible') && focused.checkVisibility(),
      what: focused.outerHTML.slice(0, 80),
    };
  });

/**
 * Makes a choice by keyboard. Pressing a number key once selects the choice, and pressing it again makes the choice.
 */
async function chooseByKeys(page: Page, moment: Moment, by: number): Promise<Moment> {
  if ((await page.locator('.sure-dialog').count()) > 0) {
    // The button that cancels has the focus. The next button confirms.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    return nextMoment(page, moment);
  }
  const numbers = await page
    .locator('[data-number]')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('data-number') ?? ''));
  if (numbers.length === 0) return nextMoment(page, moment); // the question changed in the meantime
  const number = numbers.filter((key) => key !== '0')[by % Math.max(numbers.length - 1, 1)] ?? '0';
  await page.keyboard.press(number);
  await expect
    .poll(() => focusOn(page), `after ${number} of ${numbers.join('')}`)
    .toMatchObject({ number, visible: true });
  const isGroup = await page.evaluate(() => document.activeElement?.tagName === 'SUMMARY');
  await page.keyboard.press(by % 2 === 0 || isGroup ? 'Enter' : number);
  if (isGroup) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusOn(page)).toMatchObject({ visible: true });
    await page.keyboard.press('Enter');
  }
  let next = await nextMoment(page, isGroup ? { ...moment, mark: `${moment.mark} 1` } : moment);
  // A choice with a certain loss has to be confirmed in a dialog. The dialog's first button cancels.
  if (await page.locator('.sure-dialog[open]').isVisible()) {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    next = await nextMoment(page, next);
  }
  if (next.at === 'question')
    await expect.poll(async () => (await focusOn(page)).what, 'the focus is lost').not.toBe('nothing');
  return next;
}

/** Enough choices for several turns. Some choices are in groups, and some need a confirmation. */
const CHOICES = 15;
const MAX_CHOICES = 100;

test('a game is set up and played by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const toFocus = async (name: RegExp): Promise<void> => {
    for (let i = 0; i < 60; i += 1) {
      await page.keyboard.press('Tab');
      // At first the body has the focus. It is skipped, because its text is the text of the whole page.
      const what = await page.evaluate(() => document.querySelector(':focus:not(body)')?.textContent ?? '');
      if (name.test(what)) {
        await expect.poll(() => focusOn(page)).toMatchObject({ visible: true });
        return;
      }
    }
    throw new Error(`the tab key does not reach ${name}`);
  };
  await expect(page.getByRole('link', { name: /Set up a game.*Gangsta/u })).toBeVisible();
  await toFocus(/Set up a game.*Gangsta/u);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await toFocus(/Start the game/u);
  await page.keyboard.press('Enter');
  let moment = await nextMoment(page);
  for (let i = 0; i < CHOICES && moment.at === 'question'; i += 1) moment = await chooseByKeys(page, moment, i);
});

test('a game is played to its end by keyboard, and the focus moves to the score sheet', async ({ page }) => {
  const lastTurn = gangstaPosition(
    'the last turn',
    (scene) => canMove(scene, 0, 'recruit') && scene.view.chapter === 3 && scene.view.seats[0]?.gang.length === 8,
  );
  await openFile(page, lastTurn);
  let moment = await nextMoment(page);
  for (let i = 0; i < MAX_CHOICES && moment.at === 'question'; i += 1) moment = await chooseByKeys(page, moment, i);
  expect(moment.at).toBe('over');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focusOn(page)).toMatchObject({ visible: true });
});

test('the keys listed in the help work as described', async ({ page }) => {
  await openFile(
    page,
    gangstaFile({ seed: 'help', until: (scene) => canMove(scene, 0, 'recruit') && scene.log.passages.length > 10 }),
  );
  await nextMoment(page);
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog).toContainText('Undo the last choice');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('l');
  await expect(page.getByRole('tab', { name: 'Rivals' })).toHaveAttribute('aria-selected', 'true');

  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: /^Rule / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('1');
  await expect(page.locator('.foretold')).not.toContainText('Point at a choice');
  await page.keyboard.press('Escape');
  await expect(page.locator('.foretold')).toContainText('Point at a choice');
});
