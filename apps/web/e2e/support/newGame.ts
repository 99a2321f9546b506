import type { Level } from '@getaway/bots/levels';
import { expect, type Page } from '@playwright/test';

type Game = 'Gangsta!' | 'Escape Plan';

export interface NewGameOptions {
  readonly game: Game;
  /** A name stands for a person, a level for a bot. */
  readonly seats: readonly (string | { readonly bot: Level })[];
  readonly variants?: readonly RegExp[];
}

export const BOT = { bot: 'steady' } as const;

/** Sets up a game as a player would: from the home page, with these seats and variants. */
export async function startGame(page: Page, { game, seats, variants = [] }: NewGameOptions): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: new RegExp(`^Set up a game ?: ${game}$`, 'u') }).click();
  const rows = page.locator('.seat-row');
  await expect(rows.first()).toBeVisible();
  while ((await rows.count()) > seats.length)
    await page
      .getByRole('button', { name: /^Remove seat/u })
      .last()
      .click();
  while ((await rows.count()) < seats.length) await page.getByRole('button', { name: 'Add a seat' }).click();
  for (const [i, seat] of seats.entries()) {
    const kind = page.getByLabel(`Who plays seat ${i + 1}`);
    await kind.selectOption(typeof seat === 'string' ? '' : seat.bot);
    if (typeof seat === 'string') await page.getByLabel(`Name of seat ${i + 1}`).fill(seat);
  }
  for (const variant of variants) await page.getByRole('checkbox', { name: variant }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//u);
}
