import { nextMoment } from './support/moment.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test('a choice is taken back, and everything is as it was before', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'undo', until: (scene) => canMove(scene, 0, 'announce') }));
  const question = await nextMoment(page);
  const before = await shownOn(page);

  await page.getByRole('region', { name: 'Jobs' }).locator('[data-can="true"]').first().click();
  await nextMoment(page, question);
  expect(await shownOn(page)).not.toBe(before);

  await page.keyboard.press('u');
  await expect.poll(() => shownOn(page)).toBe(before);
  await expect(page.locator('[aria-live]').filter({ hasText: 'Undone.' })).toHaveCount(1);
});

test('what brought something hidden to light stands, and the table says what it was', async ({ page }) => {
  // The end of a turn lays out a new card; with another turn earned, the same person goes on.
  const extraTurn = gangstaFile({
    seed: 'undo0',
    level: 'random',
    until: (scene) => canMove(scene, 0, 'declineExtraTurn'),
  });
  await openFile(page, extraTurn);
  const question = await nextMoment(page);
  const end = page.locator('.actions .primary');
  await end.hover();
  await expect(page.locator('.foretold')).toContainText('Can’t be undone');
  await end.click();
  await nextMoment(page, question);

  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  const after = await shownOn(page);
  await undo.click({ force: true }); // it can be pressed, and says why it does nothing
  await expect(page.locator('.foretold')).toContainText('it revealed hidden information');
  await expect(page.locator('.foretold')).toContainText('New job:');
  expect(await shownOn(page)).toBe(after);
});
