import { gangsta } from '@getaway/gangsta';
import { verify } from '@getaway/kernel';
import { compareWithProof, isTampering } from '@getaway/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client, http, newPerson, openTable } from '../testing/client.ts';
import { TestDevice } from '../testing/device.ts';
import {
  beginFair,
  type DrawJournal,
  gatherFair,
  joined,
  journalOf,
  playOut,
  witnessOf,
} from '../testing/fairParty.ts';
import { after, gathered, played, roomFor, who } from '../testing/played.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';
import { begin as beginAct } from './acts.ts';
import { beginningOf } from './fairness.ts';
import { askBack } from './goingBack.ts';
import { readLine } from './lines.ts';
import { sit } from './seats.ts';

let server: Served;

beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.remove());

describe('contributions', () => {
  test('a device that is away when the game begins is marked as absent, and nobody waits for it', async () => {
    const party = await gatherFair(server.url, ['Ada', 'Ben']);
    const [ada, ben] = party.devices as [TestDevice, TestDevice];
    ben.client.close();
    await ada.client.until(() => !ada.client.seen(party.table).room.present.includes(1), 'that Ben has gone');
    await beginFair(party);
    const { fair } = await lineOf(party.table);
    expect(fair.contributions.map(({ seat, value }) => [seat, value !== undefined])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(compareWithProof(fair, witnessOf(ada))).toBe('included');
    expect(compareWithProof(fair, witnessOf(ben))).toBe('unopened');
  });

  test('a person who claims a seat by its link contributes instead of the previous owner; bots do not contribute', async () => {
    const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map((name) => newPerson(server.url, name)));
    const table = await openTable(server.url, ada!, setupOf({ players: 3 }));
    const first = await joined(server.url, ada!, table, 0);
    const client = await Client.open(server.url, ben!.device);
    await client.must('watch', { table });
    const { secret } = await client.must<{ readonly secret: string }>('sit', { table, seat: 1 });
    const gone = new TestDevice(client, table);
    const pledges = () => first.client.seen(table).room.draws?.pledges ?? [];
    await first.client.until(() => pledges().length === 2, 'two pledges');
    const claimed = { method: 'POST', path: `/api/tables/${table}/claim`, body: { secret }, device: eve!.device };
    expect((await http(server.url, claimed)).status).toBe(200);
    const second = await joined(server.url, eve!, table);
    await first.client.until(() => pledges().length === 2 && second.witness !== undefined, 'the pledge of Eve');
    await beginFair({ table, devices: [first] });
    const { fair } = await lineOf(table);
    expect(fair.contributions.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(compareWithProof(fair, witnessOf(second))).toBe('included');
    expect(compareWithProof(fair, witnessOf(gone))).toBe('absent');
  });

  test('all devices of one person contribute', async () => {
    const party = await gatherFair(server.url, ['Ada', 'Ben']);
    const more = await joined(server.url, party.people[0]!, party.table);
    const [{ client }] = party.devices as [TestDevice];
    await client.until(() => client.seen(party.table).room.draws?.pledges.length === 3, 'three pledges');
    await beginFair(party);
    const { fair } = await lineOf(party.table);
    const all = [...party.devices, more].map((device) => compareWithProof(fair, witnessOf(device)));
    expect(all).toEqual(['included', 'included', 'included']);
  });

  test('are optional: a game without pledges begins at once, and its proof says so', async () => {
    const ada = await newPerson(server.url, 'Ada');
    const table = await openTable(server.url, ada, setupOf());
    const client = await Client.open(server.url, ada.device);
    await client.must('watch', { table });
    await client.must('sit', { table, seat: 0 });
    await client.must('begin', { table });
    expect((await lineOf(table)).fair.contributions).toEqual([]);
  });

  test('a rematch has its own secret and pledges', async () => {
    const party = await gatherFair(server.url, ['Ada', 'Ben']);
    await beginFair(party);
    await playOut(party);
    const [ada] = party.devices as [TestDevice];
    const { table } = await ada.client.must<{ readonly table: string }>('rematch', { table: party.table });
    const again = await Promise.all(party.people.map((person) => joined(server.url, person, table)));
    const [{ client }] = again as [TestDevice];
    await client.until(() => client.seen(table).room.draws?.pledges.length === 2, 'the pledges');
    await beginFair({ table, devices: again });
    const [before, now] = [await journalOf(server.url, party.table), await lineOf(table)];
    expect(now.fair.secret).not.toBe(before.fair.secret);
    expect(now.fair.contributions.every(({ value }) => value !== undefined)).toBe(true);
    expect(again.map((device) => compareWithProof(now.fair, witnessOf(device)))).toEqual(['included', 'included']);
    // The proof of another table does not fit this table.
    expect(isTampering(compareWithProof(now.fair, witnessOf(ada)))).toBe(true);
  });
});

describe('a value', () => {
  test('is accepted only after the seal, only from its seat, and only if it matches the pledge', async () => {
    const party = await gatherFair(server.url, ['Ada', 'Ben']);
    const [ada, ben] = party.devices as [TestDevice, TestDevice];
    const early = await ada.client.ask('disclose', { table: party.table, value: witnessOf(ada).value });
    expect(early.error).toMatchObject({ code: 'notAsked' });
    ben.client.onMessage = undefined;
    const beginning = beginFair(party);
    await ben.client.until(() => ben.client.seen(party.table).room.draws?.sealed === true, 'the seal');
    const wrong = await ben.client.ask('disclose', { table: party.table, value: 'e'.repeat(64) });
    expect(wrong.error).toMatchObject({ code: 'badRequest' });
    const stolen = await ben.client.ask('disclose', { table: party.table, value: witnessOf(ada).value });
    expect(stolen.error).toMatchObject({ code: 'badRequest' });
    const late = await ben.client.ask('pledge', { table: party.table, pledge: 'e'.repeat(64) });
    expect(late.error).toMatchObject({ because: 'begun' });
    await ben.client.must('disclose', { table: party.table, value: witnessOf(ben).value });
    await beginning;
    expect((await lineOf(party.table)).fair.contributions.map(({ value }) => value)).toEqual([
      witnessOf(ada).value,
      witnessOf(ben).value,
    ]);
  });

  test('is refused if four devices of the seat have contributed', async () => {
    const party = await gatherFair(server.url, ['Ada', 'Ben']);
    const [{ client }] = party.devices as [TestDevice];
    const pledged = async (i: number) =>
      (await client.ask('pledge', { table: party.table, pledge: i.toString(16).padStart(64, '0') })).error?.code;
    expect([await pledged(1), await pledged(2), await pledged(3), await pledged(4)]).toEqual([
      undefined,
      undefined,
      undefined,
      'badRequest',
    ]);
  });
});

test('after a rewind the same choice leads to the same draws, and the game can still be verified', () => {
  const opened = roomFor({ line: 'opened', at: 0, host: 'a', setup: setupOf(), secret: 'a'.repeat(64) });
  const seated = after(opened, sit(who('a'), 0));
  let room = after(seated, beginAct(who('a'), beginningOf('a table')));
  const drawn = (): readonly number[] => room.table?.lastEntry?.draws ?? [];
  while (drawn().length === 0) room = played(room, 1);
  const seen = room.table?.lastEntry;
  const choices = room.table?.choices ?? 0;
  room = after(room, askBack(0, choices - 1, 0)); // a player alone with a bot needs nobody's consent
  expect(room.table?.choices).toBe(choices - 1);
  room = played(room, 1);
  expect(room.table?.lastEntry).toEqual(seen);
  while (room.table?.over === false) room = played(room, 1);
  expect(verify(gangsta, JSON.parse(JSON.stringify(room.table?.journal)))).toMatchObject({ verdict: 'verified' });
});

test('a table opened by an older program begins without a proof', () => {
  const room = after(gathered(['a', 'b']), beginAct(who('a'), beginningOf('a table')));
  expect(room.table?.journal).toHaveProperty('seed');
  expect(room.table?.journal).not.toHaveProperty('fair');
});

/** The line with the seed of a running game, read from the store. Clients never see this line. */
async function lineOf(table: string): Promise<DrawJournal> {
  const lines = await server.running.store.tables.lines(table);
  const began = lines.map(readLine).find(({ line }) => line === 'began');
  if (began?.line !== 'began') throw new Error('the game has not begun');
  return began.journal as unknown as DrawJournal;
}
