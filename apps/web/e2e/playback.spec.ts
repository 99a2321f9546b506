import type { Page } from '@playwright/test';
import { nextMoment } from './support/moment.ts';
import { dueOf, playByList } from './support/online.ts';
import { ADA_ALONE, canMove, escapePlanFile, gangstaFile, openFile } from './support/prepared.ts';
import { expect, test } from './support/test.ts';
import { seatAdaAndBen } from './support/wire.ts';

const FAST = { speed: 'fast', motion: 'full' };

const solo = (): string =>
  escapePlanFile({ seed: 'playback', players: ADA_ALONE, until: (scene) => canMove(scene, 0, 'endTurn') });
const threeGangs = (): string =>
  gangstaFile({
    seed: 'playback',
    until: (scene) => canMove(scene, 0, 'endTurn') && !canMove(scene, 0, 'declineExtraTurn'),
  });

const endTurn = (page: Page): Promise<void> => page.locator('.actions .primary').click();
const asked = (page: Page) => page.locator('.prompt-bar[data-mine="true"]');
const caption = (page: Page) => page.locator('.playback-line');

test.describe('with motion', () => {
  test.use({ settings: FAST });

  test('automata move one after the other, each with a caption, and then the player is asked', async ({ page }) => {
    await openFile(page, solo());
    const before = await nextMoment(page);
    await page.evaluate(watchTokens);
    await endTurn(page);
    await nextMoment(page, before);
    await expect(asked(page)).toBeVisible();
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen[] }).seen);
    const moves = seen.flatMap(({ places, caption: said }, i) => {
      const before = seen[i - 1]?.places;
      const moved = Object.keys(places).filter((who) => before !== undefined && places[who] !== before[who]);
      return moved.length === 0 ? [] : [{ moved, said }];
    });
    for (const { moved } of moves) expect(moved).toHaveLength(1);
    for (const who of ['inspector', 'lieutenant'])
      expect(moves.find(({ moved }) => moved.includes(who))?.said).toMatch(new RegExp(`The ${who} appeared`, 'iu'));
  });

  test('a press on the board skips the playback, and the turns of others can be replayed', async ({ page }) => {
    await openFile(page, threeGangs());
    await nextMoment(page);
    await endTurn(page);
    await expect(page.getByRole('button', { name: /^Skip/u })).toBeVisible();
    const { length } = await page.locator('.digest li').all();
    for (let presses = 0; presses < 20 && !(await asked(page).isVisible()); presses += 1) {
      if (await page.locator('.playback-skip').isVisible()) await page.locator('.gs-chapter').click();
      await page.waitForTimeout(100);
    }
    await expect(asked(page)).toBeVisible();
    const all = page.getByRole('region', { name: 'Since your last turn' }).getByRole('listitem');
    expect(await all.count()).toBeGreaterThan(length);
    const question = await asked(page).getAttribute('data-question');

    await page.keyboard.press('p');
    await expect(caption(page)).toBeVisible();
    await expect(asked(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Slower' }).click();
    await expect(page.getByRole('button', { name: 'Slower' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(asked(page)).toHaveAttribute('data-question', question ?? '');
  });
});

test.describe('with a simulated clock', () => {
  test.use({ settings: FAST });

  test('a press that comes just after the last beat chooses nothing', async ({ page }) => {
    await page.clock.install();
    await openFile(page, threeGangs());
    await nextMoment(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await endTurn(page);
    const end = async (): Promise<boolean> => {
      await page.clock.runFor(50);
      return asked(page).isVisible();
    };
    await expect.poll(end, { intervals: [20], timeout: 60_000 }).toBe(true);
    const question = await asked(page).getAttribute('data-question');
    const pass = page.locator('.gs-action', { hasText: 'Pass' });
    await pass.click();
    await page.clock.runFor(1000);
    await expect(asked(page)).toHaveAttribute('data-question', question ?? '');
    await pass.click();
    await expect(asked(page).and(page.locator(`[data-question="${question}"]`))).toHaveCount(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ settings: { speed: 'fast', motion: 'reduced' } });

  test('captions stay and are announced, and nothing flies', async ({ page }) => {
    await openFile(page, threeGangs());
    await nextMoment(page);
    await endTurn(page);
    await expect(caption(page)).toContainText(/Duchess|Slick/u);
    await expect(page.locator('[aria-live="polite"]').first()).toContainText(/Duchess|Slick/u);
    const travelling = await page.evaluate(
      () => [...document.querySelectorAll('.traveller')].filter((one) => one.getAnimations().length > 0).length,
    );
    expect(travelling).toBe(0);
    await expect(asked(page)).toBeVisible();
  });
});

test('at an online table, what another person did is played back too', async ({ browser }) => {
  const { ada: watcher, ben: other } = await seatAdaAndBen(browser, { ada: { settings: FAST } });
  const captioned = watcher.page.locator('.playback-line').filter({ hasText: 'Ben' }).waitFor();
  for (let choices = 0; choices < 12; choices += 1) {
    await playByList(await dueOf(watcher, other), 1);
    if (await watcher.page.locator('.playback-line').filter({ hasText: 'Ben' }).isVisible()) break;
  }
  await captioned;
  await Promise.all([watcher.leave(), other.leave()]);
});

interface Seen {
  readonly caption: string;
  readonly places: Readonly<Record<string, string>>;
}

/** Runs in the page. Records where the tokens of the automata stand, whenever the page changes. */
function watchTokens(): void {
  const seen: Seen[] = [];
  Object.assign(window, { seen });
  const look = (): void => {
    const places = Object.fromEntries(
      ['inspector', 'lieutenant'].map((who) => {
        const style = document.querySelector(`[data-token="${who}"]`)?.parentElement?.getAttribute('style');
        return [who, style ?? ''];
      }),
    );
    seen.push({ caption: document.querySelector('.playback-line')?.textContent ?? '', places });
  };
  look();
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}
