import { expect, type Page } from '@playwright/test';

/** All text that the table shows: the prompt, the board, the player's own things, the choices, the rivals. */
export async function shownOn(page: Page): Promise<string> {
  await expect(page.locator('.gs-change')).toHaveCount(0); // waits until the animations of changed money have ended
  return page.evaluate(() =>
    ['.prompt-line', 'main.board', 'section.own', 'aside .choices-list', 'aside .tab-panel']
      .map((part) => document.querySelector<HTMLElement>(part)?.innerText ?? `no ${part}`)
      .join('\n—\n'),
  );
}
