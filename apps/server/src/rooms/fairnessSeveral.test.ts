import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gangsta } from '@getaway/gangsta';
import { type Fairness, verify } from '@getaway/kernel';
import { compareWithProof } from '@getaway/table';
import { afterAll, expect, test } from 'vitest';
import { Client, http, newPerson, openTable, playOne } from '../testing/client.ts';
import { TestDevice } from '../testing/device.ts';
import { newDatabase } from '../testing/postgres.ts';
import { killPrograms, type Program, startProgram } from '../testing/program.ts';
import { newFolder, setupOf } from '../testing/serve.ts';

const data = newFolder();
afterAll(() => {
  killPrograms();
  rmSync(data, { recursive: true, force: true });
});

interface Guest extends TestDevice {
  readonly secret: string;
}

/**
 * Ada is the host and connected to one process. Ben has a seat and is connected to the other. Both devices have
 * pledged.
 */
async function gather(): Promise<{
  readonly programs: readonly Program[];
  readonly guests: readonly Guest[];
  readonly table: string;
}> {
  const settings = { DATA_DIR: data, DATABASE_URL: await newDatabase() };
  const programs = await Promise.all([startProgram(settings), startProgram(settings)]);
  const people = await Promise.all(['Ada', 'Ben'].map((name) => newPerson(programs[0].url, name)));
  const table = await openTable(programs[0].url, people[0]!, setupOf());
  const guests: Guest[] = [];
  for (const [seat, { device }] of people.entries()) {
    const client = await Client.open(programs[seat]!.url, device);
    await client.must('watch', { table });
    await client.must('sit', { table, seat });
    guests.push(Object.assign(new TestDevice(client, table), { secret: device }));
  }
  for (const { client } of guests) {
    const told = () => client.seen(table).room;
    await client.until(
      () => told().draws?.pledges.length === 2 && told().present.length === 2,
      'both and their pledges',
    );
  }
  return { programs, guests, table };
}

/**
 * Plays the game to its end and verifies the journal. It always plays the last option, because that ends the game
 * soonest.
 */
async function playOut(clients: readonly Client[], table: string, { url }: Program) {
  const isOver = (): boolean => clients.every((client) => client.seen(table).room.scene?.result !== undefined);
  while (!isOver()) if (!(await playOne({ table, clients }, (moves) => moves.at(-1)))) await wait(5);
  const { body } = await http<{ readonly fair: Fairness }>(url, { path: `/api/tables/${table}/journal` });
  return { fair: body.fair, verification: verify(gangsta, body) };
}

test('devices at two processes pledge for one game, and each can verify it', async () => {
  const { programs, guests, table } = await gather();
  const clients = guests.map(({ client }) => client);
  const [ada, ben] = guests as [Guest, Guest];
  const { onMessage } = ben.client;
  ben.client.onMessage = undefined;
  await ada.client.must('begin', { table });
  await expect.poll(() => ada.witness?.confirmed).toBe(true);
  await wait(200); // by now Ada's process knows that Ben is connected elsewhere, and will wait for his value
  ben.client.onMessage = onMessage;
  onMessage?.('');
  for (const client of clients) await client.until(() => client.seen(table).room.scene !== undefined, 'the beginning');
  const { fair, verification } = await playOut(clients, table, programs[1]!);
  expect(verification).toMatchObject({ verdict: 'verified' });
  expect(guests.map(({ witness }) => compareWithProof(fair, witness!))).toEqual(['included', 'included']);
  await Promise.all(programs.map((program) => program.stop()));
});

test('if a process dies while values are awaited, the sealed table begins at the other process', async () => {
  const { programs, guests, table } = await gather();
  const [ada, ben] = guests as [Guest, Guest];
  const [one, two] = programs as [Program, Program];
  for (const { client } of guests) client.onMessage = undefined; // no device discloses its value by itself
  await ada.client.must('begin', { table });
  one.child.kill('SIGKILL');
  await once(one.child, 'exit');
  const again = await Client.open(two.url, ada.secret);
  await again.must('watch', { table });
  expect(again.seen(table).room).toMatchObject({ draws: { sealed: true } });
  expect(again.seen(table).room.scene).toBeUndefined();
  await again.must('disclose', { table, value: ada.witness!.value });
  await ben.client.must('disclose', { table, value: ben.witness!.value });
  await again.must('begin', { table });
  await again.until(() => again.seen(table).room.scene !== undefined, 'the beginning');
  const { fair, verification } = await playOut([again, ben.client], table, two);
  expect(verification).toMatchObject({ verdict: 'verified' });
  expect(guests.map(({ witness }) => compareWithProof(fair, witness!))).toEqual(['included', 'included']);
  await two.stop();
});
