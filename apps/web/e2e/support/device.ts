import { type Browser, type BrowserContext, type BrowserContextOptions, test } from '@playwright/test';

export interface Device {
  readonly context: BrowserContext;
  /** Removes all traces of the guest, so that the next guest can use the browser. */
  giveBack(): Promise<void>;
}

/**
 * Browser contexts that guests no longer use, by their options. A new context would load and compile the page again.
 */
const free = new Map<string, BrowserContext[]>();

export async function deviceOf(browser: Browser, options: BrowserContextOptions): Promise<Device> {
  const { baseURL = test.info().project.use.baseURL ?? '' } = options;
  const wanted = { locale: 'en-GB', serviceWorkers: 'block', ...options, baseURL } as const;
  const key = JSON.stringify(wanted);
  const same = free.get(key) ?? [];
  free.set(key, same);
  const context = same.pop() ?? (await browser.newContext(wanted));
  return {
    context,
    async giveBack() {
      if (wanted.serviceWorkers === 'allow') return context.close(); // the service worker's cache would serve the next guest
      const blank = await context.newPage();
      for (const page of context.pages()) if (page !== blank) await page.close();
      const session = await context.newCDPSession(blank);
      const { origin } = new URL(baseURL);
      await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      await blank.close();
      context.removeAllListeners('weberror');
      same.push(context);
    },
  };
}
