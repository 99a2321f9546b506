import type { Database, Value } from './database.ts';
import { checkFit, idOf, isFit } from './fit.ts';
import {
  type Device,
  MAX_PASSKEYS,
  type Passkey,
  type PeopleStore,
  type Person,
  StoreError,
  type Token,
} from './port.ts';
import { deviceIn, passkeyIn, personIn, textIn } from './rows.ts';

const PERSON = 'people.id, name, created, alerts';
const ADD_DEVICE = 'INSERT INTO devices (hash, person, label, added, seen) VALUES (?1, ?2, ?3, ?4, ?4)';
const PASSKEY = 'id, person, public_key, counter, label, added';
/**
 * Locks the person's row without changing it. Concurrent inserts of passkeys for this person wait for the lock, so a
 * person can't get more passkeys than the limit.
 */
const OF_ONE_AT_A_TIME = 'UPDATE people SET name = name WHERE id = ?1';
const ONE_TOO_MANY = `DELETE FROM passkeys WHERE id = ?1 AND (SELECT count(*) FROM passkeys WHERE person = ?2) > ?3`;
const NAMELESS: Token = { label: '', added: 0 };
/** The time of a device's last use is updated at most this often. This saves a write on most requests. */
const SEEN_MS = 60 * 60_000;

export class People implements PeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create({ id, name, created, alerts }: Person, deviceHash: string, about = NAMELESS): Promise<void> {
    const person = [idOf(id), name, created, alerts];
    const device = [idOf(deviceHash), id, about.label, about.added];
    checkFit([...person, ...device]);
    const statements = [
      { text: 'INSERT INTO people (id, name, created, alerts) VALUES (?1, ?2, ?3, ?4)', values: person },
      { text: ADD_DEVICE, values: device },
    ] as const;
    await this.#database.write(statements);
  }

  async person(id: string): Promise<Person | undefined> {
    return (await this.#read(`SELECT ${PERSON} FROM people WHERE id = ?1`, [id])).map(personIn)[0];
  }

  async byDevice(deviceHash: string): Promise<Person | undefined> {
    const statement = `SELECT ${PERSON} FROM people JOIN devices ON devices.person = people.id WHERE devices.hash = ?1`;
    return (await this.#read(statement, [deviceHash])).map(personIn)[0];
  }

  async hasDevice(deviceHash: string): Promise<boolean> {
    return (await this.#read('SELECT 1 FROM devices WHERE hash = ?1', [deviceHash])).length > 0;
  }

  async addDevice(person: string, deviceHash: string, { label, added } = NAMELESS): Promise<void> {
    await this.#write(ADD_DEVICE, [idOf(deviceHash), person, label, added]);
  }

  async devicesOf(person: string): Promise<readonly Device[]> {
    const statement = 'SELECT hash, label, added, seen FROM devices WHERE person = ?1 ORDER BY seen DESC, hash';
    return (await this.#read(statement, [person])).map(deviceIn);
  }

  async sawDevice(deviceHash: string, at: number): Promise<void> {
    await this.#write('UPDATE devices SET seen = ?2 WHERE hash = ?1 AND seen <= ?3', [deviceHash, at, at - SEEN_MS]);
  }

  async removeDevice(person: string, deviceHash: string): Promise<boolean> {
    return (await this.#write('DELETE FROM devices WHERE person = ?1 AND hash = ?2', [person, deviceHash])) > 0;
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#change('UPDATE people SET name = ?2 WHERE id = ?1', [id, name]);
  }

  async setAlerts(id: string, alerts: string): Promise<void> {
    await this.#change('UPDATE people SET alerts = ?2 WHERE id = ?1', [id, alerts]);
  }

  async addPasskey({ id, person, publicKey, counter, label, added }: Passkey): Promise<boolean> {
    const values = [idOf(id), person, publicKey, counter, label, added];
    checkFit(values);
    const statements = [
      { text: OF_ONE_AT_A_TIME, values: [person] },
      { text: `INSERT INTO passkeys (${PASSKEY}) VALUES (?1, ?2, ?3, ?4, ?5, ?6)`, values },
      { text: ONE_TOO_MANY, values: [id, person, MAX_PASSKEYS] },
    ] as const;
    if ((await this.#database.write(statements)) === 0)
      throw new StoreError('missing', `There is no person ${person}.`);
    return (await this.passkey(id)) !== undefined;
  }

  async passkey(id: string): Promise<Passkey | undefined> {
    return (await this.#read(`SELECT ${PASSKEY} FROM passkeys WHERE id = ?1`, [id])).map(passkeyIn)[0];
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    const statement = `SELECT ${PASSKEY} FROM passkeys WHERE person = ?1 ORDER BY id`;
    return (await this.#read(statement, [person])).map(passkeyIn);
  }

  async setCounter(passkey: string, counter: number): Promise<void> {
    await this.#change('UPDATE passkeys SET counter = ?2 WHERE id = ?1', [passkey, counter]);
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    return (await this.#write('DELETE FROM passkeys WHERE person = ?1 AND id = ?2', [person, id])) > 0;
  }

  async keepPlayed(person: string, table: string, document: string): Promise<void> {
    const statement = `INSERT INTO played (person, table_id, document) VALUES (?1, ?2, ?3)
      ON CONFLICT (person, table_id) DO NOTHING`;
    await this.#write(statement, [person, idOf(table), document]);
  }

  async playedBy(person: string): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#read('SELECT table_id, document FROM played WHERE person = ?1 ORDER BY table_id', [
      person,
    ]);
    return new Map(rows.map((row) => [textIn(row, 'table_id'), textIn(row, 'document')]));
  }

  async forgetPlayed(person: string, table?: string): Promise<void> {
    if (table === undefined) await this.#write("UPDATE played SET document = '' WHERE person = ?1", [person]);
    else await this.#write("UPDATE played SET document = '' WHERE person = ?1 AND table_id = ?2", [person, table]);
  }

  async copyPlayed(from: string, to: string): Promise<void> {
    const statement = `INSERT INTO played (person, table_id, document)
      SELECT ?2, table_id, document FROM played WHERE person = ?1 ON CONFLICT (person, table_id) DO NOTHING`;
    await this.#write(statement, [from, to]);
  }

  async remove(id: string): Promise<void> {
    await this.#write('DELETE FROM people WHERE id = ?1', [id]);
  }

  async #read(statement: string, values: readonly Value[]): ReturnType<Database['read']> {
    return values.every(isFit) ? this.#database.read(statement, values) : [];
  }

  async #write(statement: string, values: readonly Value[]): Promise<number> {
    checkFit(values);
    return this.#database.write([{ text: statement, values }]);
  }

  /** Runs a statement. Throws an error if it changed nothing. */
  async #change(statement: string, values: readonly [string, ...Value[]]): Promise<void> {
    if ((await this.#write(statement, values)) === 0) throw new StoreError('missing', `There is no ${values[0]}.`);
  }
}
