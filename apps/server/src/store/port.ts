/**
 * The storage of the server: an SQLite file, or a PostgreSQL database that several processes share. The store knows
 * nothing about games. It sees a table as a list of numbered text lines that only grows. When the promise of a write
 * resolves, the write is durable. Nobody can read a write before it is durable. Ids consist of letters, digits, `-` and
 * `_`. Both stores refuse U+0000 and lone surrogates, because PostgreSQL can't store them.
 */
export interface Store {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  /** Content packs, by hash: those that were uploaded, and those of all games that were played here. */
  readonly packs: DocumentStore;
  readonly keys: DocumentStore;
  /**
   * Calls `hear` when any process has added lines to a table, with the table's id and its number of lines. Seat changes
   * and chat messages are reported too, with an unchanged number. For a removed table the number is 0. After a lost
   * connection, missed writes are reported, and some writes may be reported twice.
   */
  listen(hear: (table: string, lines: number) => void): () => void;
  /** Resolves if the store can be written to. Throws an error otherwise. */
  check(): Promise<void>;
  /** Copies everything into a new file while the store is in use. Only a store that is a file has this function. */
  backup?(file: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * `missing`: a table or a person does not exist. `exists`: the id is in use. `unfit`: no store can keep this id or
 * text. `unavailable`: the store can't be reached, and a write may or may not have succeeded. `inUse`: another process
 * uses the file. `newer`: a newer version has written the store. `damaged`: acknowledged data is missing or has
 * changed.
 */
export type StoreTrouble = 'missing' | 'exists' | 'unfit' | 'unavailable' | 'inUse' | 'newer' | 'damaged';

/** A failure of the store that callers must handle. Any other error is a bug. */
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

/** The part of a table's data that is used for lists and searches. Everything else is in the table's lines. */
export interface TableHeading {
  /** The table's id. It is public but hard to guess. */
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  /** Whether the table is in the public list. */
  readonly listed: boolean;
  /**
   * When the table was created and last changed, in milliseconds since 1970. `changed` may be some seconds too early.
   */
  readonly created: number;
  readonly changed: number;
  /** A short description of the table for lists, as JSON: names, free seats, pace. */
  readonly about: string;
  /** The host of the table; undefined for tables of a very old version. */
  readonly host?: string;
}

export interface TableStore {
  /** Creates a table. Its first line contains the setup. */
  create(heading: TableHeading, firstLine: string): Promise<void>;
  heading(id: string): Promise<TableHeading | undefined>;
  /**
   * The lines from number `from` on. The first line of a table has number 0. Throws `damaged` if a line is missing. If
   * all lines are read, also throws `damaged` if their checksum does not match.
   */
  lines(id: string, from?: number): Promise<readonly string[]>;
  /** The lines of a table and its fault, if any; undefined if there is no such table. */
  examine(id: string): Promise<TableCheck | undefined>;
  /**
   * Accepts, at the request of an admin, that lines are lost. Keeps the first `count` lines and gives them a new
   * checksum. Removes later lines, and any snapshot that includes them.
   */
  acceptLines(id: string, count: number): Promise<void>;
  /**
   * Appends lines if the table has exactly `expected` lines. Otherwise resolves to false and changes nothing. `change`
   * updates fields of the heading in the same transaction.
   */
  append(id: string, expected: number, lines: readonly string[], change?: HeadingChange): Promise<boolean>;
  list(filter: TableFilter): Promise<readonly TableHeading[]>;
  /** Removes the table with its lines, seats, chat and notes. */
  remove(id: string): Promise<void>;

  /**
   * Stores a snapshot: the position after `lines` lines. If the rules change, the game continues from this position. A
   * stored snapshot is never replaced by one that covers fewer lines.
   */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  snapshot(id: string): Promise<Snapshot | undefined>;

  /**
   * Takes a seat. Stores who sits there and the hash of the secret in the seat's link. Resolves to false if the seat is
   * taken.
   */
  takeSeat(id: string, seat: TakenSeat): Promise<boolean>;
  /** Gives a seat to this owner with this link, even if the seat is taken. */
  giveSeat(id: string, seat: TakenSeat): Promise<void>;
  /**
   * Gives the seat with this link to a new owner. Resolves to false and changes nothing if the link has been renewed.
   */
  claimSeat(id: string, seat: TakenSeat): Promise<boolean>;
  leaveSeat(id: string, seat: number): Promise<void>;
  /** Renews the link of a seat. Resolves to false and changes nothing if the seat has another owner. */
  relink(id: string, seat: TakenSeat): Promise<boolean>;
  seats(id: string): Promise<readonly TakenSeat[]>;
  /** The tables where the person is a player or the host. The most recently changed table comes first. */
  tablesOf(person: string): Promise<readonly TableHeading[]>;
  /** Like `tablesOf`, without the tables that the person has removed from their list. */
  listOf(person: string): Promise<readonly TableHeading[]>;
  /** Removes the table from the person's list, until the person takes a seat there again. */
  putAway(id: string, person: string): Promise<void>;
  putAwayBy(id: string): Promise<readonly string[]>;

  /** Stores a chat message. Only the last 500 messages of a table are kept. */
  addChat(id: string, message: ChatMessage): Promise<void>;
  chat(id: string, count: number): Promise<readonly ChatMessage[]>;

  note(id: string, person: string): Promise<string>;
  keepNote(id: string, person: string, text: string): Promise<void>;
  /** Copies all notes of the person `from` to the person `to`. Notes that `to` already has are kept. */
  copyNotes(from: string, to: string): Promise<void>;
}

export interface TableCheck {
  /** The number of lines that the table should have. */
  readonly count: number;
  /** The lines before the first missing one. */
  readonly lines: readonly string[];
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
  /** The SHA-256 of the secret in the seat's link, in hex. The secret itself is only in the link. */
  readonly linkHash: string;
}

export interface ChatMessage {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** A person who uses this server. A person needs only a name and a device. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly alerts: string;
}

/** The label of a device or a passkey, and when it was added. */
export interface Token {
  readonly label: string;
  readonly added: number;
}

export interface Device extends Token {
  readonly hash: string;
  /** When the device was last used, accurate to an hour. */
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
  /** The owner of the device with this hash. */
  byDevice(deviceHash: string): Promise<Person | undefined>;
  /** Whether a device with this hash exists. This takes half the time of `byDevice`. */
  hasDevice(deviceHash: string): Promise<boolean>;
  addDevice(person: string, deviceHash: string, about?: Token): Promise<void>;
  devicesOf(person: string): Promise<readonly Device[]>;
  sawDevice(deviceHash: string, at: number): Promise<void>;
  /** Removes the device if it belongs to this person. Resolves to whether it was removed. */
  removeDevice(person: string, deviceHash: string): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  setAlerts(id: string, alerts: string): Promise<void>;
  /** Stores a passkey. Resolves to false and changes nothing if the person already has the maximum number. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  setCounter(passkey: string, counter: number): Promise<void>;
  /** Removes the passkey if it belongs to this person. Resolves to whether it was removed. */
  removePasskey(person: string, id: string): Promise<boolean>;
  /** Adds a finished game to a person's statistics. A game that is already recorded is not replaced. */
  keepPlayed(person: string, table: string, document: string): Promise<void>;
  /**
   * The recorded games of a person, by table. A removed game has an empty document, so that it is not recorded again.
   */
  playedBy(person: string): Promise<ReadonlyMap<string, string>>;
  /** Removes one recorded game of a person or, without a table, all of them. */
  forgetPlayed(person: string, table?: string): Promise<void>;
  /** Copies the recorded games of the person `from` to the person `to`, except games that `to` already has. */
  copyPlayed(from: string, to: string): Promise<void>;
  /**
   * Removes the person with their devices, passkeys, notes and recorded games. The person's seats become free. Chat
   * messages stay.
   */
  remove(id: string): Promise<void>;
}

export interface DocumentStore {
  /** Stores a document. The first document under a name is never replaced. */
  put(name: string, document: string): Promise<void>;
  get(name: string): Promise<string | undefined>;
}
