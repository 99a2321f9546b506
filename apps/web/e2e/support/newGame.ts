import { expect, type Page } from '@playwright/test';

type Game = 'Gangsta!' | 'Escape Plan';

export interface NewGameOptions {
  readonly game: Game;
  /** People by their names, bots with their level. */
  readonly seats: readonly (string | { readonly bot: 'any legal move' | 'plays to win' })[];
  /** The variants to play with, by what the page calls them. */
  readonly variants?: readonly RegExp[];
}

export const BOT = { bot: 'plays to win' } as const;

/** Sets up a game as somebody would: from home, with these seats and variants. */
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
    await kind.selectOption(typeof seat === 'string' ? 'A person here' : `Bot, ${seat.bot}`);
    if (typeof seat === 'string') await page.getByLabel(`Name of seat ${i + 1}`).fill(seat);
  }
  for (const variant of variants) await page.getByRole('checkbox', { name: variant }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page).toHaveURL(/#\/table\//u);
}
