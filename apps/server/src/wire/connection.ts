import { type Attempt, read, refused, taken, type Viewer } from '@getaway/kernel';
import { hashOfSecret } from '../identity/secrets.ts';
import type { Hall } from '../rooms/hall.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { type Known, roomScene } from '../rooms/scene.ts';
import type { Person, Store } from '../store/port.ts';
import { atTable } from './atTable.ts';
import { type Request, requestSchema } from './requests.ts';

export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
}

interface Watched {
  readonly open: OpenRoom;
  viewer: Viewer;
  /** What the client has, so that it gets only what is new. */
  known: Known | undefined;
  stop(): void;
}

/** A slow client gets the newest state when it has caught up, not every state in between. */
const MOST_WAITING_BYTES = 1_000_000;

/** One client: what it says is read, done and answered; what it watches is told to it. */
export class Connection {
  readonly #hall: Hall;
  readonly #store: Store;
  readonly #wire: Wire;
  readonly #watched = new Map<string, Watched>();
  #person: Person | undefined;
  /** One request after the other, as they came. */
  #queue: Promise<void> = Promise.resolve();

  constructor({ hall, store, wire }: { readonly hall: Hall; readonly store: Store; readonly wire: Wire }) {
    this.#hall = hall;
    this.#store = store;
    this.#wire = wire;
  }

  hear(text: string): Promise<void> {
    this.#queue = this.#queue.then(() => this.#answer(text));
    return this.#queue;
  }

  close(): void {
    for (const { stop } of this.#watched.values()) stop();
    this.#watched.clear();
  }

  async #answer(text: string): Promise<void> {
    const document = parse(text);
    const id = typeof document === 'object' && document !== null && 'id' in document ? document.id : null;
    const shaped = read(requestSchema, document, { code: 'badRequest', what: 'The request' });
    try {
      const done = 'refusal' in shaped ? shaped : await this.#do(shaped.ok);
      this.#send('refusal' in done ? { id, error: done.refusal } : { id, ok: done.ok });
    } catch {
      this.#send({
        id,
        error: { code: 'internal', message: 'Something went wrong on the server; nothing has changed.' },
      });
    }
  }

  async #do(request: Request): Promise<Attempt<unknown>> {
    if (request.do === 'hello') return this.#hello(request.device);
    const open = await this.#hall.room(request.table);
    if (open === undefined) return refused('noGame', 'There is no such table.');
    if (request.do === 'watch') return this.#watch(open, request.known);
    if (request.do === 'leave') {
      this.#unwatch(open.id);
      return taken(null);
    }
    const viewer = this.#viewerAt(open);
    return atTable(request, { open, viewer, person: this.#person, hall: this.#hall, store: this.#store });
  }

  async #hello(device: string): Promise<Attempt<unknown>> {
    const person = await this.#store.people.byDevice(hashOfSecret(device));
    if (person === undefined) return refused('badRequest', 'This device is not known here.');
    this.#person = person;
    return taken({ name: person.name });
  }

  #viewerAt({ room }: OpenRoom): Viewer {
    const person = this.#person?.id;
    const seat = person === undefined ? -1 : room.seats.findIndex((sitting) => sitting?.person === person);
    return seat === -1 ? 'spectator' : seat;
  }

  #watch(open: OpenRoom, known: Known | undefined): Attempt<unknown> {
    const viewer = this.#viewerAt(open);
    const person = this.#person?.id;
    if (
      viewer === 'spectator' &&
      !open.room.setup.watching &&
      open.room.table !== undefined &&
      person !== open.room.host
    )
      return refused('badRequest', 'Nobody may watch at this table.');
    this.#unwatch(open.id);
    const watched: Watched = { open, viewer, known, stop: () => undefined };
    this.#watched.set(open.id, watched);
    watched.stop = open.watch({ viewer: () => watched.viewer, tell: () => this.#tell(watched) });
    return taken(null);
  }

  #unwatch(id: string): void {
    this.#watched.get(id)?.stop();
    this.#watched.delete(id);
  }

  #tell(watched: Watched): void {
    if (this.#wire.waiting > MOST_WAITING_BYTES) return;
    const { open } = watched;
    const viewer = this.#viewerAt(open);
    const person = this.#person?.id;
    // Whoever has taken or left a seat sees another table from now on.
    const known = viewer === watched.viewer ? watched.known : undefined;
    const scene = roomScene(open.room, { viewer, person, present: open.present, known, now: Date.now() });
    const passages = open.room.table === undefined ? 0 : open.room.table.choices + 1;
    Object.assign(watched, { viewer, known: { lines: open.room.lines, passages } });
    this.#send({ table: open.id, room: scene });
  }

  #send(document: object): void {
    this.#wire.send(JSON.stringify(document));
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
