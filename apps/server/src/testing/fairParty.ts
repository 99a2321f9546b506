import { setTimeout as wait } from 'node:timers/promises';
import type { Fairness } from '@getaway/kernel';
import type { DrawWitness } from '@getaway/table';
import { Client, http, newPerson, openTable, playOne, type TestPerson } from './client.ts';
import { TestDevice } from './device.ts';
import { setupOf } from './serve.ts';

/** People at one table, with their devices. The devices contribute to the draws of the table. */
export interface FairParty {
  readonly table: string;
  readonly people: readonly TestPerson[];
  readonly devices: readonly TestDevice[];
}

export interface DrawJournal {
  readonly seed: string;
  readonly fair: Fairness;
  readonly draws: number[];
  readonly entries: Entry[];
}
type Entry = { readonly seat: number; readonly move: { readonly move: string }; readonly draws: readonly number[] };

export async function joined(url: string, person: TestPerson, table: string, seat?: number): Promise<TestDevice> {
  const client = await Client.open(url, person.device);
  await client.must('watch', { table });
  if (seat !== undefined) await client.must('sit', { table, seat });
  return new TestDevice(client, table);
}

/** Opens a table, seats everybody, and lets their devices pledge. */
export async function gatherFair(url: string, names: readonly string[], players = names.length): Promise<FairParty> {
  const people = await Promise.all(names.map((name) => newPerson(url, name)));
  const [host] = people;
  if (host === undefined) throw new Error('a party needs people');
  const table = await openTable(url, host, setupOf({ players }));
  const devices: TestDevice[] = [];
  for (const [seat, person] of people.entries()) devices.push(await joined(url, person, table, seat));
  const client = devices[0]?.client;
  await client?.until(() => client.seen(table).room.draws?.pledges.length === names.length, 'the pledges');
  return { table, people, devices };
}

/** Begins the game as the host. Resolves when all present devices have disclosed their values. */
export async function beginFair({ table, devices: [host] }: Pick<FairParty, 'table' | 'devices'>): Promise<void> {
  const client = host?.client;
  await client?.must('begin', { table });
  await client?.until(() => client.seen(table).room.scene !== undefined, 'the beginning');
}

export async function playOut({ table, devices }: FairParty): Promise<void> {
  const clients = devices.map(({ client }) => client);
  const isOver = (): boolean => clients.every((client) => client.seen(table).room.scene?.result !== undefined);
  // The next player may get the update a moment later than the one who played. Until then, no client has to decide.
  while (!isOver()) if (!(await playOne({ table, clients }, (moves) => moves[0]))) await wait(5);
}

export const journalOf = async (url: string, table: string): Promise<DrawJournal> =>
  (await http<DrawJournal>(url, { path: `/api/tables/${table}/journal` })).body;

export function witnessOf(device: TestDevice | undefined): DrawWitness {
  if (device?.witness === undefined) throw new Error('the device has no record of the draws');
  return device.witness;
}
