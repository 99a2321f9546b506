import { listUpTo, replaceInvisible, textUpTo } from '@getaway/kernel';
import { originSchema } from '@getaway/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

const player = v.strictObject({
  name: v.pipe(
    textUpTo(200),
    v.transform((name) => replaceInvisible(name)), // earlier versions allowed more characters in names
  ),
  bot: v.exactOptional(textUpTo(200)),
});

/** A stored game. Only the fields that the home page needs are checked here. The kernel checks the journal. */
const storedSchema = v.object({
  id: textUpTo(200),
  game: textUpTo(200),
  players: listUpTo(player, 10),
  created: v.number(),
  changed: v.number(),
  choices: v.number(),
  due: v.optional(v.number()),
  /** The winning seats, once the game is over. Automata are given by name. */
  winners: v.optional(listUpTo(v.union([v.number(), textUpTo(200)]), 10)),
  packHash: textUpTo(200),
  journal: v.looseObject({}),
  position: v.looseObject({}),
  /** The archive of a finished game. It can be read even after the rules have changed. */
  archive: v.exactOptional(v.looseObject({})),
  origin: v.exactOptional(originSchema),
});
export type Stored = v.InferOutput<typeof storedSchema>;

interface StoredPack {
  readonly hash: string;
  readonly document: unknown;
  /**
   * The label under which the owner added the pack. A pack without a label is stored only for the games that use it.
   */
  readonly label?: string;
}

interface Schema extends DBSchema {
  readonly games: { readonly key: string; readonly value: object };
  readonly packs: { readonly key: string; readonly value: StoredPack };
}

/** The browser's storage. It has one record per game, which is rewritten after every choice. */
export class Store {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(): Promise<Store> {
    const db = await openDB<Schema>('getaway', 1, {
      upgrade(fresh) {
        fresh.createObjectStore('games', { keyPath: 'id' });
        fresh.createObjectStore('packs', { keyPath: 'hash' });
      },
    });
    return new Store(db);
  }

  /** All stored games. Unreadable games are returned unchanged, so that they can still be saved or removed. */
  async all(): Promise<readonly (Stored | { readonly id: string; readonly unreadable: object })[]> {
    const records = await this.#db.getAll('games');
    return records.map((record) => {
      const parsed = v.safeParse(storedSchema, record);
      return parsed.success ? parsed.output : { id: idOf(record), unreadable: record };
    });
  }

  async get(id: string): Promise<Stored | undefined> {
    const record = await this.#db.get('games', id);
    const parsed = v.safeParse(storedSchema, record);
    return parsed.success ? parsed.output : undefined;
  }

  /** Resolves when the browser has stored the record durably. */
  async put(record: Stored): Promise<void> {
    const writing = this.#db.transaction('games', 'readwrite', { durability: 'strict' });
    await Promise.all([writing.store.put(record), writing.done]);
  }

  async remove(id: string): Promise<void> {
    await this.#db.delete('games', id);
  }

  async pack(hash: string): Promise<unknown> {
    return (await this.#db.get('packs', hash))?.document;
  }

  async putPack(hash: string, document: unknown): Promise<void> {
    await this.#changePack(hash, (known) => ({ ...known, hash, document }));
  }

  async labelledPacks(): Promise<readonly (StoredPack & { readonly label: string })[]> {
    const packs = await this.#db.getAll('packs');
    return packs.flatMap(({ label, ...pack }) => (label === undefined ? [] : [{ ...pack, label }]));
  }

  /** Sets or removes the label of a pack. Without a label, the pack is stored only for the games that use it. */
  async labelPack(hash: string, label: string | undefined): Promise<void> {
    await this.#changePack(hash, (known) => {
      if (known === undefined) return undefined;
      const { hash: _, document } = known;
      return label === undefined ? { hash, document } : { hash, document, label };
    });
  }

  async #changePack(hash: string, change: (known: StoredPack | undefined) => StoredPack | undefined): Promise<void> {
    const writing = this.#db.transaction('packs', 'readwrite', { durability: 'strict' });
    const changed = change(await writing.store.get(hash));
    if (changed !== undefined) await writing.store.put(changed);
    await writing.done;
  }
}

const idOf = (record: object): string => ('id' in record ? String(record.id) : '');
