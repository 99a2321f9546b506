import { chainOf } from './chain.ts';
import type { Database, Notification, Value } from './database.ts';
import { FIND_LINES, type FoundLines, faultIn, foundIn } from './examine.ts';
import { checkFit, idOf, isFit, unfitIn } from './fit.ts';
import {
  type ChatMessage,
  type HeadingChange,
  type Snapshot,
  StoreError,
  type TableCheck,
  type TableFilter,
  type TableHeading,
  type TableStore,
  type TakenSeat,
} from './port.ts';
import { HEADING, headingIn, messageIn, numberIn, seatIn, textIn } from './rows.ts';

const CREATE = `INSERT INTO tables (id, game, state, listed, created, changed, about, host, lines, chain)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, nullif(?8, ''), 1, ?9)`;
const FIRST_LINE = 'INSERT INTO lines (table_id, number, line) VALUES (?1, 0, ?2)';

const OF_PERSON = '(host = ?1 OR id IN (SELECT table_id FROM seats WHERE person = ?1)) ORDER BY changed DESC, id';

/** The number of chat messages that are kept per table. */
const MAX_CHAT = 500;
const FORGET_CHAT = `DELETE FROM chat WHERE table_id = ?1 AND number <=
  (SELECT number FROM chat WHERE table_id = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)`;

export class Tables implements TableStore {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async create(heading: TableHeading, firstLine: string): Promise<void> {
    const { id, game, state, listed, created, changed, about, host = '' } = heading;
    const values = [idOf(id), game, state, Number(listed), created, changed, about, host, chainOf(id, [firstLine])];
    checkFit([...values, firstLine]);
    const statements = [
      { text: CREATE, values },
      { text: FIRST_LINE, values: [id, firstLine] },
    ] as const;
    await this.#database.write(statements, { table: id, lines: 1 });
  }

  async heading(id: string): Promise<TableHeading | undefined> {
    return (await this.#read(`SELECT ${HEADING} FROM tables WHERE id = ?1`, [id])).map(headingIn)[0];
  }

  async lines(id: string, from = 0): Promise<readonly string[]> {
    const rows = await this.#read(FIND_LINES, [id, from]);
    const found = foundIn(rows) ?? (from === 0 ? await this.#withoutLines(id) : undefined);
    if (found === undefined) return [];
    const fault = faultIn(id, found, from);
    if (fault !== undefined) throw new StoreError('damaged', fault);
    return found.lines.map(({ text }) => text);
  }

  async examine(id: string): Promise<TableCheck | undefined> {
    const found = foundIn(await this.#read(FIND_LINES, [id, 0])) ?? (await this.#withoutLines(id));
    if (found === undefined) return undefined;
    const { count, lines } = found;
    const fault = faultIn(id, found);
    const inOrder = lines.filter(({ number }, i) => number === i).map(({ text }) => text);
    return { count, lines: inOrder, ...(fault === undefined ? {} : { fault }) };
  }

  async acceptLines(id: string, count: number): Promise<void> {
    const kept = (await this.examine(id))?.lines.slice(0, count) ?? [];
    const values = [id, kept.length];
    await this.#database.write(
      [
        { text: 'UPDATE tables SET lines = ?2, chain = ?3 WHERE id = ?1', values: [...values, chainOf(id, kept)] },
        { text: 'DELETE FROM snapshots WHERE table_id = ?1 AND lines > ?2', values },
        ...this.#database.lineTables.map((table) => ({
          text: `DELETE FROM ${table} WHERE table_id = ?1 AND number >= ?2`,
          values,
        })),
      ],
      { table: id, lines: kept.length },
    );
  }

  /** The result for a table that has lost all its lines. Only the line count in its row shows the loss. */
  async #withoutLines(id: string): Promise<FoundLines | undefined> {
    const [row] = await this.#read('SELECT lines FROM tables WHERE id = ?1', [id]);
    return row === undefined ? undefined : { count: numberIn(row, 'lines'), chain: undefined, lines: [] };
  }

  append(id: string, expected: number, lines: readonly string[], change: HeadingChange = {}): Promise<boolean> {
    const { changed = 0, about = '', host = '' } = change;
    const trouble = unfitIn([id, expected, ...lines, changed, about, host]);
    return trouble === undefined ? this.#database.append(id, expected, lines, change) : Promise.reject(trouble);
  }

  async list({ state, listed, most }: TableFilter): Promise<readonly TableHeading[]> {
    const values: Value[] = [most];
    const conditions: string[] = [];
    if (state !== undefined) conditions.push(`state = ?${values.push(state)}`);
    if (listed !== undefined) conditions.push(`listed = ?${values.push(Number(listed))}`);
    const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
    const statement = `SELECT ${HEADING} FROM tables ${where} ORDER BY changed DESC, id LIMIT ?1`;
    return (await this.#read(statement, values)).map(headingIn);
  }

  async remove(id: string): Promise<void> {
    await this.#write('DELETE FROM tables WHERE id = ?1', [id], { table: id, lines: 0 });
  }

  async keepSnapshot(id: string, { lines, document }: Snapshot): Promise<void> {
    const statement = `INSERT INTO snapshots (table_id, lines, document) VALUES (?1, ?2, ?3)
      ON CONFLICT (table_id) DO UPDATE SET lines = excluded.lines, document = excluded.document
      WHERE excluded.lines >= snapshots.lines`;
    await this.#write(statement, [id, lines, document]);
  }

  async snapshot(id: string): Promise<Snapshot | undefined> {
    const [row] = await this.#read('SELECT lines, document FROM snapshots WHERE table_id = ?1', [id]);
    return row === undefined ? undefined : { lines: numberIn(row, 'lines'), document: textIn(row, 'document') };
  }

  async takeSeat(id: string, seat: TakenSeat): Promise<boolean> {
    return (await this.#seat(id, seat, 'NOTHING')) > 0;
  }

  async giveSeat(id: string, seat: TakenSeat): Promise<void> {
    await this.#seat(id, seat, 'UPDATE SET person = excluded.person, link_hash = excluded.link_hash');
  }

  async leaveSeat(id: string, seat: number): Promise<void> {
    await this.#write('DELETE FROM seats WHERE table_id = ?1 AND seat = ?2', [id, seat], { table: id });
  }

  async claimSeat(id: string, seat: TakenSeat): Promise<boolean> {
    const text = 'UPDATE seats SET person = ?3 WHERE table_id = ?1 AND seat = ?2 AND link_hash = ?4';
    return (await this.#changeSeat(id, seat, text)) > 0;
  }

  async relink(id: string, { seat, person, linkHash }: TakenSeat): Promise<boolean> {
    const text = 'UPDATE seats SET link_hash = ?4 WHERE table_id = ?1 AND seat = ?2 AND person = ?3';
    return (await this.#write(text, [id, seat, person, linkHash])) > 0;
  }

  async seats(id: string): Promise<readonly TakenSeat[]> {
    const statement = 'SELECT seat, person, link_hash FROM seats WHERE table_id = ?1 ORDER BY seat';
    return (await this.#read(statement, [id])).map(seatIn);
  }

  async tablesOf(person: string): Promise<readonly TableHeading[]> {
    return (await this.#read(`SELECT ${HEADING} FROM tables WHERE ${OF_PERSON}`, [person])).map(headingIn);
  }

  async listOf(person: string): Promise<readonly TableHeading[]> {
    const statement = `SELECT ${HEADING} FROM tables
      WHERE id NOT IN (SELECT table_id FROM put_away WHERE person = ?1) AND ${OF_PERSON}`;
    return (await this.#read(statement, [person])).map(headingIn);
  }

  async putAway(id: string, person: string): Promise<void> {
    const statement = 'INSERT INTO put_away (table_id, person) VALUES (?1, ?2) ON CONFLICT DO NOTHING';
    await this.#write(statement, [id, person]);
  }

  async putAwayBy(id: string): Promise<readonly string[]> {
    const statement = 'SELECT person FROM put_away WHERE table_id = ?1 ORDER BY person';
    return (await this.#read(statement, [id])).map((row) => textIn(row, 'person'));
  }

  async addChat(id: string, { at, person, name, text }: ChatMessage): Promise<void> {
    const values = [id, at, person, name, text];
    checkFit(values);
    const statements = [
      { text: 'INSERT INTO chat (table_id, at, person, name, text) VALUES (?1, ?2, ?3, ?4, ?5)', values },
      { text: FORGET_CHAT, values: [id, MAX_CHAT] },
    ] as const;
    await this.#database.write(statements, { table: id });
  }

  async chat(id: string, count: number): Promise<readonly ChatMessage[]> {
    const statement = 'SELECT at, person, name, text FROM chat WHERE table_id = ?1 ORDER BY number DESC LIMIT ?2';
    return (await this.#read(statement, [id, count])).map(messageIn).toReversed();
  }

  async note(id: string, person: string): Promise<string> {
    const [row] = await this.#read('SELECT text FROM notes WHERE table_id = ?1 AND person = ?2', [id, person]);
    return row === undefined ? '' : textIn(row, 'text');
  }

  async keepNote(id: string, person: string, text: string): Promise<void> {
    const statement = `INSERT INTO notes (table_id, person, text) VALUES (?1, ?2, ?3)
      ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text`;
    await this.#write(statement, [id, person, text]);
  }

  async copyNotes(from: string, to: string): Promise<void> {
    const statement = `INSERT INTO notes (table_id, person, text) SELECT table_id, ?2, text FROM notes WHERE person = ?1
      ON CONFLICT (table_id, person) DO UPDATE SET text = excluded.text WHERE notes.text = ''`;
    await this.#write(statement, [from, to]);
  }

  #seat(id: string, seat: TakenSeat, ifTaken: string): Promise<number> {
    const text = `INSERT INTO seats (table_id, seat, person, link_hash) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (table_id, seat) DO ${ifTaken}`;
    return this.#changeSeat(id, seat, text);
  }

  /** Changes a seat. If the new owner had removed the table from their list, the table returns to that list. */
  async #changeSeat(id: string, { seat, person, linkHash }: TakenSeat, text: string): Promise<number> {
    const values = [id, seat, person, linkHash];
    checkFit(values);
    const wanted = { text: 'DELETE FROM put_away WHERE table_id = ?1 AND person = ?2', values: [id, person] };
    return this.#database.write([{ text, values }, wanted], { table: id });
  }

  async #read(statement: string, values: readonly Value[]): ReturnType<Database['read']> {
    return values.every(isFit) ? this.#database.read(statement, values) : [];
  }

  async #write(statement: string, values: readonly Value[], news?: Notification): Promise<number> {
    checkFit(values);
    return this.#database.write([{ text: statement, values }], news);
  }
}
