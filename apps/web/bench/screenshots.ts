// npm run screenshots [name]: captures the table for the documentation. The games and moments are always the same.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { openPlace } from './place.ts';
import { SCENES } from './scenes.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const SCREENS: Readonly<Record<string, BrowserContextOptions>> = {
  '1366': { viewport: { width: 1366, height: 768 } },
  '1920': { viewport: { width: 1920, height: 1080 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
const NIGHT = { theme: 'dark', motion: 'reduced' };

const [wanted = ''] = process.argv.slice(2);
mkdirSync(FOLDER, { recursive: true });
const place = await openPlace();
try {
  for (const [screen, options] of Object.entries(SCREENS)) {
    const point = options.hasTouch === true ? tap : hover;
    for (const { name, show } of SCENES.filter((scene) => scene.name.includes(wanted))) {
      const context = await place.visit({ ...options, serviceWorkers: 'block' }, NIGHT);
      const page = await context.newPage();
      await show(page, point);
      await settled(page);
      const file = join(FOLDER, `${name}-${screen}.webp`);
      const picture = await asWebp(page, await page.screenshot());
      writeFileSync(file, picture);
      process.stdout.write(`${file} ${(picture.length / 1000).toFixed(0)} kB\n`);
      await context.close();
    }
  }
} finally {
  await place.close();
}

async function hover(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().hover({ force: true });
}

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().tap({ force: true });
}

/** Waits until fonts and drawings are loaded and pending forecasts have arrived. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () => !(document.querySelector('.foretold')?.textContent ?? '').includes('Loading preview'),
  );
  await page.waitForTimeout(700); // waits until all scores have appeared and the map has stopped moving
}

/** Converts a PNG to WebP in the browser, because Node has no encoder for WebP. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  const encoded = await blank.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const bytes = await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).bytes();
    return [...bytes];
  }, png.toString('base64'));
  await blank.close();
  return Buffer.from(encoded);
}
