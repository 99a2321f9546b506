import { type Attempt, refused, type SeatId, taken, type Viewer } from '@getaway/kernel';
import type { TableStore } from '../store/port.ts';
import { headingChange } from './heading.ts';
import { type Line, readLine, writeLine } from './lines.ts';
import { afterLine, type Room } from './room.ts';

/** Somebody who looks at the table: told again after every change. */
export interface Watcher {
  viewer(): Viewer;
  tell(room: Room): void;
}

/** How often somebody else may be faster before we give up; each time the table has gone on. */
const MOST_TRIES = 20;

/**
 * A table that is open in this process. Lines are made from what the table is now, written where nobody else has written
 * since, and only then anybody is told.
 */
export class OpenRoom {
  readonly id: string;
  readonly #tables: TableStore;
  readonly #watchers = new Set<Watcher>();
  readonly #onChange: (room: Room) => void;
  #room: Room;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(
    id: string,
    room: Room,
    { tables, onChange }: { readonly tables: TableStore; onChange(room: Room): void },
  ) {
    this.id = id;
    this.#room = room;
    this.#tables = tables;
    this.#onChange = onChange;
  }

  get room(): Room {
    return this.#room;
  }

  get watchers(): ReadonlySet<Watcher> {
    return this.#watchers;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    watcher.tell(this.#room);
    this.#tellPresence(watcher);
    return () => {
      this.#watchers.delete(watcher);
      this.#tellPresence(watcher);
    };
  }

  /** The seats whose people are looking. */
  get present(): readonly SeatId[] {
    return [...new Set([...this.#watchers].flatMap((watcher) => seatOf(watcher.viewer())))];
  }

  /** One change at a time, whoever wants it. */
  change(make: (room: Room) => Attempt<readonly Line[]>): Promise<Attempt<Room>> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const now = this.#room;
        const made = make(now);
        if ('refusal' in made) return made;
        const next = afterAll(now, made.ok);
        if ('refusal' in next) return next;
        if (await this.#tables.append(this.id, now.lines, made.ok.map(writeLine), headingChange(now, next.ok))) {
          this.#become(next.ok);
          return next;
        }
        await this.#catchUp();
      }
      return refused('notAsked', 'The table goes on too fast; try again.');
    });
  }

  /** Something beside the game has changed, such as the chat. */
  tellAll(): void {
    for (const watcher of this.#watchers) watcher.tell(this.#room);
  }

  /** Somebody else has written lines. */
  hear(lines: number): void {
    if (lines <= this.#room.lines) return;
    void this.#inTurn(() => this.#catchUp()).catch(() => undefined);
  }

  async #catchUp(): Promise<void> {
    const news = await this.#tables.lines(this.id, this.#room.lines);
    if (news.length === 0) return;
    const next = afterAll(this.#room, news.map(readLine));
    if ('refusal' in next) throw new Error(next.refusal.message);
    this.#become(next.ok);
  }

  #become(room: Room): void {
    this.#room = room;
    this.tellAll();
    this.#onChange(room);
  }

  #tellPresence(except: Watcher): void {
    for (const watcher of this.#watchers) if (watcher !== except) watcher.tell(this.#room);
  }

  #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const turn = this.#queue.then(deed);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }
}

export function afterAll(room: Room, lines: readonly Line[]): Attempt<Room> {
  let now = room;
  for (const line of lines) {
    const next = afterLine(now, line);
    if ('refusal' in next) return next;
    now = next.ok;
  }
  return taken(now);
}

const seatOf = (viewer: Viewer): SeatId[] => (viewer === 'spectator' ? [] : [viewer]);
