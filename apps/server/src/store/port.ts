/**
 * The storage of the server, with two implementations: an SQLite file, or a PostgreSQL database that several processes
 * share. The store knows nothing about games. To it, a table is a list of numbered lines of text that is only appended
 * to. When a promise has resolved, its write is durable and survives a power cut. Nothing can be read before that. Ids
 * consist of letters, digits, `-` and `_`. Texts are any Unicode except U+0000 and lone surrogates. PostgreSQL can't
 * store these, so both stores refuse them and accept the same data.
 */
export interface Store {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  /** The content packs of all games ever played here, by hash. A pack is kept as long as its games. */
  readonly packs: DocumentStore;
  /** The server's own secrets. */
  readonly keys: DocumentStore;
  /**
   * Calls `hear` after a write of this or another process, as soon as the write can be read, with the table and its
   * current line count. Changes of seats and new messages are reported too, with the unchanged line count. For a
   * removed table the count is 0. After a lost connection, every table that was written to in the meantime is reported,
   * so a write may be reported twice.
   */
  listen(hear: (table: string, lines: number) => void): () => void;
  /** Resolves if the store can be written to; throws otherwise. */
  check(): Promise<void>;
  /** Copies everything into a new file while people play. Only a store that is a file has this function. */
  backup?(file: string): Promise<void>;
  /** Pending writes are finished first. */
  close(): Promise<void>;
}

/**
 * `missing`: it refers to a table or a person that does not exist. `exists`: the id is in use. `unfit`: an id or a text
 * that no store can keep (nothing was written). `unavailable`: the store can't be reached or written to, and only a new
 * read shows whether the pending write succeeded. `inUse`: another process has the file. `newer`: a newer program wrote
 * it. `damaged`: acknowledged data is missing or has changed (nothing was written).
 */
export type StoreTrouble = 'missing' | 'exists' | 'unfit' | 'unavailable' | 'inUse' | 'newer' | 'damaged';

/** A storage failure with a name. Any other error is a bug. */
export class StoreError extends Error {
  readonly trouble: StoreTrouble;

  constructor(trouble: StoreTrouble, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
    this.trouble = trouble;
  }
}

export const TABLE_STATES = ['gathering', 'playing', 'over'] as const;
type TableState = (typeof TABLE_STATES)[number];

/** The indexed data of a table, for lists and searches. Everything else is in its lines. */
export interface TableHeading {
  /** The id, which is public but hard to guess. */
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  /** Whether it is in the public list. */
  readonly listed: boolean;
  /** In milliseconds since 1970. The time of the last change is only precise to some seconds. */
  readonly created: number;
  readonly changed: number;
  /** A short description for lists, as JSON: names, free seats, pace. */
  readonly about: string;
  /** The person who opened it; unknown for tables of a very old program. */
  readonly host?: string;
}

export interface TableStore {
  /** The first line is the table's setup. */
  create(heading: TableHeading, firstLine: string): Promise<void>;
  heading(id: string): Promise<TableHeading | undefined>;
  /**
   * The lines from number `from` on. The first line has number 0. Throws `damaged` if a line is missing or the checksum
   * does not match.
   */
  lines(id: string, from?: number): Promise<readonly string[]>;
  /** The lines and their fault, if any; undefined if there is no such table. */
  examine(id: string): Promise<TableCheck | undefined>;
  /**
   * Accepts damage, for an admin. Keeps the first `count` lines as they are and gives them a new checksum. Removes
   * later lines, and a snapshot that includes them.
   */
  acceptLines(id: string, count: number): Promise<void>;
  /**
   * Appends lines if the table has exactly `expected` lines. Otherwise, or if the table is gone, resolves to false and
   * changes nothing. The given fields of the heading change in the same transaction. Concurrent appends to many tables
   * are batched.
   */
  append(id: string, expected: number, lines: readonly string[], change?: HeadingChange): Promise<boolean>;
  /** Latest first. */
  list(filter: TableFilter): Promise<readonly TableHeading[]>;
  /** Removes the table with its lines, seats, chat and notes. */
  remove(id: string): Promise<void>;

  /**
   * Stores a position after this many lines, from which a table is restored quickly. Only a snapshot of more lines
   * replaces an older one.
   */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  snapshot(id: string): Promise<Snapshot | undefined>;

  /**
   * Takes a seat. Stores who sits there and the hash of the secret in the seat's link. Resolves to false if the seat is
   * taken.
   */
  takeSeat(id: string, seat: TakenSeat): Promise<boolean>;
  /** Gives a seat to this owner with this link, even if it is taken. */
  giveSeat(id: string, seat: TakenSeat): Promise<void>;
  /** Gives the seat with this link to a new owner. Returns false and changes nothing if the link has changed. */
  claimSeat(id: string, seat: TakenSeat): Promise<boolean>;
  leaveSeat(id: string, seat: number): Promise<void>;
  /** Replaces the link of a seat. Returns false and changes nothing if the seat has another owner. */
  relink(id: string, seat: TakenSeat): Promise<boolean>;
  seats(id: string): Promise<readonly TakenSeat[]>;
  /** The tables at which a person sits or that they host, each once, the latest first. */
  tablesOf(person: string): Promise<readonly TableHeading[]>;
  /** Like `tablesOf`, without the tables that the person has put away. */
  listOf(person: string): Promise<readonly TableHeading[]>;
  /** Hides the table from the person's list until they take a seat at it again. */
  putAway(id: string, person: string): Promise<void>;
  putAwayBy(id: string): Promise<readonly string[]>;

  /** Keeps only the last 500 messages of a table. */
  addChat(id: string, message: ChatMessage): Promise<void>;
  /** The last messages up to this count, the oldest first. */
  chat(id: string, count: number): Promise<readonly ChatMessage[]>;

  /** A person's note at a table; empty at first. */
  note(id: string, person: string): Promise<string>;
  keepNote(id: string, person: string, text: string): Promise<void>;
  /** Copies all notes of one person to another, except where the other has a note. */
  copyNotes(from: string, to: string): Promise<void>;
}

export interface TableCheck {
  /** The expected line count. */
  readonly count: number;
  /** The lines before the first gap. */
  readonly lines: readonly string[];
  /** What is wrong with the table, in one sentence. */
  readonly fault?: string;
}

export type HeadingChange = Partial<Pick<TableHeading, 'state' | 'listed' | 'changed' | 'about' | 'host'>>;

export interface TableFilter {
  readonly state?: TableState;
  readonly listed?: boolean;
  readonly most: number;
}

export interface Snapshot {
  readonly lines: number;
  readonly document: string;
}

export interface TakenSeat {
  readonly seat: number;
  readonly person: string;
  /** SHA-256 of the secret, in hex. The secret itself is only in the link. */
  readonly linkHash: string;
}

export interface ChatMessage {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** A person with a device. Only a name is required. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** How the person gets alerts, as JSON. */
  readonly alerts: string;
}

/** How a person recognises a device or a passkey: its label, and when it was added. */
export interface Token {
  readonly label: string;
  readonly added: number;
}

export interface Device extends Token {
  /** The hash of its secret. */
  readonly hash: string;
  /** When it was last used, precise to an hour. */
  readonly seen: number;
}

export interface Passkey extends Token {
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

export const MAX_PASSKEYS = 10;

export interface PeopleStore {
  create(person: Person, deviceHash: string, about?: Token): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  /** The owner of a device, by the hash of its secret. */
  byDevice(deviceHash: string): Promise<Person | undefined>;
  addDevice(person: string, deviceHash: string, about?: Token): Promise<void>;
  /** Latest first. */
  devicesOf(person: string): Promise<readonly Device[]>;
  /** Records that the device was used. */
  sawDevice(deviceHash: string, at: number): Promise<void>;
  /** Removes the device if it belongs to this person. Resolves to whether it did. */
  removeDevice(person: string, deviceHash: string): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  setAlerts(id: string, alerts: string): Promise<void>;
  /** Returns false and changes nothing if the person already has the maximum. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  setCounter(passkey: string, counter: number): Promise<void>;
  /** Removes the passkey if it belongs to this person. Resolves to whether it did. */
  removePasskey(person: string, id: string): Promise<boolean>;
  /** Records a finished game of a person for their statistics. A game that is already recorded is not replaced. */
  keepPlayed(person: string, table: string, document: string): Promise<void>;
  /** The recorded games by table. Removed games have an empty document, so that they are not recorded again. */
  playedBy(person: string): Promise<ReadonlyMap<string, string>>;
  /** Removes one recorded game, or all of them. */
  forgetPlayed(person: string, table?: string): Promise<void>;
  /** Copies the recorded games of one person to another, except those that the other has. */
  copyPlayed(from: string, to: string): Promise<void>;
  /**
   * Removes the person with devices, passkeys, notes and recorded games. Their seats become free. Their chat messages
   * stay.
   */
  remove(id: string): Promise<void>;
}

export interface DocumentStore {
  /** Stores a document. The first one under a name is never replaced. */
  put(name: string, document: string): Promise<void>;
  get(name: string): Promise<string | undefined>;
}
