import type { Page } from '@playwright/test';
import { nextMoment } from '../e2e/support/moment.ts';
import { type PlayOptions, playChoices } from '../e2e/support/player.ts';
import { openFile } from '../e2e/support/prepared.ts';
import type { Place } from './place.ts';

const VISITS = 7;

/** Milliseconds from the navigation until an element is visible, measured on first visits. */
export async function timesToShow(place: Place, path: string, selector: string): Promise<readonly number[]> {
  const times: number[] = [];
  for (let i = 0; i < VISITS; i += 1) {
    const context = await place.visit({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript((wanted) => {
      const look = (): void => {
        if (document.querySelector(wanted)?.checkVisibility() !== true) requestAnimationFrame(look);
        else Object.assign(globalThis, { shownAfter: performance.now() });
      };
      requestAnimationFrame(look);
    }, selector);
    await page.goto(path);
    await page.locator(selector).first().waitFor();
    times.push(await page.evaluate(() => Reflect.get(globalThis, 'shownAfter') as number));
    await context.close();
  }
  return times;
}

/** How long a person points at a button before clicking, and how long the click takes. */
const POINTING_MS = 150;
const CLICKING_MS = 60;

/** Milliseconds from each click that makes a choice until its effect is painted. */
export async function clickTimes(page: Page, choices: number, options: PlayOptions): Promise<readonly number[]> {
  await page.evaluate(watchClicks);
  await playChoices(page, choices, {
    ...options,
    async press(target) {
      await target.hover();
      await page.waitForTimeout(POINTING_MS);
      await target.click({ delay: CLICKING_MS });
    },
  });
  return page.evaluate(() => Reflect.get(globalThis, 'clickTimes') as number[]);
}

function watchClicks(): void {
  const times: number[] = [];
  Object.assign(globalThis, { clickTimes: times });
  const question = (): string => document.querySelector('.prompt-bar')?.getAttribute('data-question') ?? 'others play';
  let clicked: { readonly at: number; readonly question: string } | undefined;
  addEventListener('click', ({ timeStamp }) => (clicked = { at: timeStamp, question: question() }), { capture: true });
  new MutationObserver(() => {
    if (clicked === undefined || question() === clicked.question) return;
    const { at } = clicked;
    clicked = undefined;
    // A timeout set in an animation frame runs after that frame has been painted.
    requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - at)));
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}

const STROKES = 6;
const STEPS = 30;

/** The duration of each frame, in milliseconds, while the map is dragged. */
export async function panFrames(page: Page, file: string): Promise<readonly number[]> {
  await openFile(page, file);
  await nextMoment(page);
  const map = await page.locator('.city-frame').boundingBox();
  if (map === null) throw new Error('the page has no city map to drag');
  const middle = { x: map.x + map.width / 2, y: map.y + map.height / 2 };
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.mouse.move(middle.x, middle.y);
  await page.evaluate(watchFrames);
  for (let i = 0; i < STROKES; i += 1) {
    const angle = (i / STROKES) * 2 * Math.PI;
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x + 220 * Math.cos(angle), middle.y + 120 * Math.sin(angle), { steps: STEPS });
    await page.mouse.up();
  }
  return framesOf(page);
}

const TURNS = 3;

/** The duration of each frame, in milliseconds, while the page animates the turns of other players. */
export async function playbackFrames(page: Page, file: string): Promise<readonly number[]> {
  await openFile(page, file);
  const frames: number[] = [];
  for (let i = 0; i < TURNS; i += 1) {
    const moment = await nextMoment(page);
    await page.evaluate(watchFrames);
    if (i === 0) await page.locator('.actions .primary').click();
    else await page.keyboard.press('p'); // P replays the moves of the others
    await page.locator('.playback-skip').waitFor();
    await nextMoment(page, i === 0 ? moment : undefined);
    frames.push(...(await framesOf(page)));
  }
  return frames;
}

const framesOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => Reflect.get(globalThis, 'measured') as number[]);

function watchFrames(): void {
  const frames: number[] = [];
  Object.assign(globalThis, { measured: frames });
  let last = performance.now();
  const next = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(next);
  });
}

export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};
