import { type Attempt, refused, type SeatId, taken, type Viewer } from '@getaway/kernel';
import type { ChatMessage, TableStore } from '../store/port.ts';
import type { Act } from './acts.ts';
import { afterAll } from './afterLine.ts';
import { type Attendance, AwayTimes, isNobody, mergeAttendance } from './attendance.ts';
import { headingChange } from './heading.ts';
import { readLine, writeLine } from './lines.ts';
import type { Room } from './room.ts';
import { RoomUpdates } from './roomUpdates.ts';

/** Somebody who looks at the table: told again after every change. */
export interface Watcher {
  viewer(): Viewer;
  person(): string | undefined;
  /** Whether they look at something else at the moment. */
  hidden(): boolean;
  tell(updates: RoomUpdates): void;
  said(messages: readonly ChatMessage[]): void;
  /** The table is closed, or this process can't go on with it. */
  gone(why: 'closed' | 'lost'): void;
}

interface OpenRoomDeps {
  readonly tables: TableStore;
  /** `wrote`: this process has made the change, others only heard of it. */
  onChange(before: Room, room: Room, by: 'wrote' | 'heard'): void;
  onPresence(): void;
  onGone(why: 'closed' | 'lost', error?: unknown): void;
  /** Who is here, but at another process. */
  elsewhere(): Attendance;
}

/** How often somebody else may be faster before we give up; each time the table has gone on. */
const MOST_TRIES = 20;
const LAST_MESSAGES = 100;

/**
 * A table that is open in this process. Lines are made from what the table is now, written where nobody else has written
 * since, and only then anybody is told.
 */
export class OpenRoom {
  readonly id: string;
  readonly #deps: OpenRoomDeps;
  readonly #watchers = new Set<Watcher>();
  /** Counts of lines that this process wrote: hearing of them is no news. */
  readonly #own = new Set<number>();
  readonly #attention = new AwayTimes(Date.now());
  #room: Room;
  /** Everybody who is here, as long as nobody has come, gone or changed. */
  #everybody: Attendance | undefined;
  #chat: readonly ChatMessage[] | undefined;
  /** When the lists were last told that something has happened here. */
  #changed = 0;
  /** The end of the last change that waits for its turn; undefined if none does. */
  #queue: Promise<unknown> | undefined;

  constructor(id: string, room: Room, deps: OpenRoomDeps) {
    this.id = id;
    this.#room = room;
    this.#deps = deps;
  }

  get room(): Room {
    return this.#room;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    this.#everybody = undefined;
    watcher.tell(this.updates);
    this.tellPresence(watcher);
    this.#deps.onPresence();
    return () => {
      if (!this.#watchers.delete(watcher)) return;
      this.tellPresence();
      this.#deps.onPresence();
    };
  }

  /** Somebody looks at something else from now on, or at the table again: the others need not know. */
  attend(): void {
    this.#everybody = undefined;
    this.#attention.look(this.everybody, Date.now());
    this.#deps.onPresence();
  }

  /** The seats whose people are here, in this process or elsewhere. */
  get present(): readonly SeatId[] {
    return this.everybody.seats;
  }

  /** Whether the owner of a seat looks at the table, and not at something else. */
  isLooking(seat: SeatId): boolean {
    const { seats, hidden } = this.everybody;
    return seats.includes(seat) && !hidden.includes(seat);
  }

  /** Since when somebody has not been looking. */
  awaySince(who: SeatId | 'host'): number {
    return this.#attention.awaySince(who);
  }

  get everybody(): Attendance {
    this.#everybody ??= this.#count();
    return this.#everybody;
  }

  /** What is told of the table as it is now. */
  get updates(): RoomUpdates {
    return new RoomUpdates(this.id, this.#room, this.everybody);
  }

  /** Who is here in this process. */
  get here(): Attendance {
    const seats = new Set<SeatId>();
    const looking = new Set<SeatId>();
    let spectators = 0;
    let host = false;
    for (const watcher of this.#watchers) {
      const viewer = watcher.viewer();
      host ||= watcher.person() === this.#room.host;
      if (viewer === 'spectator') spectators += 1;
      else {
        seats.add(viewer);
        if (!watcher.hidden()) looking.add(viewer);
      }
    }
    const sorted = [...seats].toSorted((a, b) => a - b);
    return { seats: sorted, hidden: sorted.filter((seat) => !looking.has(seat)), spectators, host };
  }

  /** One change at a time, whoever wants it. An act without lines changes nothing. */
  change(make: Act): Promise<Attempt<Room>> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const now = this.#room;
        const made = make(now);
        if ('refusal' in made) return made;
        const { lines, room } = made.ok;
        if (lines.length === 0) return taken(now);
        this.#own.add(room.lines);
        if (await this.#append(now, room, lines.map(writeLine))) {
          this.#become(room, 'wrote');
          return taken(room);
        }
        this.#own.delete(room.lines);
        await this.#catchUp();
      }
      return refused('notAsked', 'The table goes on too fast; try again.');
    });
  }

  /** Reads what others have written, if there is anything. */
  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  async chat(): Promise<readonly ChatMessage[]> {
    this.#chat ??= await this.#deps.tables.chat(this.id, LAST_MESSAGES);
    return this.#chat;
  }

  /** The store has news of this table: lines, a seat, a message; none at all when it was removed. */
  hear(lines: number): void {
    if (lines === 0) return this.#leave('closed');
    if (this.#own.delete(lines)) return;
    const news = lines > this.#room.lines ? this.refresh() : this.hearChat();
    news.catch((error: unknown) => this.#leave('lost', error));
  }

  /** Tells what was said since. */
  hearChat(): Promise<void> {
    return this.#inTurn(() => this.#tellChat());
  }

  tellPresence(except?: Watcher): void {
    this.#everybody = undefined;
    this.#attention.look(this.everybody, Date.now());
    this.#tellAll(except);
  }

  #tellAll(except?: Watcher): void {
    if (this.#watchers.size === 0) return;
    const { updates } = this;
    for (const watcher of this.#watchers) if (watcher !== except) watcher.tell(updates);
  }

  #count(): Attendance {
    const elsewhere = this.#deps.elsewhere();
    return isNobody(elsewhere) ? this.here : mergeAttendance([this.here, elsewhere]);
  }

  async #append(now: Room, next: Room, lines: readonly string[]): Promise<boolean> {
    try {
      const change = headingChange(now, next, this.#changed);
      const isWritten = await this.#deps.tables.append(this.id, now.lines, lines, change);
      if (isWritten && change.changed !== undefined) this.#changed = change.changed;
      return isWritten;
    } catch (error) {
      this.#own.delete(next.lines); // it may have been written all the same: then it is news
      throw error;
    }
  }

  async #catchUp(): Promise<void> {
    const news = await this.#deps.tables.lines(this.id, this.#room.lines);
    if (news.length === 0) {
      if ((await this.#deps.tables.heading(this.id)) === undefined) this.#leave('closed');
      return;
    }
    const next = afterAll(this.#room, news.map(readLine));
    if ('refusal' in next) throw new Error(`the table ${this.id} can't be followed: ${next.refusal.message}`);
    this.#become(next.ok, 'heard');
  }

  async #tellChat(): Promise<void> {
    const before = this.#chat;
    if (before === undefined) return;
    const now = await this.#deps.tables.chat(this.id, LAST_MESSAGES);
    const last = before.at(-1);
    const known = last === undefined ? -1 : now.findLastIndex((message) => isSame(message, last));
    this.#chat = now;
    const news = now.slice(known + 1);
    if (news.length > 0) for (const watcher of this.#watchers) watcher.said(news);
  }

  #become(room: Room, by: 'wrote' | 'heard'): void {
    const before = this.#room;
    const hasOtherPeople = before.seats !== room.seats || before.host !== room.host;
    this.#room = room;
    if (hasOtherPeople) this.#everybody = undefined;
    this.#tellAll();
    this.#deps.onChange(before, room, by);
    if (hasOtherPeople) this.attend();
  }

  #leave(why: 'closed' | 'lost', error?: unknown): void {
    const watchers = [...this.#watchers];
    this.#watchers.clear();
    this.#deps.onGone(why, error);
    for (const watcher of watchers) watcher.gone(why);
  }

  #inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const turn = this.#queue === undefined ? deed() : this.#queue.then(deed);
    const rest = (): void => {
      if (this.#queue === end) this.#queue = undefined;
    };
    const end: Promise<void> = turn.then(rest, rest);
    this.#queue = end;
    return turn;
  }
}

const isSame = (one: ChatMessage, other: ChatMessage): boolean =>
  one.at === other.at && one.person === other.person && one.text === other.text;
