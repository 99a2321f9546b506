import { rmSync } from 'node:fs';
import { escapePlan } from '@getaway/escape-plan';
import { gangsta } from '@getaway/gangsta';
import { type Definition, hashOf, type Shape } from '@getaway/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedOf, Client, gather, http, newPerson, openTable, playOne, type TestPerson } from './testing/client.ts';
import { newDatabase } from './testing/postgres.ts';
import { killPrograms, type Program, startProgram } from './testing/program.ts';
import { newFolder, setupOf } from './testing/serve.ts';

const folders: string[] = [];
afterAll(() => {
  killPrograms();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function sqlite(): Record<string, string> {
  const folder = newFolder();
  folders.push(folder);
  return { DATA_DIR: folder };
}

interface House {
  readonly id: string;
  readonly tiles: readonly { readonly name: string; readonly drawing: string }[];
  readonly bosses: readonly { readonly money: number }[];
}

const houseOf = <G extends Shape>({ packs }: Definition<G>): House => packs.documentOf(packs.names()[0]!.hash) as House;

/** The default pack, except that every boss begins with $7k. */
const RICH = {
  ...houseOf(gangsta),
  id: 'rich',
  bosses: houseOf(gangsta).bosses.map((boss) => ({ ...boss, money: 7 })),
};
const CITY = houseOf(escapePlan);
const BOX = { ...CITY, id: 'my-box', tiles: CITY.tiles.map((tile, i) => ({ ...tile, name: `Quarter <b>${i}</b>` })) };

/** Uploads a pack. A pack that is given as a string is sent unchanged. */
const bring = (url: string, { device }: TestPerson, game: string, pack: unknown) =>
  http<{ id: string; hash: string; warnings: readonly string[]; error: { code: string; message: string } }>(url, {
    method: 'POST',
    path: '/api/packs',
    device,
    body: typeof pack === 'string' ? `{"game":"${game}","pack":${pack}}` : { game, pack },
  });

const first = <T>(moves: readonly T[]): T | undefined => moves[0];

describe.each([
  ['SQLite', async () => sqlite()],
  ['PostgreSQL', async () => ({ ...sqlite(), DATABASE_URL: await newDatabase() })],
])('a pack that the host uploads, on %s', (_, place) => {
  test('can be played with, is shown to everybody, and is still there after a restart and after the game', async () => {
    const settings = await place();
    const one = await startProgram(settings);
    const host = await newPerson(one.url, 'Host');
    const brought = await bring(one.url, host, 'gangsta', RICH);
    expect(brought).toMatchObject({ status: 201, body: { id: 'rich', hash: hashOf(RICH), warnings: [] } });
    const { hash } = brought.body;
    expect((await bring(one.url, host, 'gangsta', RICH)).body.hash).toBe(hash); // the same pack is stored once

    const party = await gather(one.url, setupOf({ pack: hash }), ['Ada', 'Ben']);
    const { table, people } = party;
    const moneyOf = (client: Client, id = table): unknown =>
      (client.seen(id).room.scene!.view as { seats: { money: unknown }[] }).seats.map(({ money }) => money);
    expect(moneyOf(party.clients[0]!)).toContain(7);
    const looker = await Client.open(one.url);
    await looker.must('watch', { table });
    expect(looker.seen(table).room.pack).toEqual({ id: 'rich', hash });
    for (let i = 0; i < 4; i += 1) await playOne(party, first);
    expect(await one.stop()).toBe(0);

    const two = await startProgram(settings);
    const back = await Promise.all(people.map(({ device }) => Client.open(two.url, device)));
    for (const client of back) await client.must('watch', { table });
    expect(back[0]!.seen(table).log).toHaveLength(5);
    expect(back[1]!.seen(table).room.pack).toEqual({ id: 'rich', hash });
    while (await playOne({ table, clients: back }, first));
    const { table: next } = await back[0]!.must<{ table: string }>('rematch', { table });
    for (const [seat, client] of back.entries()) {
      await client.must('watch', { table: next });
      if (client.seen(next).room.seat === undefined) await client.must('sit', { table: next, seat });
    }
    expect(back[1]!.seen(next).room.pack).toEqual({ id: 'rich', hash });
    await back[0]!.must('begin', { table: next });
    await back[1]!.until(() => back[1]!.seen(next).room.scene !== undefined);
    expect(moneyOf(back[0]!, next)).toContain(7);

    const response = await fetch(`${two.url}/api/packs/${hash}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/u);
    expect(hashOf(await response.json())).toBe(hash);
    expect((await http(two.url, { path: '/api/packs/0123456789abcdef' })).status).toBe(404);
    expect((await http(two.url, { path: '/api/packs/server-keys-1' })).status).toBe(404);
    await two.stop();
  });
});

let shared: Program;
beforeAll(async () => {
  shared = await startProgram(sqlite());
});

test('bots play with an uploaded pack', async () => {
  const ada = await newPerson(shared.url, 'Ada');
  const { hash } = (await bring(shared.url, ada, 'escape-plan', BOX)).body;
  const setup = setupOf({ game: 'escape-plan', players: 3, pack: hash, listed: false });
  const { table, clients } = await gather(shared.url, setup, ['Ada']);
  const client = clients[0]!;
  for (let i = 0; i < 4; i += 1) {
    await client.until(() => askedOf(client, table) !== undefined, 'the turn after the bots');
    await playOne({ table, clients }, first);
  }
  expect(client.seen(table).log.length).toBeGreaterThan(5);
});

test('a process gets a pack from another process through the store', async () => {
  const settings = { ...sqlite(), DATABASE_URL: await newDatabase() };
  const [one, two] = await Promise.all([startProgram(settings), startProgram(settings)]);
  const party = { host: await newPerson(one.url, 'Ada') };
  const { hash } = (await bring(one.url, party.host, 'gangsta', RICH)).body;
  const table = await openTable(two.url, party.host, setupOf({ pack: hash }));
  const [here, there] = [await Client.open(one.url, party.host.device), await Client.open(two.url)];
  await here.must('watch', { table });
  await there.must('watch', { table });
  expect(here.seen(table).room.pack).toEqual({ id: 'rich', hash });
  await here.must('sit', { table, seat: 0 });
  await here.must('begin', { table });
  await there.until(() => there.seen(table).room.scene !== undefined, 'the game at the other process');
  expect(there.seen(table).room.scene?.view).toMatchObject({ pack: hash });
  await Promise.all([one.stop(), two.stop()]);
});

test('warnings about a pack are reported, and it can still be played', async () => {
  const ada = await newPerson(shared.url, 'Ada');
  const tiles = CITY.tiles.map((tile) => ({ ...tile, drawing: tile.drawing.replaceAll('w', 'W') }));
  const { status, body } = await bring(shared.url, ada, 'escape-plan', { ...CITY, id: 'my-box', tiles });
  expect(status).toBe(201);
  expect(body.warnings).toContain('Tile C1: business site touches only water without a ferry.');
  const setup = setupOf({ game: 'escape-plan', pack: body.hash, options: { gentle: true }, listed: false });
  const request = { method: 'POST', path: '/api/tables', device: ada.device, body: setup };
  expect((await http(shared.url, request)).status).toBe(201);
});

describe('an invalid pack', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  const bad: readonly [string, string, unknown, RegExp][] = [
    ['a boss too few', 'gangsta', { ...RICH, bosses: RICH.bosses.slice(1) }, /must have 1 bosses of the family/u],
    ['another game', 'escape-plan', RICH, /The field/u],
    ['a secret of a game', 'gangsta', { ...RICH, seed: 'x' }, /the field seed: it is not known here/u],
    ['an id that every object has', 'gangsta', { ...RICH, id: 'constructor' }, /the field id: this id is reserved/u],
    ['a name that can’t be seen', 'escape-plan', named('\u202Eemag'), /tiles\.0\.name: it has characters/u],
    ['a name for a book', 'escape-plan', named('x'.repeat(61)), /tiles\.0\.name: names have 60 characters at most/u],
    ['nothing', 'gangsta', undefined, /the field pack: it is missing/u],
    ['depths', 'gangsta', nested(20_000), /nested too deeply/u],
    ['another game than there is', 'chess', RICH, /no game "chess"/u],
  ];
  function named(name: string): unknown {
    return { ...BOX, tiles: BOX.tiles.map((tile, i) => (i === 0 ? { ...tile, name } : tile)) };
  }

  let ada: TestPerson;
  beforeAll(async () => {
    ada = await newPerson(shared.url, 'Ada');
  });

  test.each(bad)('%s: the refusal names the fault, and nothing is stored', async (_what, game, pack, sentence) => {
    const { status, body } = await bring(shared.url, ada, game, pack);
    expect([400, 404]).toContain(status);
    expect(body.error.message).toMatch(sentence);
    const hash = typeof pack === 'string' || pack === undefined ? '0123456789abcdef' : hashOf(pack);
    const request = { method: 'POST', path: '/api/tables', device: ada.device, body: setupOf({ pack: hash }) };
    expect(await http(shared.url, request)).toMatchObject({ status: 400, body: { error: { because: 'noPack' } } });
    expect((await http(shared.url, { path: `/api/packs/${hash}` })).status).toBe(404);
    expect((await http<{ tables: object[] }>(shared.url, { path: '/api/tables' })).body.tables).toEqual([]);
  });

  test('a pack that is too large, or comes from a stranger, is refused too', async () => {
    const large = await bring(shared.url, ada, 'gangsta', { ...RICH, id: 'x'.repeat(70_000) });
    expect(large).toMatchObject({ status: 413, body: { error: { code: 'tooLarge' } } });
    expect((await bring(shared.url, { ...ada, device: 'x'.repeat(43) }, 'gangsta', RICH)).status).toBe(401);
  });

  test('one person can’t upload too many', async () => {
    const strict = await startProgram({ ...sqlite(), CREATIONS_PER_HOUR: '3' });
    const ada = await newPerson(strict.url, 'Ada');
    const statuses = [];
    for (let i = 0; i < 3; i += 1)
      statuses.push((await bring(strict.url, ada, 'gangsta', { ...RICH, id: `p${i}` })).status);
    expect(statuses).toEqual([201, 201, 429]);
    await strict.stop();
  });
});
