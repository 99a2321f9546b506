import { type Browser, type BrowserContextOptions, expect, type Page, type WebSocketRoute } from '@playwright/test';
import { deviceOf } from './device.ts';
import { QUICK } from './test.ts';

export interface Guest {
  readonly name: string;
  readonly page: Page;
  /** How many requests of this name the page has sent. */
  sent(request: string): number;
  /** `false` cuts all connections and blocks new ones. `true` allows connections again. */
  network(works: boolean): Promise<void>;
  leave(): Promise<void>;
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Errors of the pages, except those caused by a lost connection. */
export const faults: string[] = [];

export async function arrive(
  browser: Browser,
  name: string,
  options: BrowserContextOptions = {},
  settings: object = {},
  /** What the browser has stored from earlier visits, by key. */
  stored: Readonly<Record<string, unknown>> = {},
): Promise<Guest> {
  const { context, giveBack } = await deviceOf(browser, options);
  context.on('weberror', (fault) => faults.push(fault.error().stack ?? fault.error().message));
  const page = await context.newPage();
  await page.addInitScript(
    ({ settings, stored }) => {
      if (location.protocol === 'about:') return;
      localStorage.setItem('getaway-settings', JSON.stringify(settings));
      for (const [key, value] of Object.entries(stored))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));
    },
    { settings: { ...QUICK, ...settings }, stored },
  );
  let cut = false;
  const open = new Set<WebSocketRoute>();
  const requests: string[] = [];
  await page.routeWebSocket(/\/api\/socket$/u, (socket) => {
    if (cut) return void socket.close();
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      requests.push(/"do":"(\w+)"/u.exec(String(message))?.[1] ?? '');
      server.send(message);
    });
    open.add(socket);
  });
  return {
    name,
    page,
    sent: (request) => requests.filter((name) => name === request).length,
    async network(works) {
      cut = !works;
      if (cut) for (const socket of open) await socket.close();
      open.clear();
    },
    leave: giveBack,
  };
}

export async function introduce({ page, name }: Guest): Promise<void> {
  await page.getByLabel('What should others call you?').fill(name);
  await page.getByRole('button', { name: 'That’s me' }).click();
}

export interface TableOptions {
  readonly game: 'Escape Plan' | 'Gangsta!';
  readonly seats: number;
  readonly watching?: 'Only the players';
  readonly pack?: string;
}

/** Opens a table as a host would and returns the link for the other players. */
export async function host(guest: Guest, { game, seats, pack, watching }: TableOptions): Promise<string> {
  const { page } = guest;
  await page.goto('/');
  await page.getByRole('link', { name: 'Host a table' }).click();
  await introduce(guest);
  await page.locator('.segment').filter({ hasText: game }).click();
  await page
    .locator('.segment')
    .filter({ hasText: new RegExp(`^${seats}$`, 'u') })
    .click();
  await page.locator('.segment').filter({ hasText: 'No limit' }).click();
  if (watching !== undefined)
    await page.getByRole('group', { name: 'Watching' }).locator('.segment').filter({ hasText: watching }).click();
  if (pack !== undefined) {
    await addPack(page, pack);
    await expect(page.getByRole('radio', { name: 'my box' })).toBeChecked();
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
  return page.getByLabel('Link to the table').inputValue();
}

/** Adds a pack in the form for a new game. */
export async function addPack(page: Page, text: string, name = 'my box.json'): Promise<void> {
  await page
    .getByLabel('Add a content pack from a file')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** Opens the link and takes the first free seat. */
export async function join(guest: Guest, link: string): Promise<void> {
  const { page } = guest;
  await page.goto(link);
  await introduce(guest);
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(page.getByRole('button', { name: 'Leave the seat' })).toBeVisible();
}

export async function begin({ page }: Guest): Promise<void> {
  await page.getByRole('button', { name: /^Start/u }).click();
  await expect(page.locator('.prompt-bar')).toBeVisible();
}

export async function dueOf(...guests: readonly Guest[]): Promise<Guest> {
  const due = await Promise.any(
    guests.map(async (guest) => {
      await guest.page.locator('.prompt-bar[data-mine="true"]').waitFor();
      return guest;
    }),
  );
  return due;
}

const MAX_CHOICES = 600;
const PATIENCE_MS = 60_000;

/**
 * Answers questions from the list of choices, because this is the fastest way through a game. Stops when the game is
 * over or `most` questions are answered.
 */
export async function playByList({ page }: Pick<Guest, 'page'>, most = MAX_CHOICES): Promise<void> {
  for (let answered = 0, before = ''; answered < most; answered += 1) {
    const found = await page.waitForFunction(isAsked, before, { polling: 20, timeout: PATIENCE_MS });
    const question = await found.jsonValue();
    if (question === 'over') return;
    before = String(question);
    // A choice may be inside a group. A choice that can't be undone needs a second click.
    await page.waitForFunction(answer, { question: before, by: answered }, { polling: 40, timeout: PATIENCE_MS });
  }
}

/** Runs in the page. Returns the number of the question once it differs from `before`, or `over` after the game. */
function isAsked(before: string): string | null {
  if (document.querySelector('main.game-over') !== null) return 'over';
  const number = document.querySelector('.prompt-bar[data-mine="true"]')?.getAttribute('data-question') ?? null;
  return number === before ? null : number;
}

/** Runs in the page, again and again. Clicks once per call, and returns true when the question has changed. */
function answer({ question, by }: { readonly question: string; readonly by: number }): boolean {
  const bar = document.querySelector('.prompt-bar[data-mine="true"]');
  if (bar?.getAttribute('data-question') !== question) return true;
  const sure = document.querySelector<HTMLElement>('.sure-dialog .danger-button');
  const root = document.querySelector('dialog[open]') ?? document;
  const pinned = root.querySelector<HTMLElement>('[data-pinned="true"]');
  const listed = [...root.querySelectorAll<HTMLElement>('.choices-list button.choice')].filter((one) =>
    one.checkVisibility(),
  );
  const heading = root.querySelector<HTMLElement>('.choices-list details:not([open]) > summary');
  // Some questions are answered beside the map instead of in the list.
  const offered = [...root.querySelectorAll<HTMLElement>('.choosable[data-can="true"]')].find((one) =>
    one.checkVisibility(),
  );
  const primary = document.querySelector<HTMLElement>('.actions .primary:not([disabled])');
  (sure ?? pinned ?? listed[by % Math.max(1, listed.length)] ?? heading ?? offered ?? primary)?.click();
  return false;
}
