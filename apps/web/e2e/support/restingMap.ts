import type { Page } from '@playwright/test';

/**
 * Waits until the map of Escape Plan stands still. A click on a moving map could miss its target, and names have their
 * final size only at rest.
 */
export const waitForRestingMap = (page: Page): Promise<void> => page.evaluate(waitForRest);

async function waitForRest(): Promise<void> {
  const frame = (): Promise<number> => new Promise(requestAnimationFrame);
  const isMoving = (): boolean =>
    [...document.querySelectorAll<HTMLElement>('.city-world')].some(({ style }) => style.willChange !== '');
  if (document.querySelector('.city-world') === null) return;
  const deadline = performance.now() + 10_000;
  for (let still = 0; still < 2 && performance.now() < deadline; still = isMoving() ? 0 : still + 1) await frame();
}
