import { randomUUID } from 'node:crypto';
import { type Attempt, taken } from '@getaway/kernel';
import { refusedBecause } from '@getaway/protocol/refusals';
import type { TableSetup } from '@getaway/protocol/room';
import type { Pointed } from '@getaway/protocol/socket';
import { findHosted, type HostedGame } from '@getaway/table';
import { newId } from '../base/secrets.ts';
import type { Store } from '../store/port.ts';
import { type Actor, begin as beginGame, reopen } from './acts.ts';
import { CannotOpen } from './cannotOpen.ts';
import { beginningOf, isDisclosurePending, newDrawSecret, seal, waitForDisclosures } from './fairness.ts';
import { aboutOf, stateOf } from './heading.ts';
import { type Line, readLine, writeLine } from './lines.ts';
import { isArchived, type LoadedRoom, loadRoom } from './load.ts';
import { OpenRoom } from './openRoom.ts';
import { loadPacks, loadRequestedPack } from './packs.ts';
import { type Bus, Presence } from './presence.ts';
import { noSuchBot, type Room, openRoom as roomOf, setupRequestOf } from './room.ts';
import { Snapshots } from './snapshots.ts';

export interface RoomDirectoryDeps {
  readonly games: readonly HostedGame[];
  readonly store: Store;
  readonly bus: Bus;
  /** Called after every change. `wrote` means that this process made the change. */
  onChange(
    open: OpenRoom,
    change: { readonly before: Room; readonly room: Room; readonly by: 'wrote' | 'heard' },
  ): void;
  onPresence(open: OpenRoom): void;
  onTrouble(what: string, error: unknown): void;
}

/** A room that nobody watches stays in memory for at least this long. */
const IDLE_MS = 60_000;
/** How long a stopping server may spend on archiving finished games. */
const ARCHIVE_AT_STOP_MS = 5000;

/** Finds and opens tables. A room stays in memory as long as somebody watches it. */
export class RoomDirectory {
  readonly #deps: RoomDirectoryDeps;
  /** The open rooms, and promises of rooms that are being opened. */
  readonly #rooms = new Map<string, OpenRoom | Promise<OpenRoom | undefined>>();
  readonly #snapshots: Snapshots;
  readonly #watchers = new Map<string, number>();
  readonly #presence: Presence;
  readonly #deaf: () => void;
  readonly #idle: NodeJS.Timeout;
  #seen = new Map<string, number>();

  constructor(deps: RoomDirectoryDeps) {
    this.#deps = deps;
    this.#snapshots = new Snapshots(deps.store.tables, (what, error) => deps.onTrouble(what, error));
    this.#presence = new Presence(
      randomUUID(),
      deps.bus,
      (id) =>
        this.#withOpen(id, (open) => {
          open.tellPresence();
          deps.onPresence(open);
        }),
      (id, pointed) => this.#withOpen(id, (open) => open.tellPointed(pointed)),
    );
    this.#deaf = deps.store.listen((id, lines) => this.#withOpen(id, (open) => open.hear(lines)));
    this.#idle = setInterval(() => void this.#forgetIdle(), IDLE_MS).unref();
  }

  /**
   * Stops listening to the store. Takes a snapshot of each running game, and archives finished games while there is
   * time.
   */
  async stop(): Promise<void> {
    clearInterval(this.#idle);
    this.#deaf();
    this.#presence.stop();
    const rooms: OpenRoom[] = [];
    for (const id of this.#rooms.keys()) {
      const open = await this.#opening(id);
      if (open !== undefined) rooms.push(open);
    }
    // Running games are saved first. Finished games can wait, because a game that is not archived now is archived after
    // it is opened again.
    for (const { id, room } of rooms) await this.#snapshots.keep(id, room);
    const until = Date.now() + ARCHIVE_AT_STOP_MS;
    for (const open of rooms) if (Date.now() < until) await this.#keep(open);
  }

  get games(): readonly HostedGame[] {
    return this.#deps.games;
  }

  /** The number of tables in memory, and the number of clients that watch them. */
  get count(): { readonly tables: number; readonly watchers: number } {
    return { tables: this.#rooms.size, watchers: [...this.#watchers.values()].reduce((sum, some) => sum + some, 0) };
  }

  /** Opens a new table. With `fork`, its game begins from the position in `fork`, and its draws can't be verified. */
  async open(setup: TableSetup, host: string, fork?: Room['fork']): Promise<Attempt<OpenRoom>> {
    const game = findHosted(this.games, setup.game);
    if ('refusal' in game) return game;
    const shelved = await loadRequestedPack(game.ok, setup.pack, this.#deps.store.packs);
    if ('refusal' in shelved) return shelved;
    const fits = game.ok.check(setupRequestOf(setup));
    if ('refusal' in fits) return fits;
    const bots: string[] = [];
    for (const bot of setup.bots ?? []) {
      const named = game.ok.botNamed(bot);
      if (named === undefined) return noSuchBot(game.ok, bot);
      bots.push(named);
    }
    const at = Date.now();
    const kept = setup.bots === undefined ? setup : { ...setup, bots };
    const source = fork === undefined ? { secret: newDrawSecret() } : { fork };
    const line = { line: 'opened', at, host, setup: kept, ...source } as const satisfies Line;
    const room = roomOf(line, game.ok);
    const id = newId();
    const heading = {
      id,
      game: setup.game,
      state: stateOf(room),
      listed: setup.listed,
      created: at,
      changed: at,
      host,
    };
    await this.#deps.store.tables.create({ ...heading, about: JSON.stringify(aboutOf(room)) }, writeLine(line));
    const opened = this.#opened(id, room);
    this.#rooms.set(id, opened);
    return taken(opened);
  }

  /** The table with this id. It is taken from memory, or restored from its lines. */
  room(id: string): Promise<OpenRoom | undefined> {
    const known = this.#rooms.get(id);
    if (known !== undefined) return Promise.resolve(known);
    const loading = this.#load(id);
    this.#rooms.set(id, loading);
    const end = (room?: OpenRoom): void => {
      if (this.#rooms.get(id) !== loading) return;
      if (room === undefined) this.#rooms.delete(id);
      else this.#rooms.set(id, room);
    };
    loading.then(end, () => end());
    return loading;
  }

  /** Begins a game: seals the pledges, collects the values of the players' devices, and computes the seed from them. */
  async begin(open: OpenRoom, actor: Actor): Promise<Attempt<Room>> {
    const { setup, game } = open.room;
    const fits = game.check(setupRequestOf(setup));
    if ('refusal' in fits) return fits;
    const hash = fits.ok.pack;
    // The pack is stored before the game begins, so that every game finds its pack.
    await this.#deps.store.packs.put(hash, JSON.stringify(game.packs.documentOf(hash)));
    const sealed = await open.change(seal(actor));
    if ('refusal' in sealed) return sealed;
    const begun = (): Promise<Attempt<Room>> => open.change(beginGame(actor, beginningOf(open.id)));
    if (!isDisclosurePending(open)) return begun();
    // Not awaited: the host's own device can disclose its value only after this request is answered.
    waitForDisclosures(open)
      .then(begun)
      .catch((error: unknown) => this.#deps.onTrouble(`the table ${open.id} did not begin`, error));
    return sealed;
  }

  /** Who is at a table, for lists of tables. The table itself is not opened. */
  get presence(): Pick<Presence, 'at' | 'isLively'> {
    return this.#presence;
  }

  point(open: OpenRoom, pointed: Pointed): void {
    open.tellPointed(pointed);
    this.#presence.point(open.id, pointed);
  }

  /** Closes a table at the request of its host. A table with a running game can't be closed. */
  async close(open: OpenRoom, person: string): Promise<Attempt<null>> {
    await open.refresh();
    const { room } = open;
    if (room.host !== person) return refusedBecause('onlyHost', 'Only the host can close the table.');
    if (stateOf(room) === 'playing') return refusedBecause('gameRuns', 'A running game cannot be closed.');
    await this.#deps.store.tables.remove(open.id);
    return taken(null);
  }

  async #load(id: string): Promise<OpenRoom | undefined> {
    const { tables, packs } = this.#deps.store;
    const { games } = this;
    const lines = (await tables.lines(id)).map(readLine);
    const [first] = lines;
    if (first?.line !== 'opened') return undefined;
    await loadPacks(lines, { games, packs });
    const snapshot = await tables.snapshot(id);
    const over = (await tables.heading(id))?.state === 'over';
    const loaded = loadRoom(lines, { games, snapshot, over });
    if ('refusal' in loaded) {
      if (loaded.refusal.because !== undefined) throw new CannotOpen(loaded.refusal);
      throw new Error(`the table ${id} can't be replayed: ${loaded.refusal.message}`);
    }
    if (snapshot !== undefined) this.#snapshots.found(id, snapshot.lines, { archived: over && isArchived(snapshot) });
    const open = this.#opened(id, loaded.ok.room);
    await this.#goOnByNewRules(open, loaded.ok);
    return open;
  }

  async #goOnByNewRules(open: OpenRoom, { reopening }: LoadedRoom): Promise<void> {
    if (reopening === undefined) return;
    const begun = await open.change(reopen(reopening, Date.now()));
    if ('refusal' in begun) throw new Error(`the table ${open.id} can't go on: ${begun.refusal.message}`);
    if (reopening.lost > 0)
      this.#deps.onTrouble(
        `the table ${open.id} continues by new rules without its last ${reopening.lost} choices`,
        '',
      );
  }

  #opened(id: string, first: Room): OpenRoom {
    const open: OpenRoom = new OpenRoom(id, first, {
      tables: this.#deps.store.tables,
      elsewhere: () => this.#presence.elsewhere(id),
      onPresence: () => {
        this.#watchers.set(id, open.watchers);
        this.#presence.set(id, open.here);
        this.#deps.onPresence(open);
      },
      onChange: (before, room, by) => {
        if (by === 'wrote' && this.#snapshots.needs(id, room)) void this.#snapshots.keep(id, room);
        this.#deps.onChange(open, { before, room, by });
      },
      onGone: (why, error) => {
        this.#forget(id);
        if (why === 'lost') this.#deps.onTrouble(`the table ${id} was lost`, error);
      },
    });
    return open;
  }

  /**
   * Calls `deed` with the room if it is open, or later if it is being opened. Does nothing if the room is not in
   * memory.
   */
  #withOpen(id: string, deed: (open: OpenRoom) => void): void {
    const known = this.#rooms.get(id);
    if (known instanceof OpenRoom) deed(known);
    else if (known !== undefined) void this.#opening(id).then((open) => (open === undefined ? undefined : deed(open)));
  }

  async #opening(id: string): Promise<OpenRoom | undefined> {
    try {
      return await this.#rooms.get(id);
    } catch {
      return undefined;
    }
  }

  /**
   * Stores a snapshot, or the archive of a finished game. Archiving is slow, so this is not called while a choice is
   * being answered.
   */
  async #keep({ id, room }: OpenRoom): Promise<void> {
    if (room.table?.over === true) await this.#snapshots.archive(id, room);
    else await this.#snapshots.keep(id, room);
  }

  /** Removes from memory the rooms that nobody watches and that have not changed since the last check. */
  async #forgetIdle(): Promise<void> {
    const seen = new Map<string, number>();
    for (const id of this.#rooms.keys()) {
      const open = await this.#opening(id);
      if (open?.room.table?.over === true) await this.#keep(open);
      if (open === undefined || open.watchers > 0) continue;
      if (this.#seen.get(id) !== open.room.lines) seen.set(id, open.room.lines);
      else {
        await this.#keep(open);
        if (open.watchers === 0) this.#forget(id);
      }
    }
    this.#seen = seen;
  }

  #forget(id: string): void {
    this.#rooms.delete(id);
    this.#snapshots.forget(id);
    this.#watchers.delete(id);
  }
}
