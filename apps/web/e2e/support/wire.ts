import type { TableSetup } from '@getaway/protocol/room';
import { Client, newPerson, openTable, playOne, type TestPerson } from '@getaway/server/testing/client';
import { type Browser, type BrowserContextOptions, expect, test } from '@playwright/test';
import { arrive, type Guest } from './online.ts';

interface Device {
  readonly options?: BrowserContextOptions;
  readonly settings?: object;
}

interface SeatedOptions {
  readonly game?: 'gangsta' | 'escape-plan';
  readonly ada?: Device;
  readonly ben?: Device;
  /** Whether people without a seat may watch. By default they may. */
  readonly watching?: boolean;
  readonly pace?: TableSetup['pace'];
  readonly onTimeout?: TableSetup['onTimeout'];
  /** The address of the server, if a test starts its own. */
  readonly url?: string;
}

interface Seated {
  readonly ada: Guest;
  readonly ben: Guest;
  /** The address of the table without the server's name. Anybody who knows this address can reach the table. */
  readonly link: string;
}

/**
 * Seats Ada (the host) and Ben at a table and begins the game. This is done over sockets, which is much faster than
 * filling in forms. Then both open the table in their pages.
 */
export async function seatAdaAndBen(browser: Browser, setup: SeatedOptions = {}): Promise<Seated> {
  const { game = 'gangsta', watching = true, url = test.info().project.use.baseURL ?? '' } = setup;
  const [ada, ben] = await Promise.all([newPerson(url, 'Ada'), newPerson(url, 'Ben')]);
  const { pace = { kind: 'free' }, onTimeout = 'wait' } = setup;
  const rules = { game, players: 2, options: {}, listed: false } as const;
  const table = await openTable(url, ada, { ...rules, pace, onTimeout, watching });
  const secrets = await sitDown(url, table, [ada, ben]);
  const link = `/#/table/${table}/online`;
  const come = async (person: TestPerson, seat: number, { options, settings }: Device = {}): Promise<Guest> => {
    const stored = { 'getaway-me': person, 'getaway-seats': { [table]: secrets[seat] } };
    const guest = await arrive(browser, person.name, { baseURL: url, ...options }, settings, stored);
    await guest.page.goto(link);
    await expect(guest.page.locator('.prompt-bar')).toBeVisible();
    return guest;
  };
  const guests = await Promise.all([come(ada, 0, setup.ada), come(ben, 1, setup.ben)]);
  return { ada: guests[0], ben: guests[1], link };
}

/** Seats the people in order and begins the game. Returns the secrets of their seats. */
async function sitDown(url: string, table: string, people: readonly TestPerson[]): Promise<readonly string[]> {
  const secrets: string[] = [];
  const clients = await Promise.all(people.map(({ device }) => Client.open(url, device)));
  for (const [seat, client] of clients.entries()) {
    await client.must('watch', { table });
    secrets.push((await client.must<{ readonly secret: string }>('sit', { table, seat })).secret);
  }
  await clients[0]?.must('begin', { table });
  for (const client of clients) client.close();
  return secrets;
}

/**
 * Plays a game to its end over sockets, for all players. Their pages leave the table meanwhile, and then show the
 * result.
 */
export async function finishOverSockets(guests: readonly Guest[]): Promise<void> {
  const addresses = guests.map(({ page }) => new URL(page.url()));
  const table = /#\/table\/([^/]+)/u.exec(addresses[0]?.hash ?? '')?.[1] ?? '';
  const clients = await Promise.all(
    guests.map(async ({ page }, i) => {
      const device = await page.evaluate(
        () => (JSON.parse(localStorage.getItem('getaway-me') ?? '{}') as { readonly device?: string }).device,
      );
      await page.goto('about:blank');
      return Client.open(addresses[i]?.origin ?? '', device);
    }),
  );
  for (const client of clients) {
    await client.must('watch', { table });
    await client.until(() => client.tables.get(table)?.room.scene !== undefined);
  }
  // Always choosing the last move ends a game soonest.
  while (await playOne({ table, clients }, (moves) => moves.at(-1)));
  for (const client of clients) client.close();
  for (const [i, { page }] of guests.entries()) {
    await page.goto(addresses[i]?.href ?? '');
    await expect(page.locator('main.game-over')).toBeVisible();
  }
}
