import { expect, type Page, test } from '@playwright/test';

const FAULT = 'broken on purpose';

/** Makes every use of `Intl.PluralRules` throw until the page receives a `repair` event. */
const breakPluralRules = (page: Page): Promise<void> =>
  page.evaluate((fault) => {
    let broken = true;
    const BrokenPluralRules = class extends Intl.PluralRules {
      override select(count: number): Intl.LDMLPluralRule {
        if (broken) throw new Error(fault);
        return super.select(count);
      }
    };
    Object.assign(Intl, { PluralRules: BrokenPluralRules });
    addEventListener('repair', () => {
      broken = false;
    });
  }, FAULT);

const repair = (page: Page): Promise<void> =>
  page.evaluate(() => {
    dispatchEvent(new Event('repair'));
  });

test('a page that fails to render says so, links back home, and loses nothing', async ({ page }) => {
  await page.goto('/#/credits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await breakPluralRules(page);
  await page.evaluate(() => {
    location.hash = '#/new/gangsta';
  });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This page can’t be shown. Nothing is lost');
  await expect(alert).toContainText(FAULT);
  await alert.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible();
  await page.goBack();
  await expect(alert).toBeVisible();
  await repair(page);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
});

test('a saved game that can’t be listed does not affect the others', async ({ page }) => {
  await page.goto('/#/');
  await expect(page.getByText('No games yet.')).toBeVisible();
  await page.evaluate(async () => {
    const opening = indexedDB.open('getaway');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const writing = db.transaction('games', 'readwrite');
    const players = [{ name: 'Ada' }];
    // `changed` is not a valid date.
    const game = { id: 'x', game: 'gangsta', players, created: 1, changed: 1e20, choices: 1, due: 0 };
    writing.objectStore('games').put({ ...game, packHash: 'x', journal: {}, position: {} });
    await new Promise((resolve) => {
      writing.oncomplete = resolve;
    });
    db.close();
  });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This part of the page can’t be shown. Nothing is lost');
  await expect(page.getByRole('button', { name: 'Save as a file' })).toBeVisible();
  await page.getByRole('link', { name: /Set up a game.*Gangsta!/u }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.locator('.prompt-bar')).toBeVisible();
});
