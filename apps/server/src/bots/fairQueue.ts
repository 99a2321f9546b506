/** The owner of a task. */
export interface Share {
  readonly host: string;
  readonly table: string;
  /** Whether only bots play at the table. */
  readonly botsOnly: boolean;
}

/**
 * Queues tasks of many tables. Hosts take turns, and so do the tables of a host, so opening many tables delays nobody
 * else. Tables with only bots come last.
 */
export class FairQueue<Work> {
  readonly #played = new Rounds<Work>();
  readonly #botsOnly = new Rounds<Work>();

  add(work: Work, share: Share): void {
    (share.botsOnly ? this.#botsOnly : this.#played).add(work, share);
  }

  /** The next task of a table with people. */
  takePlayed(): Work | undefined {
    return this.#played.take();
  }

  takeBotsOnly(): Work | undefined {
    return this.#botsOnly.take();
  }

  /** The number of waiting tasks. */
  get size(): number {
    return this.#played.size + this.#botsOnly.size;
  }
}

/** Uses the insertion order of maps: after its turn, a key moves to the end. */
class Rounds<Work> {
  readonly #hosts = new Map<string, Map<string, Work[]>>();
  size = 0;

  add(work: Work, { host, table }: Share): void {
    this.size += 1;
    const tables = this.#hosts.get(host) ?? new Map<string, Work[]>();
    this.#hosts.set(host, tables.set(table, [...(tables.get(table) ?? []), work]));
  }

  take(): Work | undefined {
    for (const [host, tables] of this.#hosts) {
      for (const [table, [work, ...later]] of tables) {
        tables.delete(table);
        if (later.length > 0) tables.set(table, later);
        this.#hosts.delete(host);
        if (tables.size > 0) this.#hosts.set(host, tables);
        this.size -= 1;
        return work;
      }
    }
    return undefined;
  }
}
