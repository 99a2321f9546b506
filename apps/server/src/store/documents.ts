import type { Database } from './database.ts';
import { checkFit, idOf, isFit } from './fit.ts';
import type { DocumentStore } from './port.ts';
import { textIn } from './rows.ts';

/** The SQL table of each kind of document, and the column of its key. */
const SHELVES = {
  packs: { table: 'packs', name: 'hash' },
  keys: { table: 'server_keys', name: 'name' },
} as const;

/** Documents by name. A stored document is never replaced. */
export class Documents implements DocumentStore {
  readonly #database: Database;
  readonly #shelf: (typeof SHELVES)[keyof typeof SHELVES];

  constructor(database: Database, shelf: keyof typeof SHELVES) {
    this.#database = database;
    this.#shelf = SHELVES[shelf];
  }

  async put(key: string, document: string): Promise<void> {
    checkFit([idOf(key), document]);
    const { table, name } = this.#shelf;
    const text = `INSERT INTO ${table} (${name}, document) VALUES (?1, ?2) ON CONFLICT (${name}) DO NOTHING`;
    await this.#database.write([{ text, values: [key, document] }]);
  }

  async get(key: string): Promise<string | undefined> {
    if (!isFit(key)) return undefined;
    const { table, name } = this.#shelf;
    const [row] = await this.#database.read(`SELECT document FROM ${table} WHERE ${name} = ?1`, [key]);
    return row === undefined ? undefined : textIn(row, 'document');
  }
}
