import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { nextMoment } from './support/moment.ts';
import { ADA_ALONE, escapePlanFile, once, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';

/**
 * A solo player who can travel only on foot. One journey costs two movement points and leads over three tiles, at least
 * one of them with officers.
 */
const file = once(() =>
  escapePlanFile({
    seed: 'steps',
    players: ADA_ALONE,
    until: ({ asked, view }) => {
      const journeys = asked?.moves.flatMap((move) => (move.move === 'travel' ? [move] : [])) ?? [];
      const areOnFoot = journeys.every(({ means, cans }) => means.length === 0 && cans === 0);
      const isWatched = (tile: string): boolean => (view.officers[tile]?.length ?? 0) > 0;
      return (
        areOnFoot && journeys.some(({ points, left }) => points === 2 && left.length === 3 && left.some(isWatched))
      );
    },
  }),
);

const MAX_STEPS = 12;
const FREE = /^Onward: .*, 0 MP$/u;
const FOR_A_POINT = /^Onward: .*, 1 MP$/u;

const spots = (page: Page, name: RegExp): Locator =>
  page.locator('.spot[data-can="true"]').and(page.getByRole('button', { name }));

async function choose(page: Page, target: Locator): Promise<void> {
  const moment = await nextMoment(page);
  await target.dispatchEvent('click'); // the target may be outside the visible part of the map or the list
  await nextMoment(page, moment);
}

async function undo(page: Page): Promise<void> {
  const moment = await nextMoment(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await nextMoment(page, moment);
}

test('V9: a journey is made space by space, and its steps can be undone', async ({ page }) => {
  await openFile(page, file());
  const prompt = page.locator('.prompt-line');
  const offers = page.locator('.ep-offers');
  await choose(page, offers.getByRole('button', { name: 'Step by step' }));
  await expect(prompt).toContainText('3 MP left.');

  await test.step('a step for one point, on the map', async () => {
    const first = spots(page, FOR_A_POINT);
    await first.first().focus();
    await expect(page.locator('.city-card')).toContainText('2 MP left');
    await choose(page, first.first());
    await expect(prompt).toContainText('2 MP left.');
    await expect(page.locator('.way-so-far .leg')).not.toHaveCount(0);
    await undo(page);
    await expect(prompt).toContainText('3 MP left.');
    await expect(page.locator('.way-so-far .leg')).toHaveCount(0);

    // Only some of the terrains beside the location allow a free step afterwards. The loop looks for one of them.
    const ways = await first.count();
    for (let way = 0; way < ways; way += 1) {
      await choose(page, first.nth(way));
      if ((await spots(page, FREE).count()) > 0) break;
      await undo(page);
    }
    await expect(spots(page, FREE)).not.toHaveCount(0);
  });

  await test.step('a free step along connected terrain', async () => {
    await expect(page.locator('.glow-ground').filter({ hasText: '0' })).not.toHaveCount(0);
    await expectAccessible(page, 'a step to choose');
    await choose(page, spots(page, FREE).first());
    await expect(prompt).toContainText('2 MP left.');
  });

  await test.step('the other steps from the list, until the journey can end', async () => {
    const end = offers.getByRole('button', { name: 'Stop here' });
    const steps = page.locator('.choices-list').getByRole('button', { name: /^Onward: /u, includeHidden: true });
    for (let step = 0; step < MAX_STEPS && (await end.count()) === 0; step += 1) await choose(page, steps.first());
    await expect(prompt).toContainText(/[01] MP left\./u);
    await choose(page, end);
  });

  await expect(prompt).toContainText('Evade the officers on');
  await expect(page.locator('.ep-evade-tile')).not.toHaveCount(0);
  await expect(page.locator('.way-so-far')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.log')).toContainText(/You went from [^.]* to /u);
});
