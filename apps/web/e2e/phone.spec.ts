import { nextMoment } from './support/moment.ts';
import { BOT, startGame } from './support/newGame.ts';
import { playChoices, preferring } from './support/player.ts';
import { ADA_ALONE, canMove, escapePlanFile, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the first tap previews, the second one or the primary button chooses', async ({ page }) => {
  await openFile(
    page,
    gangstaFile({ seed: 'phone', until: (scene) => canMove(scene, 0, 'recruit') && canMove(scene, 0, 'announce') }),
  );
  const { question } = await nextMoment(page);
  const bar = page.locator('.prompt-bar');
  const card = page.locator('main.board .gs-pool [data-can="true"]').first();
  await card.tap();
  await expect(page.locator('.foretold')).toContainText('will join your gang');
  await expect(bar).toHaveAttribute('data-question', question);
  const confirm = page.locator('.thumb .primary');
  await expect(confirm).toHaveText(/^confirm: /iu);
  const recruiting = (await confirm.textContent()) ?? '';

  // Tapping a job selects the job and deselects the card.
  const job = page.locator('main.board .gs-jobs [data-can="true"]').first();
  await job.tap();
  await expect(confirm).not.toHaveText(recruiting);
  await expect(confirm).toHaveText(/^confirm: /iu);
  await expect(bar).toHaveAttribute('data-question', question);
  await job.tap();
  await expect(bar).not.toHaveAttribute('data-question', question);
  const chosen = await nextMoment(page);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await nextMoment(page, chosen);

  await card.tap();
  await expect(confirm).toHaveText(/^confirm: /iu);
  await confirm.tap();
  await expect(page.locator('.thumb .primary')).toHaveText('End the turn');
});

test('a few turns can be played on a phone, with buttons near the thumb and readable text', async ({ page }) => {
  await startGame(page, { game: 'Gangsta!', seats: ['Ada', BOT] });
  await playChoices(page, 9, { strategy: preferring(/^confirm/iu), press: (target) => target.tap() });
  // Nothing is wider than the screen, and the buttons are at the bottom.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const thumb = await page.locator('.thumb').boundingBox();
  expect((thumb?.y ?? 0) + (thumb?.height ?? 0)).toBeGreaterThan(800);
  for (const { name } of [{ name: 'Me' }, { name: 'Rivals' }, { name: 'Log' }, { name: 'Choices' }]) {
    await page.getByRole('tab', { name }).tap();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.getByRole('tabpanel')).not.toBeEmpty();
  }
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table *')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== ''),
      )
      .filter((element) => element.checkVisibility() && element.closest('.visually-hidden, svg') === null)
      .filter((element) => Number.parseFloat(getComputedStyle(element).fontSize) < 14)
      .map((element) => `${element.className}: ${element.textContent}`),
  );
  expect(small, 'smaller than 14 px').toEqual([]);
});

test('in a first game the note is folded, so that choices are visible at once', async ({ page }) => {
  await page.goto('/#/learn/gangsta');
  await page.getByRole('button', { name: 'Start your first game' }).tap();
  await expect(page).toHaveURL(/#\/table\//u);
  await nextMoment(page);
  const words = page.locator('.tip > p');
  await expect(words).toBeHidden();
  // The deal is random. If there are many choices, the page shows the adviser's suggestions first, so the test accepts
  // a suggestion or a choice.
  const offered = page.locator('.advised, .now .choice').filter({ visible: true });
  await expect(offered.first()).toBeInViewport({ ratio: 0.25 });
  await page.locator('.tip > summary').tap();
  await expect(words).toBeVisible();
  await expect(words).toContainText('Whoever has the most influence at the end wins.');
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(words).not.toContainText('Whoever has the most influence at the end wins.');
});

test('a menu of routes to one place leaves the map visible', async ({ page }) => {
  await openFile(
    page,
    escapePlanFile({
      seed: 'poster',
      until: ({ asked, view }) => asked?.seat === 0 && asked.frame.step === 'travel' && view.day === 2,
    }),
  );
  await nextMoment(page);
  await page.locator('.spot[data-can="true"][aria-label*="officer"]').first().tap({ force: true });
  const menu = page.locator('.spot-menu');
  await expect(menu.getByRole('button')).not.toHaveCount(1);
  const [map, box] = [await page.locator('.city-frame').boundingBox(), await menu.boundingBox()];
  if (map === null || box === null) throw new Error('the map and the menu are not both on the page');
  expect(box.y).toBeGreaterThanOrEqual(map.y + map.height);
  expect(box.y + box.height).toBeLessThanOrEqual(844);
});

test('the card of a journey does not cover its destination', async ({ page }) => {
  await openFile(
    page,
    escapePlanFile({
      seed: 'phone day',
      players: ADA_ALONE,
      until: (scene) => scene.view.day === 3 && canMove(scene, 0, 'travel'),
    }),
  );
  await nextMoment(page);
  const spots = await page.locator('.spot[data-can="true"][data-spot^="place"]').all();
  expect(spots.length).toBeGreaterThan(5);
  for (const spot of spots) {
    await spot.focus();
    const [card, place] = [await page.locator('.city-card').boundingBox(), await spot.boundingBox()];
    if (card === null || place === null) throw new Error('the card and the place are not both on the page');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const covers = x > card.x && x < card.x + card.width && y > card.y && y < card.y + card.height;
    expect(covers, `the card covers ${await spot.getAttribute('data-spot')}`).toBe(false);
  }
});
