import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import * as v from 'valibot';

const player = v.strictObject({ name: v.string(), bot: v.exactOptional(v.string()) });

/** A game as the browser keeps it. The kernel reads the journal; here only what the home screen lists is read. */
const storedSchema = v.object({
  id: v.string(),
  game: v.string(),
  players: v.array(player),
  created: v.number(),
  changed: v.number(),
  choices: v.number(),
  due: v.optional(v.number()),
  /** The seats that won, once it is over; automata by their names. */
  winners: v.optional(v.array(v.union([v.number(), v.string()]))),
  packHash: v.string(),
  journal: v.looseObject({}),
  position: v.looseObject({}),
});
export type Stored = v.InferOutput<typeof storedSchema>;

interface Schema extends DBSchema {
  readonly games: { readonly key: string; readonly value: object };
  readonly packs: { readonly key: string; readonly value: { readonly hash: string; readonly document: unknown } };
}

/** The browser's own storage: one record a game, written whole after every choice. */
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

  /** Everything that is kept; what can't be read comes as it is, so that it can still be saved or removed. */
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

  /** Resolves when the browser has written it down. */
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
    await this.#db.put('packs', { hash, document });
  }
}

const idOf = (record: object): string => ('id' in record ? String(record.id) : '');
