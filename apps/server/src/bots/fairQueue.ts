/** The table of a task, and the person who hosts the table. All hosts get equal turns, and so do a host's tables. */
export interface Share {
  readonly host: string;
  readonly table: string;
  readonly botsOnly: boolean;
}

/**
 * Queues the tasks of many tables. Hosts take turns, so a host with many tables delays nobody else. Tables with only
 * bots come last.
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

  get size(): number {
    return this.#played.size + this.#botsOnly.size;
  }
}

/**
 * Lets hosts and their tables take turns. A map keeps the insertion order. So after its turn, a key is deleted and, if
 * it still has tasks, inserted again at the end.
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
