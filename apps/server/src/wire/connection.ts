import { type Attempt, refused, taken, type Viewer } from '@getaway/kernel';
import { refusedBecause, type ServerRefusal } from '@getaway/protocol/refusals';
import { ROOM_PROTOCOL } from '@getaway/protocol/room';
import {
  type AnswerTo,
  costOf,
  type MessageId,
  type RequestName,
  type ServerUpdate,
  type SocketRequest,
} from '@getaway/protocol/socket';
import type { Meters } from '../base/meters.ts';
import { hashOfSecret } from '../base/secrets.ts';
import { type Utf8, utf8Of } from '../base/utf8.ts';
import { CannotOpen } from '../rooms/cannotOpen.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { mayLook, seatOf } from '../rooms/room.ts';
import type { RoomDirectory } from '../rooms/roomDirectory.ts';
import { type ClientState, clientStateAfter, type RoomUpdates } from '../rooms/roomUpdates.ts';
import { type Person, type Store, StoreError } from '../store/port.ts';
import { atTable } from './atTable.ts';
import { messageFor } from './chat.ts';
import type { ClientRank } from './connectionSlots.ts';
import type { CourseReader } from './course.ts';
import { readMessage } from './requests.ts';
import type { Adviser } from './teaching.ts';

export interface Wire {
  send(text: Utf8): void;
  readonly waiting: number;
  /** Takes this cost from the client's allowance. Returns false if there is not enough left. */
  pay(cost: number): boolean;
  /** Closes the socket. A client that reconnects has to authenticate again. */
  hangUp(): void;
}

export interface ConnectionDeps {
  readonly rooms: RoomDirectory;
  readonly store: Store;
  readonly meters: Meters;
  readonly advise: Adviser;
  readonly readCourse: CourseReader;
  onTrouble(what: string, error: unknown): void;
}

interface WatchedTable {
  readonly open: OpenRoom;
  viewer: Viewer;
  /** The part of the table that the client already has. Updates contain only the rest. */
  known: ClientState | undefined;
  hidden: boolean;
  at: number;
  stop(): void;
}

type AnswerMessage = { readonly id: MessageId } & ({ readonly ok: unknown } | { readonly error: ServerRefusal });

/** How to check the device: `aWhile` accepts a recent check, and `never` always checks again. */
type Trust = 'aWhile' | 'never';

/**
 * A client with more unsent bytes than this is slow. It gets no updates until it has caught up, and then only the
 * newest update.
 */
const MAX_WAITING_BYTES = 256 * 1024;
/** The minimum time between updates if the table has not changed, for example if people come and go. */
const MIN_UPDATE_MS = 200;
const MAX_WATCHED = 20;
/** For how long a checked device is trusted before it is checked again. */
const TRUSTED_MS = 5000;
/** Requests whose answer contains a seat's secret. For these, the device is always checked. */
const TELLS_SECRETS: readonly RequestName[] = ['sit', 'link'];

/** One client. Parses, handles and answers its messages, and sends it updates of the tables that it watches. */
export class Connection {
  readonly #deps: ConnectionDeps;
  readonly #wire: Wire;
  readonly #watched = new Map<string, WatchedTable>();
  readonly #behind = new Set<WatchedTable>();
  #person: Person | undefined;
  /** The client's device, and when it was last checked, in the time of a monotonic clock. */
  #device = { hash: '', at: 0 };
  #closed = false;
  /** The queued requests. They are answered one after the other, in order. */
  readonly #requests: { readonly text: string; readonly received: number }[] = [];
  #busy = false;

  constructor(wire: Wire, deps: ConnectionDeps) {
    this.#wire = wire;
    this.#deps = deps;
  }

  receive(text: string): void {
    this.#requests.push({ text, received: performance.now() });
    if (!this.#busy) void this.#serve();
  }

  close(): void {
    this.#closed = true;
    for (const id of this.#watched.keys()) this.#unwatch(id);
  }

  get person(): string | undefined {
    return this.#person?.id;
  }

  /** The rank of the client. When slots are scarce, clients with a lower rank are disconnected first. */
  get rank(): ClientRank {
    if (this.#person === undefined) return this.#watched.size > 0 ? 'watching' : 'stranger';
    for (const { viewer } of this.#watched.values()) if (viewer !== 'spectator') return 'seated';
    return 'known';
  }

  /** Disconnects a device that was logged out. Runs at each request, and regularly for clients that only watch. */
  async check(trust: Trust = 'aWhile'): Promise<void> {
    if (!this.#isDoubtful(trust)) return;
    this.#device.at = performance.now();
    if (await this.#deps.store.people.hasDevice(this.#device.hash)) return;
    this.close();
    this.#wire.hangUp();
  }

  #isDoubtful(trust: Trust): boolean {
    return this.#person !== undefined && (trust === 'never' || performance.now() - this.#device.at >= TRUSTED_MS);
  }

  async #serve(): Promise<void> {
    this.#busy = true;
    for (let next = this.#requests.shift(); next !== undefined; next = this.#requests.shift())
      if (!this.#closed) await this.#answer(next.text, next.received);
    this.#busy = false;
  }

  async #answer(text: string, received: number): Promise<void> {
    const { id, request } = readMessage(text);
    if ('refusal' in request) return this.#send({ id, error: request.refusal });
    const { do: deed } = request.ok;
    const trust = TELLS_SECRETS.includes(deed) ? 'never' : 'aWhile';
    try {
      if (this.#isDoubtful(trust)) await this.check(trust);
      if (this.#closed) return;
      // The message itself is already paid for. This pays the rest of the request's cost.
      const rest = costOf(deed) - 1;
      if (rest > 0 && !this.#wire.pay(rest)) return this.#send({ id, error: TOO_MUCH });
      const done = await this.#do(request.ok);
      if (trust === 'never') await this.check(trust); // a device that was logged out meanwhile gets no answer
      if (deed === 'play') this.#deps.meters.moved(done, performance.now() - received);
      this.#send('refusal' in done ? { id, error: done.refusal } : { id, ok: done.ok });
    } catch (error) {
      this.#send({ id, error: this.#excuse(error) });
    }
  }

  /** Turns an error into a refusal. Internal errors are logged, and the client gets no details. */
  #excuse(error: unknown): ServerRefusal {
    if (error instanceof CannotOpen) return error.refusal;
    if (error instanceof StoreError && error.trouble === 'unavailable')
      return { code: 'unavailable', message: "The server can't write at the moment; try again." };
    this.#deps.onTrouble('a request failed', error);
    if (error instanceof StoreError && error.trouble === 'damaged') return DAMAGED.refusal;
    return { code: 'internal', message: 'Something went wrong on the server; check the table before you try again.' };
  }

  #do(request: SocketRequest): Promise<Attempt<unknown>> {
    if (request.do === 'hello') return this.#hello(request.device);
    if (request.do === 'leave') {
      this.#unwatch(request.table);
      return Promise.resolve(taken<AnswerTo<'leave'>>(null));
    }
    const watched = this.#watched.get(request.table);
    if (watched !== undefined) return this.#doAt(watched.open, request);
    return this.#deps.rooms.room(request.table).then((open) => this.#doAt(open, request));
  }

  #doAt(
    open: OpenRoom | undefined,
    request: SocketRequest<Exclude<RequestName, 'hello' | 'leave'>>,
  ): Promise<Attempt<unknown>> {
    // A person who may not watch gets the same answer as for a missing table.
    if (open === undefined || !mayLook(open.room, this.#person?.id)) return Promise.resolve(NO_TABLE);
    if (request.do === 'watch') return this.#watch(open, request);
    if (request.do === 'attend') return Promise.resolve(this.#attend(open, request.hidden));
    const { rooms, store, advise, readCourse } = this.#deps;
    return atTable(request, { open, person: this.#person, rooms, store, advise, readCourse });
  }

  async #hello(device: string): Promise<Attempt<AnswerTo<'hello'>>> {
    const hash = hashOfSecret(device);
    const person = await this.#deps.store.people.byDevice(hash);
    if (person === undefined) return refusedBecause('stranger', 'This device is not known here.');
    this.#person = person;
    this.#device = { hash, at: performance.now() };
    this.#deps.store.people.sawDevice(hash, Date.now()).catch(() => undefined); // the answer does not wait for this
    for (const watched of this.#watched.values()) {
      watched.open.attend();
      this.#tell(watched);
    }
    return taken({ name: person.name, protocol: ROOM_PROTOCOL, now: Date.now() });
  }

  #attend(open: OpenRoom, hidden: boolean): Attempt<AnswerTo<'attend'>> {
    const watched = this.#watched.get(open.id);
    if (watched === undefined || watched.hidden === hidden) return taken(null);
    watched.hidden = hidden;
    open.attend();
    return taken(null);
  }

  async #watch(
    open: OpenRoom,
    { known, hidden = false, protocol = ROOM_PROTOCOL }: SocketRequest<'watch'>,
  ): Promise<Attempt<AnswerTo<'watch'>>> {
    // The page can be older than the server, because browsers cache it.
    if (protocol !== ROOM_PROTOCOL) return OTHER_VERSION;
    if (this.#watched.size >= MAX_WATCHED && !this.#watched.has(open.id))
      return refusedBecause('tooManyTables', `Nobody can watch more than ${MAX_WATCHED} tables at once.`, {
        values: { count: MAX_WATCHED },
      });
    const chat = await open.chat();
    const person = this.#person?.id;
    const note = person === undefined ? '' : await this.#deps.store.tables.note(open.id, person);
    if (this.#closed) return taken({ chat: [], note }); // the client has disconnected meanwhile
    this.#unwatch(open.id);
    const watched: WatchedTable = { open, viewer: this.#viewerAt(open), known, hidden, at: 0, stop: () => undefined };
    this.#watched.set(open.id, watched);
    watched.stop = open.watch({
      viewer: () => this.#viewerAt(open),
      person: () => this.#person?.id,
      hidden: () => watched.hidden,
      tell: (updates) => this.#tell(watched, updates),
      said: (messages) => this.#send({ table: open.id, said: messages.map((message) => messageFor(message, open)) }),
      pointed: (pointed) => this.#send({ table: open.id, pointed }),
      gone: (why) => this.#gone(open.id, why),
    });
    if (this.#watched.get(open.id) !== watched) watched.stop(); // the client has stopped watching meanwhile
    return taken({ chat: chat.map((message) => messageFor(message, open)), note });
  }

  #viewerAt({ room }: OpenRoom): Viewer {
    return seatOf(room, this.#person?.id) ?? 'spectator';
  }

  #unwatch(id: string): void {
    const watched = this.#watched.get(id);
    if (watched === undefined) return;
    this.#watched.delete(id);
    this.#behind.delete(watched);
    watched.stop();
  }

  #gone(id: string, why: 'closed' | 'lost'): void {
    this.#unwatch(id);
    this.#send({ table: id, gone: why });
  }

  #tell(watched: WatchedTable, updates?: RoomUpdates): void {
    const { open } = watched;
    if (this.#watched.get(open.id) !== watched) return;
    const person = this.#person?.id;
    if (!mayLook(open.room, person)) return this.#gone(open.id, 'closed');
    const viewer = this.#viewerAt(open);
    const now = Date.now();
    // Arrivals and departures are sent at most a few times a second. Changes of the table are sent at once.
    const isNews = open.room.lines !== watched.known?.lines || viewer !== watched.viewer;
    const isSoon = now - watched.at < MIN_UPDATE_MS;
    if (this.#wire.waiting > MAX_WAITING_BYTES || (isSoon && !isNews)) return this.#tellLater(watched);
    // A person who takes or leaves a seat gets another view, so everything is sent again.
    const known = viewer === watched.viewer ? watched.known : undefined;
    const text = (updates ?? open.updates).messageFor({ viewer, person, known, now });
    watched.viewer = viewer;
    watched.known = clientStateAfter(open.room);
    watched.at = now;
    this.#behind.delete(watched);
    this.#say(text);
  }

  #tellLater(watched: WatchedTable): void {
    if (this.#behind.has(watched)) return;
    this.#behind.add(watched);
    setTimeout(() => {
      if (this.#behind.delete(watched)) this.#tell(watched);
    }, MIN_UPDATE_MS).unref();
  }

  #send(document: ServerUpdate | AnswerMessage): void {
    this.#say(utf8Of(JSON.stringify(document)));
  }

  #say(text: Utf8): void {
    if (!this.#closed) this.#wire.send(text);
  }
}

const TOO_MUCH: ServerRefusal = { code: 'tooMuch', message: 'Too many requests at once; try again in a moment.' };
const OTHER_VERSION = refusedBecause('otherVersion', 'This page has another version than the server; reload it.');
const DAMAGED = refusedBecause('damaged', 'The table is damaged; the log of the server has the details.');
const NO_TABLE = refused('noGame', 'There is no such table, or you may not watch it.');
