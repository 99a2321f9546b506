import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Client, type Pool } from 'pg';
import type { Bus } from './presence.ts';

const CHANNEL = 'getaway_presence';
const COME_BACK_MS = 500;

/**
 * Broadcasts messages between processes with PostgreSQL's NOTIFY. An outage loses messages, but each process repeats
 * its state later.
 */
export class PostgresBus implements Bus {
  readonly #databaseUrl: string;
  readonly #pool: Pool;
  #hear: (word: string) => void = () => undefined;
  #client: Client | undefined;
  #closed = false;

  private constructor(databaseUrl: string, pool: Pool) {
    this.#databaseUrl = databaseUrl;
    this.#pool = pool;
  }

  static async open(databaseUrl: string, pool: Pool): Promise<PostgresBus> {
    const bus = new PostgresBus(databaseUrl, pool);
    await bus.#connect();
    return bus;
  }

  publish(word: string): void {
    this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, word]).catch(() => undefined);
  }

  listen(hear: (word: string) => void): void {
    this.#hear = hear;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    client.on('error', () => void client.end().catch(() => undefined));
    client.once('end', () => {
      if (this.#client === client) void this.#comeBack();
    });
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  async #comeBack(): Promise<void> {
    this.#client = undefined;
    while (!this.#closed) {
      await wait(COME_BACK_MS, undefined, { ref: false });
      try {
        if (!this.#closed) await this.#connect();
        return;
      } catch {
        // The database is not available yet, so the loop tries again.
      }
    }
  }
}
