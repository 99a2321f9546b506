/** The host and the table that a task belongs to. All hosts get equal turns, and so do all tables of a host. */
export interface Share {
  readonly host: string;
  readonly table: string;
  /** Whether only bots play at the table. */
  readonly botsOnly: boolean;
}

/**
 * Queues the tasks of many tables. Hosts take turns, and so do the tables of a host, so that a host who opens many
 * tables delays nobody else. Tables with only bots come last.
 */
export class FairQueue<Work> {
  readonly #played = new Rounds<Work>();
  readonly #botsOnly = new Rounds<Work>();

  add(work: Work, share: Share): void {
    (share.botsOnly ? this.#botsOnly : this.#played).add(work, share);
  }

  /** The next task of a table at which people play. */
  takePlayed(): Work | undefined {
    return this.#played.take();
  }

  takeBotsOnly(): Work | undefined {
    return this.#botsOnly.take();
  }

  get size(): number {
    return this.#played.size + this.#botsOnly.size;
  }
}

/**
 * Lets hosts, and the tables of each host, take turns. Maps keep the insertion order, so after its turn a key is moved
 * to the end.
 */
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
