import { test as base, expect } from '@playwright/test';

export { expect };

/** The settings of the tests. Bots choose at once and animations are off, so that no test has to wait. */
export const QUICK = { speed: 'instant', motion: 'reduced' };

interface Fixtures {
  /** The settings that are stored in the browser before the page opens. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Errors of the page. There must be none at the end. */
  readonly faults: string[];
}

/** A test that fails on every exception and every console error. */
export const test = base.extend<Fixtures>({
  settings: [QUICK, { option: true }],
  faults: [
    async ({ context, settings }, use) => {
      const faults: string[] = [];
      context.on('weberror', (fault) => faults.push(fault.error().stack ?? fault.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
      });
      await context.addInitScript((saved) => {
        if (location.protocol === 'about:') return; // a blank page has no storage
        if (localStorage.getItem('getaway-settings') === null) localStorage.setItem('getaway-settings', saved);
      }, JSON.stringify(settings));
      await use(faults);
      expect(faults, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
});
