import { expectAccessible } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { startGame } from './support/newGame.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

test('the pages outside the table are accessible in both themes', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'axe', until: () => true })); // makes the home page list a game
  for (const path of [
    '#/',
    '#/new/gangsta',
    '#/rules/gangsta',
    '#/learn/gangsta',
    '#/settings',
    '#/credits',
  ] as const) {
    await page.goto(`/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\w/u);
    await expectAccessible(page, path);
  }
});

test('a table of Gangsta! and its dialogs are accessible in both themes', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'axe', until: (scene) => canMove(scene, 0, 'recruit') }));
  await nextMoment(page);
  await expectAccessible(page, 'the first turn');

  for (const [entry, title] of [
    ['Settings', 'Settings'],
    ['Keyboard', 'Keyboard'],
    ['Who plays', 'Who plays'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    if (entry === 'Settings') await expectAccessible(page, 'the menu', '#table-menu');
    await page.getByRole('button', { name: entry }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectAccessible(page, `the dialog ${entry}`, 'dialog');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.locator('.rule-chip').first().click();
  await expect(page.getByRole('dialog', { name: /^Rule / })).toBeVisible();
  await expectAccessible(page, 'a rule', 'dialog');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Advice' }).click();
  await expect(page.locator('.advised').first()).toBeVisible();
  await expectAccessible(page, 'the adviser', '.adviser');
});

test('Gangsta! in mid-game, its log, an earlier moment and the score sheet are accessible in both themes', async ({
  page,
}) => {
  await openFile(
    page,
    gangstaFile({
      seed: 'axe middle',
      options: { families: true, resources: true },
      until: (scene) => canMove(scene, 0, 'mobilise') && scene.view.chapter === 2,
    }),
  );
  await nextMoment(page);
  await expectAccessible(page, 'chapter II');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectAccessible(page, 'the log', '.side');
  await page.locator('.log-entry').last().click();
  await page.locator('.log-entry').nth(5).click();
  await expect(page.getByText('Viewing an earlier moment')).toBeVisible();
  await expectAccessible(page, 'the past', '.prompt-bar');

  await openFile(page, gangstaFile({ seed: 'axe end' }));
  await expect(page.locator('main.game-over')).toBeVisible();
  await expectAccessible(page, 'the score sheet');
  await page.getByRole('button', { name: 'Look at the final table' }).click();
  await expectAccessible(page, 'the final table', 'main.board');
  await page.goto(page.url().replace('#/table/', '#/replay/'));
  await expect(page.locator('.replay-bar')).toBeVisible();
  await expectAccessible(page, 'the replay');
});

test('the screen between two players is accessible in both themes', async ({ page }) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', 'Ben'] });
  await expect(page.locator('main.handover .primary:not([aria-disabled="true"])')).toBeVisible();
  await expectAccessible(page, 'handover');
});
