import type { Database, Value } from './database.ts';
import { checkFit, idOf, isFit } from './fit.ts';
import { type Passkey, type PeopleStore, type Person, StoreError } from './port.ts';
import { passkeyIn, personIn } from './rows.ts';

const PERSON = 'people.id, name, created, alerts';
const ADD_DEVICE = 'INSERT INTO devices (hash, person) VALUES (?1, ?2)';
const PASSKEY = 'id, person, public_key, counter';

export class People implements PeopleStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create({ id, name, created, alerts }: Person, deviceHash: string): Promise<void> {
    const person = [idOf(id), name, created, alerts];
    checkFit(person);
    const statements = [
      { text: 'INSERT INTO people (id, name, created, alerts) VALUES (?1, ?2, ?3, ?4)', values: person },
      { text: ADD_DEVICE, values: [idOf(deviceHash), id] },
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

  async addDevice(person: string, deviceHash: string): Promise<void> {
    await this.#write(ADD_DEVICE, [idOf(deviceHash), person]);
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#change('UPDATE people SET name = ?2 WHERE id = ?1', [id, name]);
  }

  async setAlerts(id: string, alerts: string): Promise<void> {
    await this.#change('UPDATE people SET alerts = ?2 WHERE id = ?1', [id, alerts]);
  }

  async addPasskey({ id, person, publicKey, counter }: Passkey): Promise<void> {
    const statement = 'INSERT INTO passkeys (id, person, public_key, counter) VALUES (?1, ?2, ?3, ?4)';
    await this.#write(statement, [idOf(id), person, publicKey, counter]);
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

  /** Changes what has to be there. */
  async #change(statement: string, values: readonly [string, ...Value[]]): Promise<void> {
    if ((await this.#write(statement, values)) === 0) throw new StoreError('missing', `There is no ${values[0]}.`);
  }
}
