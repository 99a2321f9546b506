import { randomBytes, randomUUID } from 'node:crypto';
import { type Attempt, refused, taken } from '@getaway/kernel';
import type { Store } from '../store/port.ts';
import { type Actor, begin as beginGame, rematch, reopen } from './acts.ts';
import { findGame } from './games.ts';
import { aboutOf, stateOf } from './heading.ts';
import { type Line, readLine, type TableSetup, writeLine } from './lines.ts';
import { type Loaded, loadRoom, writeSnapshot } from './load.ts';
import { OpenRoom } from './openRoom.ts';
import { type Bus, Presence } from './presence.ts';
import { type Room, openRoom as roomOf } from './room.ts';

/** What a hall needs from the world. */
export interface Surroundings {
  readonly store: Store;
  readonly bus: Bus;
  /** After every change: `wrote` where this process made it. */
  onChange(
    open: OpenRoom,
    change: { readonly before: Room; readonly room: Room; readonly by: 'wrote' | 'heard' },
  ): void;
  onTrouble(what: string, error: unknown): void;
}

/** How long a room without watchers stays in memory. */
const IDLE_MS = 60_000;
/** A snapshot is kept when a game begins, and after so many lines. */
const SNAPSHOT_LINES = 50;

/** All tables: opened when somebody comes, kept in memory while somebody is there. */
export class Hall {
  readonly #around: Surroundings;
  readonly #rooms = new Map<string, Promise<OpenRoom | undefined>>();
  /** The last snapshot of each open room. */
  readonly #kept = new Map<string, { readonly lines: number; readonly choices: number }>();
  readonly #watchers = new Map<string, number>();
  readonly #presence: Presence;
  readonly #deaf: () => void;
  readonly #idle: NodeJS.Timeout;
  #seen = new Map<string, number>();

  constructor(around: Surroundings) {
    this.#around = around;
    this.#presence = new Presence(
      randomUUID(),
      around.bus,
      (id) => void this.#withOpen(id, (open) => open.tellPresence()),
    );
    this.#deaf = around.store.listen((id, lines) => void this.#withOpen(id, (open) => open.hear(lines)));
    this.#idle = setInterval(() => void this.#forgetIdle(), IDLE_MS).unref();
  }

  /** Nothing is heard any more; what was played stays, with a snapshot of each running game. */
  async stop(): Promise<void> {
    clearInterval(this.#idle);
    this.#deaf();
    this.#presence.stop();
    for (const opening of this.#rooms.values()) {
      const open = await opening.catch(() => undefined);
      if (open !== undefined) await this.#keepSnapshot(open.id, open.room);
    }
  }

  /** Tables in memory, and how many look at them. */
  get count(): { readonly tables: number; readonly watchers: number } {
    return { tables: this.#rooms.size, watchers: [...this.#watchers.values()].reduce((sum, some) => sum + some, 0) };
  }

  async open(setup: TableSetup, host: string): Promise<Attempt<OpenRoom>> {
    const game = findGame(setup.game);
    if ('refusal' in game) return game;
    const fits = game.ok.check({ players: setup.players, options: setup.options });
    if ('refusal' in fits) return fits;
    const at = Date.now();
    const line = { line: 'opened', at, host, setup } as const satisfies Line;
    const room = roomOf(line);
    const id = randomBytes(10).toString('base64url');
    const heading = { id, game: setup.game, state: stateOf(room), listed: setup.listed, created: at, changed: at };
    await this.#around.store.tables.create({ ...heading, about: JSON.stringify(aboutOf(room)) }, writeLine(line));
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
  async begin(open: OpenRoom, actor: Actor): Promise<Attempt<Room>> {
    const { setup } = open.room;
    const game = findGame(setup.game);
    if ('refusal' in game) return game;
    const hash = game.ok.packFor({ players: setup.players, options: setup.options });
    if ('refusal' in hash) return hash;
    // First the pack, then the game: a game never outlives its pack.
    await this.#around.store.packs.put(hash.ok, JSON.stringify(game.ok.packOf(hash.ok)));
    return open.change(beginGame(actor, randomUUID()));
  }

  /** Another table like this one; the old one tells its people where it is. */
  async rematch(open: OpenRoom, actor: Actor): Promise<Attempt<{ readonly table: string }>> {
    const may = rematch(actor, '')(open.room);
    if ('refusal' in may) return may;
    const next = await this.open(open.room.setup, actor.person);
    if ('refusal' in next) return next;
    const told = await open.change(rematch(actor, next.ok.id));
    if ('ok' in told) return taken({ table: next.ok.id });
    await this.#around.store.tables.remove(next.ok.id);
    return told;
  }

  /** The host may close a table that has not begun, or clear away one that is over. */
  async close(open: OpenRoom, person: string): Promise<Attempt<null>> {
    await open.refresh();
    const { room } = open;
    if (room.host !== person) return refused('badRequest', 'Only the host can close the table.');
    if (stateOf(room) === 'playing') return refused('badRequest', 'A game that runs is not closed.');
    await this.#around.store.tables.remove(open.id);
    return taken(null);
  }

  async #load(id: string): Promise<OpenRoom | undefined> {
    const { tables } = this.#around.store;
    const lines = (await tables.lines(id)).map(readLine);
    const [first] = lines;
    if (first?.line !== 'opened') return undefined;
    await this.#shelvePacks(first.setup.game, lines);
    const snapshot = await tables.snapshot(id);
    const loaded = loadRoom(lines, snapshot);
    if ('refusal' in loaded) throw new Error(`the table ${id} can't be played again: ${loaded.refusal.message}`);
    if (snapshot !== undefined) this.#kept.set(id, { lines: snapshot.lines, choices: Number.POSITIVE_INFINITY });
    const open = this.#opened(id, loaded.ok.room);
    await this.#goOnByNewRules(open, loaded.ok);
    return open;
  }

  async #goOnByNewRules(open: OpenRoom, { reopening }: Loaded): Promise<void> {
    if (reopening === undefined) return;
    const begun = await open.change(reopen(reopening, Date.now()));
    if ('refusal' in begun) throw new Error(`the table ${open.id} can't go on: ${begun.refusal.message}`);
    if (reopening.lost > 0)
      this.#around.onTrouble(
        `the table ${open.id} goes on by new rules without its last ${reopening.lost} choices`,
        '',
      );
  }

  /** One that this version no longer brings along comes from the store. */
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
    const open: OpenRoom = new OpenRoom(id, first, {
      tables: this.#around.store.tables,
      elsewhere: () => this.#presence.elsewhere(id),
      onPresence: () => {
        this.#watchers.set(id, open.watchers);
        this.#presence.set(id, open.presentHere);
      },
      onChange: (before, room, by) => {
        if (by === 'wrote' && this.#needsSnapshot(id, room)) void this.#keepSnapshot(id, room);
        this.#around.onChange(open, { before, room, by });
      },
      onGone: (why, error) => {
        this.#forget(id);
        if (why === 'lost') this.#around.onTrouble(`the table ${id} was lost`, error);
      },
    });
    return open;
  }

  /** What is taken back must not come again with new rules, so there is never a snapshot that is ahead. */
  #needsSnapshot(id: string, { lines, table }: Room): boolean {
    if (table === undefined) return false;
    const kept = this.#kept.get(id);
    return kept === undefined || lines - kept.lines >= SNAPSHOT_LINES || table.choices < kept.choices;
  }

  async #keepSnapshot(id: string, { lines, table }: Room): Promise<void> {
    if (table === undefined || table.over || this.#kept.get(id)?.lines === lines) return;
    this.#kept.set(id, { lines, choices: table.choices });
    try {
      await this.#around.store.tables.keepSnapshot(id, { lines, document: writeSnapshot(table) });
    } catch (error) {
      this.#kept.delete(id);
      this.#around.onTrouble(`no snapshot of the table ${id}`, error);
    }
  }

  async #withOpen(id: string, deed: (open: OpenRoom) => void): Promise<void> {
    const open = await this.#rooms.get(id)?.catch(() => undefined);
    if (open !== undefined) deed(open);
  }

  /** A room that nobody watches and nobody has played in since the last look goes. */
  async #forgetIdle(): Promise<void> {
    const seen = new Map<string, number>();
    for (const [id, opening] of this.#rooms) {
      const open = await opening.catch(() => undefined);
      if (open === undefined || open.watchers > 0) continue;
      if (this.#seen.get(id) !== open.room.lines) seen.set(id, open.room.lines);
      else {
        await this.#keepSnapshot(id, open.room);
        if (open.watchers === 0) this.#forget(id);
      }
    }
    this.#seen = seen;
  }

  #forget(id: string): void {
    this.#rooms.delete(id);
    this.#kept.delete(id);
    this.#watchers.delete(id);
  }
}

const packHashOf = (journal: object): string => {
  const pack = 'pack' in journal ? journal.pack : undefined;
  return typeof pack === 'object' && pack !== null && 'hash' in pack ? String(pack.hash) : '';
};
