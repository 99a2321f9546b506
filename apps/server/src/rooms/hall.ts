import { randomBytes, randomUUID } from 'node:crypto';
import { type Attempt, type Move, refused, taken } from '@getaway/kernel';
import type { Job, Jobs } from '../jobs/port.ts';
import type { Store } from '../store/port.ts';
import { begin as beginGame, handToBot, play } from './acts.ts';
import { type AnyTable, findGame } from './games.ts';
import { aboutOf, stateOf } from './heading.ts';
import { type Line, readLine, type TableSetup, writeLine } from './lines.ts';
import { afterAll, OpenRoom } from './openRoom.ts';
import { dueOf, type Room, openRoom as roomOf } from './room.ts';

/** What a hall needs from the world. */
export interface Surroundings {
  readonly store: Store;
  readonly jobs: Jobs;
  /** Milliseconds since 1970. */
  now(): number;
  /** The move of a bot for the seat that is due. */
  think(table: AnyTable, game: string, level: string): Promise<Move>;
  /** After every change that this process has made or heard of. */
  onChange?(id: string, before: Room | undefined, room: Room): void;
}

/** How long a room without watchers stays in memory. */
const IDLE_MS = 60_000;

/** All tables: opened when somebody comes, kept in memory while somebody is there. */
export class Hall {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Promise<OpenRoom | undefined>>();
  readonly #deaf: () => void;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#deaf = around.store.listen((id, lines) => {
      void this.#rooms.get(id)?.then((room) => room?.hear(lines));
    });
  }

  async start(): Promise<void> {
    await this.#around.jobs.start((job) => this.#do(job));
  }

  async stop(): Promise<void> {
    this.#deaf();
    await this.#around.jobs.stop();
  }

  /** Plans again what running tables wait for: after a start, or where a process died between a move and its plan. */
  async planAgain(most: number): Promise<void> {
    const { tables } = this.#around.store;
    for (const { id } of await tables.list({ state: 'playing', most })) {
      const room = await this.room(id);
      if (room !== undefined) await this.#plan(id, room.room);
    }
  }

  async open(setup: TableSetup, host: string): Promise<Attempt<OpenRoom>> {
    const { store, now } = this.#around;
    const game = findGame(setup.game);
    if ('refusal' in game) return game;
    const fits = game.ok.check({ players: setup.players, options: setup.options });
    if ('refusal' in fits) return fits;
    const at = now();
    const line: Line = { line: 'opened', at, host, setup };
    if (line.line !== 'opened') throw new Error('a table begins with its opening');
    const room = roomOf(line);
    const id = randomBytes(10).toString('base64url');
    const heading = {
      id,
      game: setup.game,
      state: stateOf(room),
      listed: setup.listed,
      created: at,
      changed: at,
      about: JSON.stringify(aboutOf(room)),
    };
    await store.tables.create(heading, writeLine(line));
    const opened = this.#opened(id, room);
    this.#rooms.set(id, Promise.resolve(opened));
    return taken(opened);
  }

  /** The table with this id, from memory or from its lines. */
  room(id: string): Promise<OpenRoom | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#rooms.set(id, loading);
    void loading.then((room) => room ?? this.#rooms.delete(id)).catch(() => this.#rooms.delete(id));
    return loading;
  }

  /** The seed is drawn here and told to nobody until the end. */
  async begin(open: OpenRoom, person: string, name: string): Promise<Attempt<Room>> {
    const begun = await open.change(beginGame({ person, name, at: this.#around.now() }, randomUUID()));
    if ('refusal' in begun) return begun;
    const hash = begun.ok.table?.journal.pack.hash ?? '';
    const game = findGame(begun.ok.setup.game);
    if ('ok' in game) await this.#around.store.packs.put(hash, JSON.stringify(game.ok.packOf(hash)));
    return begun;
  }

  async #load(id: string): Promise<OpenRoom | undefined> {
    const [first, ...rest] = (await this.#around.store.tables.lines(id)).map(readLine);
    if (first?.line !== 'opened') return undefined;
    await this.#shelvePacks(first.setup.game, rest);
    const room = afterAll(roomOf(first), rest);
    if ('refusal' in room) throw new Error(`the table ${id} can't be played again: ${room.refusal.message}`);
    return this.#opened(id, room.ok);
  }

  /** A game never outlives its pack: one that this version no longer brings along comes from the store. */
  async #shelvePacks(gameId: string, lines: readonly Line[]): Promise<void> {
    const game = findGame(gameId);
    if ('refusal' in game) return;
    for (const line of lines) {
      if (line.line !== 'began') continue;
      const hash = packHashOf(line.journal);
      if (game.ok.packOf(hash) !== undefined) continue;
      const document = await this.#around.store.packs.get(hash);
      if (document !== undefined) game.ok.putPack(JSON.parse(document));
    }
  }

  #opened(id: string, first: Room): OpenRoom {
    let before = first;
    const open = new OpenRoom(id, first, {
      tables: this.#around.store.tables,
      onChange: (room) => {
        this.#around.onChange?.(id, before, room);
        before = room;
        void this.#plan(id, room);
      },
    });
    this.#forgetWhenIdle(open);
    return open;
  }

  #forgetWhenIdle(open: OpenRoom): void {
    let lines = open.room.lines;
    const timer = setInterval(() => {
      if (open.watchers.size > 0 || open.room.lines !== lines) {
        lines = open.room.lines;
        return;
      }
      clearInterval(timer);
      this.#rooms.delete(open.id);
    }, IDLE_MS).unref();
  }

  async #plan(table: string, room: Room): Promise<void> {
    const due = dueOf(room);
    if (due === undefined) return;
    const job = { table, lines: room.lines };
    if (room.bots[due.seat] !== undefined) await this.#around.jobs.plan({ kind: 'bot', ...job }, 0);
    else if (due.deadline !== undefined) await this.#around.jobs.plan({ kind: 'clock', ...job }, due.deadline);
  }

  async #do({ kind, table: id, lines }: Job): Promise<void> {
    const open = await this.room(id);
    if (open === undefined || open.room.lines > lines + (kind === 'clock' ? Number.POSITIVE_INFINITY : 0)) return;
    const { room } = open;
    const due = dueOf(room);
    if (due === undefined || room.table === undefined) return;
    const level = room.bots[due.seat];
    if (kind === 'clock') return this.#timeIsUp(open);
    if (level === undefined) return;
    const move = await this.#around.think(room.table, room.setup.game, level);
    await open.change((now) =>
      now.lines === room.lines
        ? play(due.seat, [move], { at: this.#around.now() })(now)
        : refused('notAsked', 'The table has gone on.'),
    );
  }

  async #timeIsUp(open: OpenRoom): Promise<void> {
    const at = this.#around.now();
    await open.change((room) => {
      const due = dueOf(room);
      if (due?.deadline === undefined || due.deadline > at || room.setup.onTimeout === 'wait')
        return refused('notAsked', 'There is time left.');
      return handToBot(due.seat, 'time', at)(room);
    });
  }
}

const packHashOf = (journal: object): string => {
  const pack = 'pack' in journal ? journal.pack : undefined;
  return typeof pack === 'object' && pack !== null && 'hash' in pack ? String(pack.hash) : '';
};
