import { setTimeout as wait } from 'node:timers/promises';
import pg, { type Client } from 'pg';
import { numberIn, textIn } from '../rows.ts';
import { connectionTo } from './connection.ts';

export const CHANNEL = 'getaway';

const HEARTBEAT_MS = 10_000;
/**
 * The pause between two attempts to reconnect. It is short, because a refused attempt is cheap and a long pause would
 * delay the first moves after the database is back.
 */
const PAUSE_MS = 200;
/**
 * How much earlier than `#heardUntil` the search for missed writes begins. A row contains the time when its transaction
 * began, but the row becomes visible only at the commit. So the margin is longer than any of our transactions.
 */
const MARGIN = '2 minutes';

type OnNotification = (table: string, lines: number) => void;

/**
 * A connection that only listens to notifications. It reconnects by itself, and then reports the writes that it missed.
 */
export class PostgresListener {
  readonly #databaseUrl: string;
  readonly #listeners = new Set<OnNotification>();
  readonly #closing = new AbortController();
  #client: Client | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  /** The time until which all writes have been reported, by the database's clock. */
  #heardUntil: string | undefined;

  private constructor(databaseUrl: string) {
    this.#databaseUrl = databaseUrl;
  }

  /** Opens a listener. When the promise resolves, the listener already receives notifications. */
  static async open(databaseUrl: string): Promise<PostgresListener> {
    const listener = new PostgresListener(databaseUrl);
    await listener.#connect();
    return listener;
  }

  listen(hear: OnNotification): () => void {
    const own: OnNotification = (table, lines) => hear(table, lines);
    this.#listeners.add(own);
    return () => this.#listeners.delete(own);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#heartbeat);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ ...connectionTo(this.#databaseUrl), query_timeout: HEARTBEAT_MS });
    let lost = false;
    const lose = (): void => {
      if (lost) return;
      lost = true;
      if (this.#client === client) void this.#comeBack();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      const [table = '', lines = ''] = payload.split(' ');
      this.#tell(table, Number(lines));
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      await this.#tellMissed(client);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closing.signal.aborted) return client.end();
    this.#client = client;
    // A connection can be dead without an error, so a query checks it regularly.
    this.#heartbeat = setInterval(() => {
      this.#readClock(client).catch(() => {
        lose();
        void client.end().catch(() => undefined);
      });
    }, HEARTBEAT_MS).unref();
    if (lost) void this.#comeBack();
  }

  async #comeBack(): Promise<void> {
    clearInterval(this.#heartbeat);
    this.#client = undefined;
    while (!this.#closing.signal.aborted) {
      const pause = PAUSE_MS * (0.5 + Math.random()); // random, so that processes do not all reconnect at once
      await wait(pause, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      if (this.#closing.signal.aborted) return;
      try {
        await this.#connect();
        return;
      } catch {
        // The database is not available yet, so the loop tries again. The error is not reported here, because the
        // queries of the pool report it.
      }
    }
  }

  /** Reports missed writes. Runs after LISTEN, so later writes are reported by notifications. */
  async #tellMissed(client: Client): Promise<void> {
    const since = this.#heardUntil;
    await this.#readClock(client);
    if (since === undefined) return;
    const text = `SELECT id, lines FROM tables WHERE written > $1::timestamptz - interval '${MARGIN}'`;
    const { rows } = await client.query<Record<string, unknown>>(text, [since]);
    for (const row of rows) this.#tell(textIn(row, 'id'), numberIn(row, 'lines'));
  }

  async #readClock(client: Client): Promise<void> {
    const { rows } = await client.query<Record<string, unknown>>('SELECT now()::text AS now');
    this.#heardUntil = textIn(rows[0] ?? {}, 'now');
  }

  #tell(table: string, lines: number): void {
    for (const hear of this.#listeners) queueMicrotask(() => hear(table, lines));
  }
}
