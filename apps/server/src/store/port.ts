/**
 * Where the server keeps everything, whatever stands behind it: one SQLite file, or a PostgreSQL that several processes share.
 * The store knows no game: what it keeps of a table are numbered lines of text, only ever appended. A promise that has resolved
 * is a promise kept: what it wrote outlives a power cut. Nothing can be read before that.
 *
 * Ids are made of letters, digits, `-` and `_`. Texts are any Unicode but U+0000 and halves of surrogate pairs, which PostgreSQL
 * can't keep: they are refused everywhere, so that no store keeps what another could not.
 */
export interface Store {
  readonly tables: TableStore;
  readonly people: PeopleStore;
  /** The content packs of all games ever played here, by their hashes: a game never outlives its pack. */
  readonly packs: DocumentStore;
  /** What the server itself has to keep secret. */
  readonly keys: DocumentStore;
  /**
   * Tells what other processes wrote, and what this one did, once it is there to be read: the table, and how many lines it has
   * now. A seat taken or left and a message said are told as well, with the lines as they were; a table that was removed has
   * none. After a connection was lost every table that was written to meanwhile is told; so something may be told twice.
   */
  listen(hear: (table: string, lines: number) => void): () => void;
  /** Answers when the store can be written to; throws otherwise. */
  check(): Promise<void>;
  /** A copy of everything in a new file, taken while people play; only where the store is a file itself. */
  backup?(file: string): Promise<void>;
  /** What was asked for before is still written. */
  close(): Promise<void>;
}

/**
 * `missing`: it belongs to a table or a person that is not there. `exists`: the id is in use. `unfit`: an id or a text that no
 * store can keep; nothing was written. `unavailable`: the store can't be reached or written to; whether what was being written
 * has been written is known only by looking again. `inUse`: another process has the file. `newer`: a newer program wrote it.
 * `damaged`: what was written once is not there any more, or has changed; nothing was written.
 */
export type StoreTrouble = 'missing' | 'exists' | 'unfit' | 'unavailable' | 'inUse' | 'newer' | 'damaged';

/** What stands in the way of a store, by name; any other error is a bug. */
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

/** What lists and searches need to know of a table; everything else is in its lines. */
export interface TableHeading {
  /** Public, and hard to guess. */
  readonly id: string;
  readonly game: string;
  readonly state: TableState;
  /** Anybody may find it in the list. */
  readonly listed: boolean;
  /** Milliseconds since 1970; when it last changed, give or take some seconds. */
  readonly created: number;
  readonly changed: number;
  /** A short description for lists, as JSON: names, seats that are free, pace. */
  readonly about: string;
  /** Who has opened it; unknown of tables that a very old program has kept. */
  readonly host?: string;
}

export interface TableStore {
  /** The first line is the table's setup. */
  create(heading: TableHeading, firstLine: string): Promise<void>;
  heading(id: string): Promise<TableHeading | undefined>;
  /** The lines from number `from` on, the first being number 0. Throws `damaged` if any is missing, or if all of them do not match their checksum. */
  lines(id: string, from?: number): Promise<readonly string[]>;
  /** The lines, and what is wrong with them, if anything is; undefined if there is no such table. */
  examine(id: string): Promise<TableCheck | undefined>;
  /**
   * For an admin: the table goes on with its first `count` lines as they are, and they get a new checksum. A snapshot or lines
   * beyond are removed.
   */
  acceptLines(id: string, count: number): Promise<void>;
  /**
   * Appends lines if the table has exactly `expected` lines; false, and nothing changes, if it has others by now or is gone.
   * What is given of the heading changes with them, in one piece. Appends of many tables at the same time are written together.
   */
  append(id: string, expected: number, lines: readonly string[], change?: HeadingChange): Promise<boolean>;
  /** The latest first. */
  list(filter: TableFilter): Promise<readonly TableHeading[]>;
  /** With its lines, seats, chat and notes. */
  remove(id: string): Promise<void>;

  /** A position after so many lines, to go on from quickly; one of more lines replaces one of fewer, never the other way. */
  keepSnapshot(id: string, snapshot: Snapshot): Promise<void>;
  snapshot(id: string): Promise<Snapshot | undefined>;

  /** Seats that people have taken: who sits there, and the hash of the secret in the seat's link. False if it is taken. */
  takeSeat(id: string, seat: TakenSeat): Promise<boolean>;
  /** The same, whoever had it before: from now on the seat is theirs, and this is its link. */
  giveSeat(id: string, seat: TakenSeat): Promise<void>;
  /** From now on the seat with this link is theirs; false, and nothing changes, if it has another link by now. */
  claimSeat(id: string, seat: TakenSeat): Promise<boolean>;
  leaveSeat(id: string, seat: number): Promise<void>;
  /** From now on another secret brings the seat back; false, and nothing changes, if it is not theirs any more. */
  relink(id: string, seat: TakenSeat): Promise<boolean>;
  seats(id: string): Promise<readonly TakenSeat[]>;
  /** The tables at which somebody sits or that they host, each once, the latest first. */
  tablesOf(person: string): Promise<readonly TableHeading[]>;
  /** The same without those that they have put away. */
  listOf(person: string): Promise<readonly TableHeading[]>;
  /** They don't want to see it in their list any more, until they take a seat at it again. */
  putAway(id: string, person: string): Promise<void>;
  putAwayBy(id: string): Promise<readonly string[]>;

  /** Only the last 500 of a table are kept. */
  addChat(id: string, message: ChatMessage): Promise<void>;
  /** The last so many, the oldest first. */
  chat(id: string, count: number): Promise<readonly ChatMessage[]>;

  /** What a person has noted at a table; empty at first. */
  note(id: string, person: string): Promise<string>;
  keepNote(id: string, person: string, text: string): Promise<void>;
  /** Everything that somebody has noted is somebody else's too, where they have noted nothing themselves. */
  copyNotes(from: string, to: string): Promise<void>;
}

export interface TableCheck {
  /** How many lines there should be. */
  readonly count: number;
  /** Those that are there without a gap. */
  readonly lines: readonly string[];
  /** In a sentence. */
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
  /** SHA-256 of the secret, in hex: the secret itself is nowhere but in the link. */
  readonly linkHash: string;
}

export interface ChatMessage {
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string;
}

/** Somebody with a device; a name is enough. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** How to be told that it is one's turn, as JSON. */
  readonly alerts: string;
}

/** How somebody tells a device or a passkey from the others: what it calls itself, and since when it is known. */
export interface Token {
  readonly label: string;
  readonly added: number;
}

export interface Device extends Token {
  /** Of its secret. */
  readonly hash: string;
  /** When it was last here, give or take an hour. */
  readonly seen: number;
}

export interface Passkey extends Token {
  readonly id: string;
  readonly person: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
}

export const MOST_PASSKEYS = 10;

export interface PeopleStore {
  create(person: Person, deviceHash: string, about?: Token): Promise<void>;
  person(id: string): Promise<Person | undefined>;
  /** Who a device belongs to, by the hash of its secret. */
  byDevice(deviceHash: string): Promise<Person | undefined>;
  addDevice(person: string, deviceHash: string, about?: Token): Promise<void>;
  /** The latest first. */
  devicesOf(person: string): Promise<readonly Device[]>;
  /** It is here at this moment. */
  sawDevice(deviceHash: string, at: number): Promise<void>;
  /** Only if it is theirs; true if it was. */
  removeDevice(person: string, deviceHash: string): Promise<boolean>;
  rename(id: string, name: string): Promise<void>;
  setAlerts(id: string, alerts: string): Promise<void>;
  /** False, and nothing changes, if they have as many as anybody may have. */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<Passkey | undefined>;
  passkeysOf(person: string): Promise<readonly Passkey[]>;
  setCounter(passkey: string, counter: number): Promise<void>;
  /** Only if it is theirs; true if it was. */
  removePasskey(person: string, id: string): Promise<boolean>;
  /** With devices, passkeys and notes; they leave their seats, and what they said at a table stays said. */
  remove(id: string): Promise<void>;
}

export interface DocumentStore {
  /** What was put under a name first stays. */
  put(name: string, document: string): Promise<void>;
  get(name: string): Promise<string | undefined>;
}
