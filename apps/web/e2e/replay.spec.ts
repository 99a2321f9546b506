import { nextMoment } from './support/moment.ts';
import { canMove, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

test('a running game can be replayed with keys, and continued from a moment as a new game', async ({ page }) => {
  const file = gangstaFile({
    seed: 'replay',
    until: (scene) => canMove(scene, 0, 'recruit') && scene.log.passages.length > 40,
  });
  await openFile(page, file);
  await nextMoment(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Replay from the beginning' }).click();
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  await expect(slider).toHaveValue('1');
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveValue('2');
  await page.keyboard.press('End');
  const last = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(last));
  await page.keyboard.press('PageUp');
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThan(last);
  await page.keyboard.press('Home');
  // While the game runs, the view of another player can't be chosen.
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByText('Play on from here').click();
  await page.getByLabel('Level of the bots').selectOption('rookie');
  await page.getByLabel('Style of the bots').selectOption('fighter');
  await page.getByRole('button', { name: /Play on from step/u }).click();
  await nextMoment(page);
  await page.goto('/#/');
  await expect(page.getByText(/Continued from step \d+ of a game with/u)).toBeVisible();
  await expect(page.locator('.kept-game')).toHaveCount(2);
});

test('a key works as soon as the slider is there', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'at once', level: 'random' }));
  const id = /table\/(?<id>[^/]+)/u.exec(page.url())?.groups?.id ?? '';
  // The observer runs right after the slider appears, before the page is painted.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.replay-bar input[type="range"]') === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.goto(`/#/replay/${id}/local`);
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('2');
});

test('a replay never reports a slow bot, however long a moment of a bot’s turn is shown', async ({ page }) => {
  await page.clock.install();
  const file = gangstaFile({
    seed: 'waiting',
    players: [{ name: 'Slick', bot: 'steady' }, { name: 'Ada' }],
    level: 'random',
  });
  await openFile(page, file);
  const id = /table\/(?<id>[^/]+)/u.exec(page.url())?.groups?.id ?? '';
  await page.goto(`/#/replay/${id}/local`);
  const slider = page.getByRole('slider', { name: 'Moment of the game' });
  for (let turn = 1; turn <= 2; turn += 1) {
    await page.clock.fastForward('02:00');
    await expect(slider).toBeVisible();
    await expect(page.getByText('This bot is taking very long')).toHaveCount(0);
    await page.keyboard.press('PageDown');
    await expect(slider).not.toHaveValue('1');
  }
});

test('the statistics list a finished game with its replay until the game is removed', async ({ page }) => {
  await page.goto('/#/statistics');
  await expect(page.getByText('No finished games yet')).toBeVisible();
  await page.goto('/#/');
  await openFile(page, gangstaFile({ seed: 'statistics', level: 'random' }));
  await page.goto('/#/statistics');
  await expect(page.getByRole('table', { name: 'Places' })).toContainText('Place 1');
  await expect(page.getByRole('table', { name: 'Average score, line by line' })).toContainText('Completed jobs');
  await page.getByText('All games').click();
  await page
    .getByRole('link', { name: /Replay/u })
    .first()
    .click();
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toBeVisible();
  await page.goto('/#/statistics');
  await page.getByRole('button', { name: 'Delete these statistics' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete these statistics' }).click();
  await expect(page.getByText('No finished games yet')).toBeVisible();
});

test('a bug report is shown before it is saved, and names the version and the build', async ({ page }) => {
  await openFile(page, gangstaFile({ seed: 'report', until: (scene) => canMove(scene, 0, 'recruit') }));
  await nextMoment(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Report a bug' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The whole report').click();
  await expect(dialog.locator('pre')).toContainText(/"build": "\d+\.\d+\.\d+\+[0-9a-f]{12}"/u);
});
