import type { Database } from './database.ts';
import { checkFit, idOf, isFit } from './fit.ts';
import type { PackStore } from './port.ts';
import { textIn } from './rows.ts';

export class Packs implements PackStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async put(hash: string, document: string): Promise<void> {
    checkFit([idOf(hash), document]);
    const text = 'INSERT INTO packs (hash, document) VALUES (?1, ?2) ON CONFLICT (hash) DO NOTHING';
    await this.#database.write([{ text, values: [hash, document] }]);
  }

  async get(hash: string): Promise<string | undefined> {
    if (!isFit(hash)) return undefined;
    const [row] = await this.#database.read('SELECT document FROM packs WHERE hash = ?1', [hash]);
    return row === undefined ? undefined : textIn(row, 'document');
  }
}
