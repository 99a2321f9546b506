import { type Attempt, read, refused, taken, type Viewer } from '@getaway/kernel';
import { hashOfSecret } from '../identity/secrets.ts';
import type { Meters } from '../meters.ts';
import type { Hall } from '../rooms/hall.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { mayLook, seatOf } from '../rooms/room.ts';
import { type Known, knownAfter, roomScene } from '../rooms/scene.ts';
import { type ChatMessage, type Person, type Store, StoreError } from '../store/port.ts';
import { atTable } from './atTable.ts';
import { type Request, requestSchema } from './requests.ts';

export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
}

/** What connections need from the server. */
export interface Surroundings {
  readonly hall: Hall;
  readonly store: Store;
  readonly meters: Meters;
  onTrouble(what: string, error: unknown): void;
}

interface Watched {
  readonly open: OpenRoom;
  viewer: Viewer;
  /** What the client has, so that it gets only what is new. */
  known: Known | undefined;
  stop(): void;
}

const PROTOCOL = 1;

/** A slow client gets the newest state when it has caught up, not every state in between. */
const MOST_WAITING_BYTES = 256 * 1024;
const LOOK_AGAIN_MS = 200;
const MOST_WATCHED = 20;

/** One client: what it says is read, done and answered; what it watches is told to it. */
export class Connection {
  readonly #around: Surroundings;
  readonly #wire: Wire;
  readonly #watched = new Map<string, Watched>();
  readonly #behind = new Set<Watched>();
  #person: Person | undefined;
  #closed = false;
  /** One request after the other, as they came. */
  #queue: Promise<void> = Promise.resolve();

  constructor(wire: Wire, around: Surroundings) {
    this.#wire = wire;
    this.#around = around;
  }

  hear(text: string): void {
    const received = performance.now();
    this.#queue = this.#queue.then(() => (this.#closed ? undefined : this.#answer(text, received)));
  }

  close(): void {
    this.#closed = true;
    for (const id of this.#watched.keys()) this.#unwatch(id);
  }

  async #answer(text: string, received: number): Promise<void> {
    const document = parse(text);
    const id = idOf(document);
    const shaped = read(requestSchema, document, { code: 'badRequest', what: 'The request' });
    try {
      const done = 'refusal' in shaped ? shaped : await this.#do(shaped.ok);
      if ('ok' in shaped && shaped.ok.do === 'play') this.#around.meters.moved(done, performance.now() - received);
      this.#send('refusal' in done ? { id, error: done.refusal } : { id, ok: done.ok });
    } catch (error) {
      this.#send({ id, error: this.#excuse(error) });
    }
  }

  /** What went wrong in here is nobody's business out there. */
  #excuse(error: unknown): { readonly code: string; readonly message: string } {
    if (error instanceof StoreError && error.trouble === 'unavailable')
      return { code: 'unavailable', message: "The server can't write at the moment; try again." };
    this.#around.onTrouble('a request failed', error);
    return { code: 'internal', message: 'Something went wrong on the server; look again before you repeat it.' };
  }

  async #do(request: Request): Promise<Attempt<unknown>> {
    if (request.do === 'hello') return this.#hello(request.device);
    if (request.do === 'leave') {
      this.#unwatch(request.table);
      return taken(null);
    }
    const open = await this.#around.hall.room(request.table);
    // Whoever may not look learns no more than whoever has guessed.
    if (open === undefined || !mayLook(open.room, this.#person?.id)) return NO_TABLE;
    if (request.do === 'watch') return this.#watch(open, request.known);
    return atTable(request, { open, person: this.#person, hall: this.#around.hall, store: this.#around.store });
  }

  async #hello(device: string): Promise<Attempt<unknown>> {
    const person = await this.#around.store.people.byDevice(hashOfSecret(device));
    if (person === undefined) return refused('badRequest', 'This device is not known here.');
    this.#person = person;
    for (const watched of this.#watched.values()) this.#tell(watched);
    return taken({ name: person.name, protocol: PROTOCOL, now: Date.now() });
  }

  async #watch(open: OpenRoom, known: Known | undefined): Promise<Attempt<unknown>> {
    if (this.#watched.size >= MOST_WATCHED && !this.#watched.has(open.id))
      return refused('badRequest', `Nobody can watch more than ${MOST_WATCHED} tables at once.`);
    const chat = await open.chat();
    const person = this.#person?.id;
    const note = person === undefined ? '' : await this.#around.store.tables.note(open.id, person);
    if (this.#closed) return taken(null);
    this.#unwatch(open.id);
    const watched: Watched = { open, viewer: this.#viewerAt(open), known, stop: () => undefined };
    this.#watched.set(open.id, watched);
    watched.stop = open.watch({
      viewer: () => this.#viewerAt(open),
      tell: () => this.#tell(watched),
      said: (messages) => this.#send({ table: open.id, said: messages.map((message) => told(message, open)) }),
      gone: (why) => this.#gone(open.id, why),
    });
    if (this.#watched.get(open.id) !== watched) watched.stop(); // it was told that it may not look
    return taken({ chat: chat.map((message) => told(message, open)), note });
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

  #tell(watched: Watched): void {
    const { open } = watched;
    if (this.#watched.get(open.id) !== watched || this.#behind.has(watched)) return;
    const person = this.#person?.id;
    if (!mayLook(open.room, person)) return this.#gone(open.id, 'closed');
    if (this.#wire.waiting > MOST_WAITING_BYTES) return this.#tellLater(watched);
    const viewer = this.#viewerAt(open);
    // Whoever has taken or left a seat sees another table from now on.
    const known = viewer === watched.viewer ? watched.known : undefined;
    const scene = roomScene(open.room, { viewer, person, present: open.present, known, now: Date.now() });
    watched.viewer = viewer;
    watched.known = knownAfter(open.room);
    this.#send({ table: open.id, room: scene });
  }

  #tellLater(watched: Watched): void {
    this.#behind.add(watched);
    setTimeout(() => {
      if (this.#behind.delete(watched)) this.#tell(watched);
    }, LOOK_AGAIN_MS).unref();
  }

  #send(document: object): void {
    if (!this.#closed) this.#wire.send(JSON.stringify(document));
  }
}

const NO_TABLE = refused('noGame', 'There is no such table, or nobody may watch it.');

/** Nobody needs to know who somebody is beyond their name and seat. */
function told({ at, name, text, person }: ChatMessage, { room }: OpenRoom): object {
  const seat = seatOf(room, person);
  return seat === undefined ? { at, name, text } : { at, name, text, seat };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Given back as it came, if it is one. */
function idOf(document: unknown): string | number | null {
  const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : null;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= 100) ? id : null;
}
