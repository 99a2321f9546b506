import { test as base, expect } from '@playwright/test';

export { expect };

/** What the page is opened with: bots choose at once, and nothing glides, so that no test has to wait. */
export const QUICK = { speed: 'instant', motion: 'reduced' };

interface Fixtures {
  /** What somebody likes, from the first visit on. */
  readonly likes: Readonly<Record<string, unknown>>;
  /** What the page complained about; must be empty at the end. */
  readonly faults: string[];
}

/** A test in which every exception and every error on the console is a failure. */
export const test = base.extend<Fixtures>({
  likes: [QUICK, { option: true }],
  faults: [
    async ({ context, likes }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(fault.error().stack ?? fault.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
      });
      await context.addInitScript((settings) => {
        if (location.protocol === 'about:') return; // a page before the first visit has no storage
        if (localStorage.getItem('getaway-settings') === null) localStorage.setItem('getaway-settings', settings);
      }, JSON.stringify(likes));
      await use(faults);
      expect(faults, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
