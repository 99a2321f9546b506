import { expectAccessible } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { expect, test } from './support/test.ts';

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

test('the key H shows advice: three plans with reasons', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now : Gangsta!' }).click();
  await nextMoment(page);
  await page.keyboard.press('h');
  await expect(page.locator('.advised')).toHaveCount(3);
  await expect(page.locator('.advised').first()).toContainText('to win');
  await expect(page.locator('.advised-against').first()).toContainText('plan 2');
});
