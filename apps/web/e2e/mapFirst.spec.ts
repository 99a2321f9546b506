import type { Locator, Page } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { canMove, escapePlanFile, gangstaFile, once, openFile } from './support/prepared.ts';
import { waitForRestingMap } from './support/restingMap.ts';
import { expect, test } from './support/test.ts';
import { findUnreadable } from './support/unreadable.ts';

/** Day 3 with the whole city of 14 tiles. */
const wholeCity = once(() =>
  escapePlanFile({
    seed: 'whole city',
    level: 'random',
    until: ({ asked, view }) => asked?.seat === 0 && asked.frame.step === 'travel' && view.city.length === 14,
  }),
);

const sizeOf = async (locator: Locator): Promise<{ readonly width: number; readonly height: number }> =>
  (await locator.boundingBox()) ?? { width: 0, height: 0 };

/** The width of the smallest officer on the screen, once the map has stopped moving. */
async function smallestOfficer(page: Page): Promise<number> {
  await waitForRestingMap(page);
  const widths = await page
    .locator('.officer > path:first-of-type')
    .evaluateAll((officers) => officers.map((officer) => officer.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(5);
  return Math.min(...widths);
}

test('the city fills most of the window, and panels that open over it stay open after a reload', async ({ page }) => {
  await openFile(page, wholeCity());
  await nextMoment(page);
  const city = await sizeOf(page.locator('.city-frame'));
  expect((city.width * city.height) / (1366 * 768)).toBeGreaterThan(0.55);
  expect((await sizeOf(page.locator('.prompt-bar'))).height).toBeLessThanOrEqual(64);
  expect(await smallestOfficer(page)).toBeGreaterThanOrEqual(18);
  await expect(page.locator('.tile-name')).toHaveCount(14);

  await test.step('by mouse', async () => {
    await page.getByRole('button', { name: 'My board' }).click();
    await expect(page.locator('.ep-own')).toBeVisible();
    await page.getByRole('tab', { name: 'Market' }).click();
    await expect(page.locator('.ep-market')).toBeVisible();
    expect(await sizeOf(page.locator('.city-frame'))).toEqual(city);
  });
  await page.reload();
  await nextMoment(page);
  await expect(page.locator('.ep-own')).toBeVisible();
  await expect(page.locator('.ep-market')).toBeVisible();

  await test.step('by keyboard', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.ep-market')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('.ep-own')).toHaveCount(0);
    await page.getByRole('button', { name: 'Plan', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.ep-plan')).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

test('layers are switched and remembered, and the ruler measures between two places', async ({ page }) => {
  await openFile(page, wholeCity());
  await nextMoment(page);
  await expect(page.locator('.layer-plan, .officer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Layers' }).click();
  await page.getByLabel('Officers', { exact: true }).uncheck();
  await expect(page.locator('.officer').first()).toBeHidden();
  for (const [layer, drawn] of [
    ['Water and ferries', '.layer-land'],
    ['Subway and flights', '.layer-subway'],
    ['Who can reach what', '.layers .marker'],
  ] as const) {
    await page.getByLabel(layer).check();
    await expect(page.locator(drawn).first()).toBeAttached();
  }
  await page.reload();
  await nextMoment(page);
  await expect(page.locator('.layer-land')).toBeAttached();
  await expect(page.locator('.officer').first()).toBeHidden();

  const { question } = await nextMoment(page);
  await page.getByRole('button', { name: 'Ruler' }).click();
  const spots = page.locator('.spot.round');
  await waitForRestingMap(page);
  await spots.nth(0).click({ force: true });
  await waitForRestingMap(page);
  await spots.nth(5).click({ force: true });
  await expect(page.locator('.ruler-card')).toContainText(/tiles? apart|same tile/u);
  await expect(page.locator('.ruler-card')).toContainText(/\d MP|no way/u);
  await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.ruler-card')).toHaveCount(0);
});

/** Points at a place that can't be reached, and expects the page to say why. */
async function pointAtForbidden(page: Page, act: (spot: Locator) => Promise<void>): Promise<void> {
  await act(page.locator('.spot.round[data-can="false"]').first());
  await expect(page.locator('.foretold')).toContainText(/can’t|Needs|short|V\d|L\d/u);
}

test('the reason why a place can’t be reached hides nothing', async ({ page }) => {
  await openFile(page, wholeCity());
  await nextMoment(page);
  await pointAtForbidden(page, (spot) => spot.hover({ force: true }));
  await waitForRestingMap(page);
  expect(await page.evaluate(findUnreadable, 12)).toEqual([]);
});

test.describe('with motion and a simulated clock', () => {
  test.use({ settings: { speed: 'instant', motion: 'full' } });

  test('a press on a moving map chooses nothing, because its target has moved away', async ({ page }) => {
    await page.clock.install();
    await openFile(page, wholeCity());
    const { question } = await nextMoment(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    const world = page.locator('.city-world');
    await expect(world).toHaveClass(/gliding/u);
    await world.evaluate((moving) => Promise.allSettled(moving.getAnimations().map(({ finished }) => finished)));
    const at = await page.evaluate(findFreeSpot);
    await page.mouse.click(at.x, at.y);
    await page.clock.runFor(1000);
    await expect(world).not.toHaveClass(/gliding/u);
    await expect(page.locator('.prompt-bar')).toHaveAttribute('data-question', question);
    await expect(page.locator('.spot-menu')).toHaveCount(0);

    await page.mouse.click(at.x, at.y);
    const chosen = page.locator(`.spot-menu, .prompt-bar:not([data-question="${question}"])`);
    await expect(chosen.first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the city gets half of the screen, figures stay visible, and the reason of a refusal hides nothing', async ({
    page,
  }) => {
    await openFile(page, wholeCity());
    await nextMoment(page);
    expect((await sizeOf(page.locator('.city-frame'))).height).toBeGreaterThanOrEqual(844 / 2);
    expect((await sizeOf(page.locator('.prompt-bar'))).height).toBeLessThanOrEqual(64);
    expect(await smallestOfficer(page)).toBeGreaterThanOrEqual(14);
    for (const tab of ['Me', 'Rivals', 'Market', 'Choices']) {
      await page.getByRole('tab', { name: tab }).tap();
      await expect(page.locator('.table-head .ep-vitals')).toContainText('$');
      await expect(page.locator('.table-head .ep-wounds')).toBeVisible();
    }
    await pointAtForbidden(page, (spot) => spot.tap({ force: true }));
    await waitForRestingMap(page);
    expect(await page.evaluate(findUnreadable, 14)).toEqual([]);
  });

  test('a choice that is touched on the board is scrolled into view in the list', async ({ page }) => {
    await openFile(
      page,
      gangstaFile({ seed: 'poster', until: (scene) => canMove(scene, 0, 'announce') && canMove(scene, 0, 'recruit') }),
    );
    await nextMoment(page);
    await page.locator('.gs-pool [data-can="true"]').last().tap();
    await expect(page.locator('.choice[data-pinned="true"]')).toBeInViewport({ ratio: 0.95 });
  });

  test('a long message in Gangsta! does not reach the tabs', async ({ page }) => {
    await openFile(page, gangstaFile({ seed: 'message', until: (scene) => canMove(scene, 0, 'endTurn') }));
    await nextMoment(page);
    await page.locator('.thumb .primary').tap();
    await nextMoment(page);
    await page.getByRole('button', { name: 'Undo' }).tap({ force: true });
    await expect(page.locator('.foretold')).toContainText('undo');
    const words = await page.locator('.foretold').boundingBox();
    const tabs = await page.getByRole('tablist').boundingBox();
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    expect(await page.evaluate(findUnreadable, 14)).toEqual([]);
  });
});

/** Runs in the page. Returns the middle of the first choosable place whose middle is not covered by anything. */
function findFreeSpot(): { readonly x: number; readonly y: number } {
  for (const spot of document.querySelectorAll('.spot[data-can="true"]')) {
    const { left, top, width, height } = spot.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    if (spot.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
  }
  throw new Error('no place on the screen can be chosen');
}
