import { randomInt } from 'node:crypto';
import { type Move, type SeatId, sameMove } from '@getaway/kernel';
import { readLine } from '../rooms/lines.ts';
import type { Store } from '../store/port.ts';
import { askedOf, Client, gather, type Party } from '../testing/client.ts';
import { setupOf } from '../testing/serve.ts';

/** One run of the server, from its start until it is killed. */
export interface ServerRun {
  readonly url: string;
  /** True as soon as the server is killed. From then on, failures are expected. */
  over: boolean;
  onAnswer(): void;
}

interface Acknowledged {
  /** The number of lines of the table before the move. The line of the move must come next. */
  readonly lines: number;
  readonly seat: SeatId;
  readonly move: Move;
}

const NAMES = ['Ada', 'Ben', 'Cleo'];

/**
 * The people of one table. They play as fast as they can, reconnect to each new server, and remember every
 * acknowledgement.
 */
export class TestPlayers {
  readonly #game: string;
  readonly #acknowledged: Acknowledged[] = [];
  #party: Party | undefined;
  /** The highest version of the table (its number of lines) that was sent to any player. */
  #told = 0;
  #isOver = false;

  constructor(game: string) {
    this.#game = game;
  }

  get acknowledged(): number {
    return this.#acknowledged.length;
  }

  /** Whether the game has ended and everybody has seen its end. */
  get isOver(): boolean {
    return this.#isOver;
  }

  /**
   * Connects or reconnects all players, and plays until the game ends or the server is killed. Calls `onMove` for every
   * acknowledged move.
   */
  async play(run: ServerRun, onMove: () => void): Promise<void> {
    try {
      this.#party = this.#party === undefined ? await this.#come(run) : await back(this.#party, run);
      while (await this.#playOne(this.#party)) onMove();
    } catch (error) {
      if (!run.over) throw error;
    }
  }

  async #come(run: ServerRun): Promise<Party> {
    const party = await gather(run.url, setupOf({ game: this.#game, players: NAMES.length }), NAMES);
    run.onAnswer();
    return party;
  }

  /** Plays one move. Returns false when the game is over. Throws an error when the server is gone. */
  async #playOne({ table, clients }: Party): Promise<boolean> {
    const seat = clients.findIndex((client) => askedOf(client, table) !== undefined);
    const client = clients[seat];
    const asked = client === undefined ? undefined : askedOf(client, table);
    if (client === undefined || asked === undefined) {
      if (clients.some((one) => one.seen(table).room.scene?.result === undefined)) throw new Error('nobody is asked');
      this.#isOver = true;
      return false;
    }
    const { number, moves } = asked;
    const move = moves[randomInt(moves.length)];
    if (move === undefined) throw new Error('there is nothing to choose from');
    const { version: lines } = client.seen(table).room;
    await client.must('play', { table, number, moves: [move] });
    this.#acknowledged.push({ lines, seat, move });
    await Promise.all(clients.map((one) => one.until(() => one.seen(table).room.version > lines, 'news of a move')));
    return true;
  }

  /** Acknowledged moves that the store does not have, one sentence for each. */
  async faults({ tables }: Store): Promise<readonly string[]> {
    if (this.#party === undefined) return [];
    const { table, clients } = this.#party;
    const lines = (await tables.lines(table)).map(readLine);
    const faults: string[] = [];
    for (const client of clients) this.#told = Math.max(this.#told, client.tables.get(table)?.room.version ?? 0);
    if (this.#told > lines.length)
      faults.push(`${table}: ${this.#told} lines were told, and ${lines.length} are written`);
    for (const { lines: before, seat, move } of this.#acknowledged) {
      // On a slow machine, the line of an alert (`called`) can be stored between a decision and its answer. Such lines
      // are skipped.
      const line = lines.slice(before).find((one) => one.line !== 'called');
      const isThere = line?.line === 'entry' && line.entry.seat === seat && sameMove(line.entry.move, move);
      if (!isThere) faults.push(`${table}: the move of seat ${seat} after line ${before} was acknowledged and is lost`);
    }
    return faults;
  }
}

/** Reconnects everybody. Each client tells the server which lines it has, and gets only the missing ones. */
async function back({ table, people, clients, links }: Party, run: ServerRun): Promise<Party> {
  const returning = people.map(async ({ device }, seat) => {
    const client = await Client.open(run.url, device);
    run.onAnswer();
    const seen = clients[seat]?.tables.get(table);
    if (seen !== undefined) client.tables.set(table, seen);
    const known = seen === undefined ? {} : { known: { lines: seen.room.version, passages: seen.log.length } };
    await client.must('watch', { table, ...known });
    return client;
  });
  return { table, people, links, clients: await Promise.all(returning) };
}
