import type { Page } from '@playwright/test';
import { waitForRestingMap } from './restingMap.ts';

export const LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;

/** Changes the language as another tab would, and waits until the whole table uses it. */
export async function changeLanguage(page: Page, language: string): Promise<void> {
  await page.evaluate(async (code) => {
    const key = 'getaway-settings';
    const settings: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...(settings as object), language: code }));
    dispatchEvent(new StorageEvent('storage', { key }));
    const moment = (): Promise<void> => new Promise((done) => setTimeout(done, 15));
    const deadline = performance.now() + 5000;
    let before = '';
    for (let same = 0; same < 3 && performance.now() < deadline; ) {
      await moment();
      const now = document.body.textContent ?? '';
      same = now === before && document.documentElement.lang.startsWith(code) ? same + 1 : 0;
      before = now;
    }
    await document.fonts.ready;
  }, language);
  await waitForRestingMap(page);
}
