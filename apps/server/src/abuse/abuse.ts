import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES, idsIn } from '@getaway/games';
import type { RoomUpdate } from '@getaway/protocol/room';
import { openToRead } from '../admin/readOnly.ts';
import type { Store } from '../store/port.ts';
import { askedOf, Client, gather, newPerson, type Party, playOne } from '../testing/client.ts';
import { faultIn, newOracle, type Oracle } from '../testing/oracle.ts';
import { startProgram } from '../testing/program.ts';
import { newFolder, setupOf } from '../testing/serve.ts';
import { HonestPlayers, type Latency } from './latency.ts';
import { type Field, malformedMessage, seededRandom } from './malformed.ts';

export interface AbuseReport {
  readonly messages: number;
  readonly answers: number;
  /** The number of sockets that the server closed because of their messages. */
  readonly closed: number;
  readonly leaks: readonly string[];
  /** Whether the tables have the same lines as before the abuse. */
  readonly unchanged: boolean;
  readonly goesOn: boolean;
  /** The latency of two honest players at another table, by phase: before, during and after the abuse. */
  readonly honest: Readonly<Record<string, Latency>>;
  readonly seconds: number;
}

const AT_ONCE = 10;

/** Settings with limits that are never reached, so that the server handles every message. */
const UNHELD = {
  LOG_LEVEL: 'silent',
  SOCKET_RATE: '100000',
  SOCKET_BURST: '100000',
  MAX_SOCKETS_PER_ADDRESS: '5000',
  REQUESTS_PER_MINUTE: '1000000',
  CREATIONS_PER_HOUR: '1000000',
};

/**
 * Sends this many malformed messages to a server: from strangers, from people without a seat, and from a waiting
 * player.
 */
export async function abuse(messages: number, { quiet }: { readonly quiet: number }): Promise<AbuseReport> {
  const data = newFolder();
  const server = await startProgram({ ...UNHELD, DATA_DIR: data });
  const store = await openToRead({ data });
  const honest = await HonestPlayers.begin(server.url);
  honest.enter('quiet');
  await wait(quiet * 1000);
  const began = performance.now();
  try {
    const parties = await Promise.all(
      idsIn(GAMES).map(async (game) => ({ game, ...(await gather(server.url, setupOf({ game }), ['Ada', 'Ben'])) })),
    );
    const prints = (): Promise<string[]> => Promise.all(parties.map(({ table }) => printOf(store, table)));
    const before = await prints();
    honest.enter('abused');
    const total = { answers: 0, closed: 0, leaks: new Set<string>() };
    await Promise.all(
      parties.flatMap((party, i) =>
        (['stranger', 'guest', 'seated'] as const).map(async (who, j) => {
          const oracle = await newOracle(store, party.table, party.game);
          const attacker = new Attacker({ url: server.url, party, who, oracle, other: parties[1 - i]?.table ?? '' });
          await attacker.attack(Math.ceil(messages / (parties.length * 3)), 10 * i + j);
          total.answers += attacker.answers;
          total.closed += attacker.closed;
          for (const leak of attacker.leaks) total.leaks.add(leak);
        }),
      ),
    );
    honest.enter('after');
    const unchanged = (await prints()).every((print, i) => print === before[i]);
    const went = await Promise.all(parties.map((party) => playOne(party, (moves) => moves[0])));
    const seconds = (performance.now() - began) / 1000;
    const { answers, closed, leaks } = total;
    return {
      messages,
      answers,
      closed,
      leaks: [...leaks],
      unchanged,
      goesOn: went.every(Boolean),
      honest: await honest.end(),
      seconds,
    };
  } finally {
    await store.close();
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function printOf({ tables }: Pick<Store, 'tables'>, table: string): Promise<string> {
  const kept = [await tables.lines(table), await tables.seats(table), (await tables.heading(table))?.state];
  return createHash('sha256').update(JSON.stringify(kept)).digest('hex');
}

interface Target {
  readonly url: string;
  readonly party: Party;
  readonly who: 'stranger' | 'guest' | 'seated';
  readonly oracle: Oracle;
  readonly other: string;
}

class Attacker {
  readonly #target: Target;
  readonly leaks = new Set<string>();
  answers = 0;
  closed = 0;

  constructor(target: Target) {
    this.#target = target;
  }

  async attack(messages: number, seed: number): Promise<void> {
    const { party, who, other } = this.#target;
    const roll = seededRandom(seed);
    const field: Field = { table: party.table, other, seated: who === 'seated', overheard: this.#overheard() };
    let client = await this.#enter();
    for (let sent = 0; sent < messages; sent += 1) {
      client.raw(malformedMessage(roll, field));
      if (sent % AT_ONCE !== 0) continue;
      const { error } = await client.ask('lookBack', { table: party.table, passages: 1 });
      if (error?.code === 'internal') this.leaks.add(`internal: ${error.message}`);
      if (client.closed === undefined) continue;
      this.closed += 1;
      client = await this.#enter();
    }
    await client.ask('leave', { table: party.table });
    client.close();
  }

  async #enter(): Promise<Client> {
    const { url, party, who } = this.#target;
    const notDue = party.clients.findIndex((client) => askedOf(client, party.table) === undefined);
    const device = {
      stranger: undefined,
      guest: (await newPerson(url, 'Eve')).device,
      seated: party.people[notDue]?.device,
    };
    const client = await Client.open(url, device[who]);
    const viewer = who === 'seated' ? notDue : 'spectator';
    client.onMessage = (text) => this.#check(text, viewer);
    await client.must('watch', { table: party.table });
    return client;
  }

  /** Valid requests of other players. The server must refuse them on this connection. */
  #overheard(): readonly string[] {
    const { party } = this.#target;
    const asked = party.clients.map((client) => askedOf(client, party.table)).find((one) => one !== undefined);
    return [
      {
        id: 1,
        do: 'play',
        table: party.table,
        number: asked?.number ?? 0,
        moves: [asked?.moves[0] ?? { move: 'pass' }],
      },
      { id: 2, do: 'sit', table: party.table, seat: 0 },
      { id: 3, do: 'begin', table: party.table },
      { id: 4, do: 'undo', table: party.table },
      { id: 5, do: 'takeBack', table: party.table },
    ].map((request) => JSON.stringify(request));
  }

  #check(text: string, viewer: number | 'spectator'): void {
    this.answers += 1;
    const { party, oracle } = this.#target;
    for (const secret of [oracle.seed, ...party.links, ...party.people.map(({ device }) => device)])
      if (text.includes(secret)) this.leaks.add(`a secret in ${text.slice(0, 200)}`);
    const { room, table, error } = JSON.parse(text) as { room?: RoomUpdate; table?: string; error?: { code: string } };
    if (error?.code === 'internal') this.leaks.add(`an error of our own: ${text.slice(0, 200)}`);
    if (room === undefined || table !== party.table) return;
    const fault = faultIn(room, viewer, oracle);
    if (fault !== undefined) this.leaks.add(fault);
  }
}
