import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { expect, test } from './support/test.ts';

/** Opens a lesson of Gangsta! after this number of steps, as if the player had left it there. */
async function resume(page: Page, lesson: string, steps: number): Promise<void> {
  await page.addInitScript(
    (progress) => {
      if (location.protocol !== 'about:') localStorage.setItem('getaway-lessons', progress);
    },
    JSON.stringify({ [`gangsta/${lesson}`]: { steps, finished: false } }),
  );
  await page.goto(`/#/learn/gangsta/${lesson}`);
}

/** Presses the tab key until the target has the focus, at most six times. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

test('a lesson can be played by keyboard, left and resumed, and a wrong choice can be undone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn : Gangsta!' }).click();
  await page.getByRole('link', { name: 'Start : The goal, and your first job' }).click();
  const coach = page.getByRole('region', { name: 'Lesson' });
  await expect(coach).toContainText('Step 1 of 5');
  await expect(page.locator('.thing-mark').first()).toBeVisible();
  await expectAccessible(page, 'a lesson');

  // The first press previews a choice, the second makes it.
  await page.keyboard.press('2');
  await page.keyboard.press('2');
  await expect(coach).toContainText('You chose: Pull off “Suitcase Weather”.');
  await expect(coach).toContainText('That job pays money but no influence.');
  await expect(coach.getByRole('button', { name: 'Undo and choose again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(coach).toHaveAttribute('data-strayed', 'false');
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-mine', 'true');

  await page.keyboard.press('1');
  await page.keyboard.press('1');
  await expect(coach).toContainText('Step 2 of 5');

  await coach.getByRole('link', { name: 'Leave the lesson' }).click();
  await page.getByRole('link', { name: 'Continue at step 2 of 5' }).click();
  await expect(coach).toContainText('Send both.');
});

test('a wrong choice without effects promises none', async ({ page }) => {
  await page.goto('/#/learn/gangsta/callBack');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await nextMoment(page);
  await page.keyboard.press('3');
  await page.keyboard.press('3');
  await expect(coach).toContainText('You chose: Done calling back.');
  await expect(coach).not.toContainText('leads to');
});

test('the key H shows advice: three plans with reasons', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now : Gangsta!' }).click();
  await nextMoment(page);
  await page.keyboard.press('h');
  await expect(page.locator('.advised')).toHaveCount(3);
  await expect(page.locator('.advised').first()).toContainText('to win');
  await expect(page.locator('.advised-against').first()).toContainText('plan 2');
});

test('officers are evaded and a wound is taken by keyboard', async ({ page }) => {
  await page.goto('/#/learn/escape-plan/officers');
  await nextMoment(page);
  const coach = page.getByRole('region', { name: 'Lesson' });
  for (const key of ['1', '1']) await page.keyboard.press(key);
  await expect(coach).toContainText('Step 2 of 6');
  // The choices are on the stage (the panel for the current decision), so the stage has the focus.
  await expect(page.locator('.ep-stage')).toBeFocused();
  const cap = page.getByRole('button', { name: 'Use the cap: local officer on Tinker Row' });
  await tabTo(page, cap);
  await page.keyboard.press('Enter');
  await expect(coach).toContainText('You have nothing to stop the federal officer. Stop evading.');
  await tabTo(page, page.locator('.ep-take'));
  await page.keyboard.press('Enter');
  await expect(coach).toContainText('One officer is left, so take one wound.');
});

test('the course leads to a first game', async ({ page }) => {
  await resume(page, 'chapters', 4);
  await nextMoment(page);
  await page.keyboard.press('1');
  await page.keyboard.press('1');
  const coach = page.getByRole('region', { name: 'Lesson' });
  await expect(coach.getByRole('link', { name: 'Next lesson: Extras: families and resources' })).toBeVisible();
  await expect(coach.getByRole('button', { name: 'Start your first game' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/table\//u);
  await expect(page.locator('.tip')).toBeVisible();
});

test.describe('with turns played back', () => {
  test.use({ settings: { speed: 'fast', motion: 'reduced' } });

  test('the coach goes on only when the turns of others have been shown', async ({ page }) => {
    await page.addInitScript(
      (progress) => {
        if (location.protocol !== 'about:') localStorage.setItem('getaway-lessons', progress);
      },
      JSON.stringify({ 'gangsta/job': { steps: 2, finished: false } }),
    );
    await page.goto('/#/learn/gangsta/job');
    await expect(page.getByRole('region', { name: 'Lesson' })).toContainText('Step 3 of 5');
    const { question } = await nextMoment(page);
    // Notes what the table shows at the moment when the coach's text changes.
    const changed = page.evaluate(
      () =>
        new Promise<{ readonly mine?: string | undefined; readonly question?: string | undefined }>((resolve) => {
          const task = (): string => document.querySelector('.coach-task')?.textContent ?? '';
          const first = task();
          const observer = new MutationObserver(() => {
            if (task() === first) return;
            observer.disconnect();
            const { mine, question } = document.querySelector<HTMLElement>('.prompt-bar')?.dataset ?? {};
            resolve({ mine, question });
          });
          observer.observe(document.body, { subtree: true, childList: true, characterData: true });
        }),
    );
    await page.keyboard.press('0');
    await page.keyboard.press('0');
    const { mine, question: next } = await changed;
    expect(mine).toBe('true');
    expect(next).not.toBe(question);
  });
});

test('a note of a first game is shown once, even if nobody dismisses it', async ({ page }) => {
  await page.goto('/#/learn/gangsta');
  await page.getByRole('button', { name: 'Start your first game' }).click();
  const { question } = await nextMoment(page);
  const note = page.locator('.tip').filter({ hasText: 'Whoever has the most influence at the end wins.' });
  await expect(note).toBeVisible();
  await page.keyboard.press('h');
  await page.locator('.advised').first().click();
  await page.getByRole('button', { name: /^Confirm/u }).click();
  await expect(page.locator('.prompt-bar')).not.toHaveAttribute('data-question', question);
  await expect(note).toHaveCount(0);
  await page.reload();
  await nextMoment(page);
  await expect(note).toHaveCount(0);
});

test('a note that was shown at one table is not repeated at the next', async ({ page }) => {
  const note = page.locator('.tip').filter({ hasText: 'Whoever has the most influence at the end wins.' });
  for (const times of [1, 0]) {
    await page.goto('/#/learn/gangsta');
    await page.getByRole('button', { name: 'Start your first game' }).click();
    await expect(page).toHaveURL(/#\/table\//u);
    await nextMoment(page);
    await expect(page.locator('.tip')).toBeVisible();
    await expect(note).toHaveCount(times);
  }
});
