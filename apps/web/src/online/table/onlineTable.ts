import { type Attempt, refused, taken, type Viewer } from '@getaway/kernel';
import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import { ROOM_PROTOCOL, type RoomScene, roomIn } from '@getaway/protocol/room';
import type {
  AnswerTo,
  ChatDocument,
  Pointed,
  RequestFields,
  RequestName,
  ServerUpdate,
} from '@getaway/protocol/socket';
import { mergeLog, type Showing } from '@getaway/table';
import { type Signal, signal } from '@preact/signals';
import { type Answer, type Manner, ServerConnection, type Socket } from '../wire/serverConnection.ts';
import { asRemoved } from './removedFrom.ts';

/** The names of the requests at a table. Callers give the fields of a request without the table's id. */
export type TableRequest = Exclude<RequestName, 'hello'>;
type Fields<N extends TableRequest> = N extends TableRequest ? Omit<RequestFields<N>, 'table'> : never;
export type FieldsAtTable<N extends TableRequest> =
  object extends Fields<N> ? [fields?: Fields<N>, manner?: Manner] : [fields: Fields<N>, manner?: Manner];

export interface OnlineTableDeps {
  connect(): Socket;
  /** The secret of this device, if the server knows the device. */
  device(): string | undefined;
  onUnknownDevice(device: string): void;
  sayWhyNot(error: ReceivedRefusal): string;
}

/**
 * Why there is nothing to show. `closed`: the table was closed. `none`: the table does not exist or is private.
 * `otherVersion`: the table needs another version of the page.
 */
export type Gone = 'closed' | 'none' | 'otherVersion';

const RETRY_MS = 1000;
/** Refusal codes of a server that is overloaded or can't write. The page then tries again. */
const TRIED_AGAIN = ['tooMuch', 'unavailable'];
const MOST_MESSAGES = 200;

/** A table on the server. Keeps the latest state while the connection is lost. */
export class OnlineTable {
  readonly id: string;
  readonly connection: ServerConnection;
  readonly room: Signal<RoomScene | undefined> = signal(undefined);
  readonly chat: Signal<readonly ChatDocument[]> = signal([]);
  readonly note: Signal<string> = signal('');
  /** What the host pointed at last. Every time it is a new object, even for the same thing. */
  readonly pointed: Signal<Pointed | undefined> = signal(undefined);
  readonly gone: Signal<Gone | undefined> = signal(undefined);
  /** Whether the server can't save a choice that was made here. The choice is then sent repeatedly. */
  readonly unsaved: Signal<boolean> = signal(false);
  readonly #deps: OnlineTableDeps;
  readonly #watchers = new Set<(showing: Showing) => void>();
  readonly #waiters = new Set<() => void>();
  #log: Showing['log'] = [];
  /**
   * Whether the page has just begun or resumed watching. The next update is then accepted, even if its version is lower
   * than that of the last update.
   */
  #lookingAgain = true;
  #hidden = false;
  /** How many milliseconds the server's clock is ahead of this device's clock. */
  #ahead = 0;

  constructor(id: string, deps: OnlineTableDeps) {
    this.id = id;
    this.#deps = deps;
    this.connection = new ServerConnection({
      connect: () => deps.connect(),
      device: () => deps.device(),
      onUnknownDevice: (device) => deps.onUnknownDevice(device),
      onOpen: () => this.#look(),
      onUpdate: (update) => this.#receive(update),
    });
  }

  get viewer(): Viewer | undefined {
    return this.room.value?.scene?.viewer;
  }

  get log(): Showing['log'] {
    return this.#log;
  }

  now(): number {
    return Date.now() + this.#ahead;
  }

  ask<N extends TableRequest>(name: N, ...[fields, manner]: FieldsAtTable<N>): Promise<Answer<N>> {
    return this.connection.ask(name, this.#withTable<N>(fields), manner);
  }

  /** Like `ask`, but returns a refusal in the reader's language. */
  async act<N extends TableRequest>(name: N, ...fields: FieldsAtTable<N>): Promise<Attempt<AnswerTo<N>>> {
    return this.attempt(await this.ask(name, ...fields));
  }

  attempt<N extends RequestName>(answer: Answer<N>): Attempt<AnswerTo<N>> {
    return 'error' in answer ? refused('notAsked', this.#deps.sayWhyNot(answer.error)) : taken(answer.ok);
  }

  /** Tells the server whether this page is hidden. People with a hidden page get notifications. */
  attend({ hidden }: { readonly hidden: boolean }): void {
    if (this.#hidden === hidden) return;
    this.#hidden = hidden;
    if (this.connection.state.value === 'open') void this.ask('attend', { hidden });
  }

  /** Calls back at once with the current state, and again after every change. */
  watch(show: (showing: Showing) => void): () => void {
    this.#watchers.add(show);
    const showing = this.#showing;
    if (showing !== undefined) show(showing);
    return () => this.#watchers.delete(show);
  }

  get #showing(): Showing | undefined {
    const room = this.room.value;
    return room?.scene === undefined ? undefined : { players: room.players, scene: room.scene, log: this.#log };
  }

  /** Resolves when the condition holds, or after the time limit. */
  until(condition: () => boolean, patience: number): Promise<void> {
    if (condition()) return Promise.resolve();
    return new Promise((resolve) => {
      const look = (): void => {
        if (condition()) end();
      };
      const end = (): void => {
        clearTimeout(timer);
        this.#waiters.delete(look);
        resolve();
      };
      const timer = setTimeout(end, patience);
      this.#waiters.add(look);
    });
  }

  close(): void {
    this.connection.close();
    this.#watchers.clear();
  }

  #withTable<N extends TableRequest>(fields: Fields<N> | undefined): RequestFields<N> {
    return { ...fields, table: this.id } as unknown as RequestFields<N>;
  }

  /** Starts watching. Tells the server which version this page has, so that the server sends only what is new. */
  async #look({ forget = false }: { readonly forget?: boolean } = {}): Promise<void> {
    const lines = this.room.value?.version;
    const known = lines === undefined || forget ? {} : { known: { lines, passages: this.#log.length } };
    this.#lookingAgain = true;
    const hidden = this.#hidden ? { hidden: true } : {};
    const answer = await this.connection.first('watch', {
      table: this.id,
      ...known,
      ...hidden,
      protocol: ROOM_PROTOCOL,
    });
    if ('error' in answer) {
      if (answer.error.code === 'noGame') this.gone.value = 'none';
      if (answer.error.because === 'otherVersion') this.gone.value = 'otherVersion';
      if (TRIED_AGAIN.includes(answer.error.code)) setTimeout(() => void this.#look({ forget }), RETRY_MS);
      return;
    }
    this.gone.value = undefined;
    this.chat.value = answer.ok.chat;
    this.note.value = answer.ok.note;
  }

  #receive(update: ServerUpdate): void {
    if (update.table !== this.id) return;
    if ('room' in update) this.#see(roomIn(update.room));
    else if ('said' in update) this.chat.value = [...this.chat.value, ...update.said].slice(-MOST_MESSAGES);
    else if ('pointed' in update) this.pointed.value = { ...update.pointed };
    else if (update.gone === 'closed') this.gone.value = 'closed';
    else setTimeout(() => void this.#look({ forget: true }), RETRY_MS); // our log is wrong, so the next try requests the whole log
  }

  #see(room: RoomScene): void {
    const before = this.room.value;
    // Two server processes may report the same table, so an older update can arrive after a newer one. Such an update
    // is ignored.
    if (!this.#lookingAgain && before !== undefined && room.version < before.version) return;
    const part = room.scene?.log;
    const otherReader = room.scene?.viewer !== before?.scene?.viewer;
    if (part !== undefined && (part.from > this.#log.length || (otherReader && part.from > 0)))
      return void this.#look({ forget: true });
    this.#lookingAgain = false;
    this.#ahead = room.now - Date.now();
    this.#log = part === undefined ? [] : mergeLog(this.#log, part);
    this.room.value = asRemoved(this.id, room);
    const showing = this.#showing;
    if (showing !== undefined) for (const show of this.#watchers) show(showing);
    for (const look of this.#waiters) look();
  }
}
