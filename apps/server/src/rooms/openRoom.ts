import { type Attempt, refused, type SeatId, taken, type Viewer } from '@getaway/kernel';
import type { Pointed } from '@getaway/protocol/socket';
import type { ChatMessage, TableStore } from '../store/port.ts';
import type { Act } from './acts.ts';
import { afterAll } from './afterLine.ts';
import { type Attendance, AwayTimes, isNobody, mergeAttendance } from './attendance.ts';
import { headingChange } from './heading.ts';
import { readLine, writeLine } from './lines.ts';
import type { Room } from './room.ts';
import { RoomUpdates } from './roomUpdates.ts';

/** A client that watches the table. The room notifies it after every change. */
export interface Watcher {
  viewer(): Viewer;
  person(): string | undefined;
  hidden(): boolean;
  tell(updates: RoomUpdates): void;
  said(messages: readonly ChatMessage[]): void;
  pointed(pointed: Pointed): void;
  /** Called if the table was closed, or if this process can no longer serve the table. */
  gone(why: 'closed' | 'lost'): void;
}

interface OpenRoomDeps {
  readonly tables: TableStore;
  /** Called after a change. `wrote` means that this process made the change, `heard` that another process did. */
  onChange(before: Room, room: Room, by: 'wrote' | 'heard'): void;
  onPresence(): void;
  onGone(why: 'closed' | 'lost', error?: unknown): void;
  /** Who is at the table according to the other processes. */
  elsewhere(): Attendance;
}

/** The maximum number of tries of an append. A try fails if another process has appended first. */
const MAX_TRIES = 20;
const LAST_MESSAGES = 100;

/**
 * A table that is open in this process. An action computes new lines from the current room. They are appended only if
 * no other process has appended in between. Then watchers get an update.
 */
export class OpenRoom {
  readonly id: string;
  readonly #deps: OpenRoomDeps;
  readonly #watchers = new Set<Watcher>();
  /** The versions (line counts) that this process wrote. Notifications about them from the store are ignored. */
  readonly #own = new Set<number>();
  readonly #attention = new AwayTimes(Date.now());
  #room: Room;
  /** Who is at the table in all processes. Cached until somebody comes or goes. */
  #everybody: Attendance | undefined;
  #chat: readonly ChatMessage[] | undefined;
  #changed = 0;
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

  /** Records that a client's page was hidden or shown again. Other clients get no update. */
  attend(): void {
    this.#everybody = undefined;
    this.#attention.look(this.everybody, Date.now());
    this.#deps.onPresence();
  }

  /** The seats whose people are connected, to this process or another one. */
  get present(): readonly SeatId[] {
    return this.everybody.seats;
  }

  /** Whether the owner of a seat has the table open on a visible page. */
  isLooking(seat: SeatId): boolean {
    const { seats, hidden } = this.everybody;
    return seats.includes(seat) && !hidden.includes(seat);
  }

  awaySince(who: SeatId | 'host'): number {
    return this.#attention.awaySince(who);
  }

  get everybody(): Attendance {
    this.#everybody ??= this.#count();
    return this.#everybody;
  }

  get updates(): RoomUpdates {
    return new RoomUpdates(this.id, this.#room, this.everybody);
  }

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

  /** Makes a change after all earlier changes are done. An action that returns no lines changes nothing. */
  change(make: Act): Promise<Attempt<Room>> {
    return this.#inTurn(async () => {
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
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
      return refused('notAsked', 'The table changes too fast; try again.');
    });
  }

  refresh(): Promise<void> {
    return this.#inTurn(() => this.#catchUp());
  }

  async chat(): Promise<readonly ChatMessage[]> {
    this.#chat ??= await this.#deps.tables.chat(this.id, LAST_MESSAGES);
    return this.#chat;
  }

  /**
   * Handles a notification from the store. A higher number of lines means that there are new lines. An unchanged number
   * means that a seat has changed or that there is a chat message. If `lines` is 0, the table was removed.
   */
  hear(lines: number): void {
    if (lines === 0) return this.#leave('closed');
    if (this.#own.delete(lines)) return;
    const news = lines > this.#room.lines ? this.refresh() : this.hearChat();
    news.catch((error: unknown) => this.#leave('lost', error));
  }

  /** Sends new chat messages to all watchers. */
  hearChat(): Promise<void> {
    return this.#inTurn(() => this.#tellChat());
  }

  /** Shows all watchers what the host points at. Nothing is stored. */
  tellPointed(pointed: Pointed): void {
    for (const watcher of this.#watchers) watcher.pointed(pointed);
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
      this.#own.delete(next.lines); // the line may be stored after all, so its notification must not be ignored
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
    if ('refusal' in next) throw new Error(`the table ${this.id} can't be updated: ${next.refusal.message}`);
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
