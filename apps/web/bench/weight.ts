import { get } from 'node:http';
import type { Page } from '@playwright/test';
import type { Place } from './place.ts';

/** The compressed size in bytes of the scripts that a first visit loads, workers included. */
export async function scriptBytes(place: Place, visit: (page: Page) => Promise<void>): Promise<number> {
  // After the page has opened, the service worker loads all files for offline play. These files do not count as part of
  // the visit.
  const context = await place.visit({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const scripts = new Set<string>();
  context.on('response', (response) => {
    if (/javascript/u.test(response.headers()['content-type'] ?? '')) scripts.add(response.url());
  });
  await visit(page);
  await page.waitForLoadState('networkidle');
  await context.close();
  const sizes = await Promise.all([...scripts].map(transferred));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The length of the body as the server sends it to a browser. */
function transferred(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });
}
