import { nextMoment } from './support/moment.ts';
import { gangstaPosition } from './support/positions.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { shownOn } from './support/shown.ts';
import { expect, test } from './support/test.ts';

test('undo restores everything as it was before the choice', async ({ page }) => {
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

test('a choice that revealed hidden information can’t be undone, and the table says what it revealed', async ({
  page,
}) => {
  // A position in which ending the turn reveals a new card, and the same player continues with an extra turn. Nobody
  // else has to decide in between.
  const extraTurn = gangstaPosition(
    'an extra turn',
    (scene) =>
      canMove(scene, 0, 'declineExtraTurn') &&
      scene.view.seats.every(({ money }) => money >= 4) &&
      (scene.view.seats[0]?.gang.length ?? 0) < scene.view.threshold,
  );
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
  await undo.click({ force: true }); // a press on the disabled button shows why the choice can't be undone
  await expect(page.locator('.foretold')).toContainText('it revealed hidden information');
  await expect(page.locator('.foretold')).toContainText('New job:');
  expect(await shownOn(page)).toBe(after);
});
