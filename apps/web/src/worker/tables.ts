import type { BotChoice, Expectation } from '@getaway/bots';
import type { GameHost, GameId } from '@getaway/games';
import { isIn } from '@getaway/games/registry';
import { recordUpTo, type SeatId, type SetupRequest, type Shape, textUpTo, type Verification } from '@getaway/kernel';
import {
  type DrawWitness,
  digestFor,
  type HostedGame,
  type HostedTable,
  type Origin,
  type Player,
} from '@getaway/table';
import { seatsFit, writeGameFile } from '@getaway/table/file';
import * as v from 'valibot';
import { aboutGame, type GameAbout } from './about.ts';
import type { BotTask } from './bot.ts';
import { beginningFor, type Contributed } from './dealing.ts';
import { FinishedTable } from './finishedTable.ts';
import { LocalTable, type LocalTableDeps } from './localTable.ts';
import { takeLock } from './lock.ts';
import { recordOf } from './recordOf.ts';
import { type Keeping, type LookedAt, readFileGame, restoreRecord } from './restoring.ts';
import { isSameGame } from './sameGame.ts';
import type { Stored } from './store.ts';
import { done, type OrTrouble, trouble } from './trouble.ts';

export type Listed<Id extends string = GameId> =
  | (Omit<Stored, 'journal' | 'position' | 'archive' | 'game'> & { readonly game: Id })
  | { readonly id: string; readonly unreadable: true };

export interface NewGame<Id extends string = GameId> {
  readonly game: Id;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The hash of an added pack; undefined for the built-in one. */
  readonly pack?: string | undefined;
}

export interface TablesDeps<Id extends string> {
  readonly games: Readonly<Record<Id, GameHost>>;
  readonly store: Promise<Keeping>;
  /** Computes a bot's move, possibly in another worker. */
  think(task: BotTask<Id>): Promise<BotChoice>;
  /** Lets a bot compare the moves that a person can make. Absent if there is no adviser. */
  advise?(task: BotTask<Id>): Promise<readonly Expectation<Shape>[]>;
  onOver?(table: HostedTable, about: Pick<Stored, 'id' | 'game' | 'origin'>): void;
}

/** A game that continues from a position: a moment of another game, or a prepared position. */
export interface ForkedGame {
  readonly position: unknown;
  readonly players: readonly Player[];
  /** The game that this game continues. Absent if this game starts from a prepared position. */
  readonly origin?: Origin;
}

/** The games in this browser. They are stored here and played in this worker. Bots have their own worker. */
export class Tables<Id extends string = GameId> {
  readonly #games: Readonly<Record<Id, GameHost>>;
  readonly #store: Promise<Keeping>;
  readonly #think: TablesDeps<Id>['think'];
  readonly #advise: TablesDeps<Id>['advise'];
  readonly #onOver: TablesDeps<Id>['onOver'];

  constructor({ games, store, think, advise, onOver }: TablesDeps<Id>) {
    this.#advise = advise;
    this.#onOver = onOver;
    this.#games = games;
    this.#store = store;
    this.#think = think;
  }

  async list(): Promise<OrTrouble<readonly Listed<Id>[]>> {
    try {
      const records = await (await this.#store).all();
      return done(
        records
          .map((record): Listed<Id> => {
            if ('unreadable' in record || !isIn(this.#games, record.game)) return { id: record.id, unreadable: true };
            const { journal: _, position: __, archive: ___, ...listed } = record;
            return { ...listed, game: record.game };
          })
          .sort((a, b) => changedOf(b) - changedOf(a)),
      );
    } catch (error) {
      return trouble('noStorage', String(error));
    }
  }

  async about(game: Id): Promise<GameAbout<Id>> {
    return aboutGame(game, await this.#games[game].host());
  }

  /**
   * Begins a game. Its seed combines the page's value with a secret of the worker. The worker committed to this secret
   * before the page sent its value.
   */
  async begin({ game, players, options, pack }: NewGame<Id>, contributed: Contributed): Promise<OrTrouble<string>> {
    const host = await this.#games[game].host();
    if (pack !== undefined && host.packs.documentOf(pack) === undefined)
      host.packs.put(await (await this.#store).pack(pack));
    return this.#begin(host, { players: players.length, options, pack }, { players, contributed });
  }

  /** Begins another game with the players, options and pack of a stored game. */
  async again(id: string, contributed: Contributed): Promise<OrTrouble<string>> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined) return trouble('gone');
    const { game, players, packHash, journal } = record;
    if (!isIn(this.#games, game)) return trouble('unknownGame', game);
    const host = await this.#games[game].host();
    if (host.packs.documentOf(packHash) === undefined) host.packs.put(await store.pack(packHash));
    // A game that continued from a snapshot has no options in its journal. So its rematch gets the default options.
    const { options } = v.parse(
      v.object({ options: v.optional(recordUpTo(textUpTo(100), v.unknown(), 50), {}) }),
      journal,
    );
    return this.#begin(host, { players: players.length, options, pack: packHash }, { players, contributed });
  }

  async #begin(
    host: HostedGame,
    request: SetupRequest,
    { players, contributed }: { readonly players: readonly Player[]; readonly contributed: Contributed },
  ): Promise<OrTrouble<string>> {
    const begun = host.begin(request, { ...beginningFor(contributed), players });
    if ('refusal' in begun) return trouble('badSetup', begun.refusal.message);
    return this.#keepNew(host, begun.ok, { id: contributed.table });
  }

  async #keepNew(
    host: HostedGame,
    table: HostedTable,
    { id, origin }: { readonly id: string; readonly origin?: Origin | undefined },
  ): Promise<OrTrouble<string>> {
    const now = Date.now();
    try {
      const store = await this.#store;
      const { hash } = table.journal.pack;
      await store.putPack(hash, host.packs.documentOf(hash));
      await store.put(recordOf(table, { id, game: host.id, created: now, origin }));
      return done(id);
    } catch (error) {
      return trouble('noStorage', String(error));
    }
  }

  async open(id: string): Promise<OrTrouble<LocalTable<Id>>> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined) return trouble('gone');
    const release = await takeLock(id);
    if (release === undefined) return trouble('openElsewhere');
    const restored = await restoreRecord(this.#games, await this.#store, record);
    if ('trouble' in restored) {
      release();
      return restored;
    }
    const { game, host, table } = restored.ok;
    const { created, origin } = record;
    const keep = async (next: HostedTable): Promise<void> => {
      const kept = recordOf(next, { id, game, created, origin });
      await store.put(kept);
      if (next.over) this.#onOver?.(next, kept);
    };
    const think: LocalTableDeps['think'] = ({ position }, level) =>
      this.#think({ game, position, level, pack: host.packs.documentOf(position.pack.hash) });
    const { strongestLevel: level } = host;
    const advise: LocalTableDeps['advise'] = ({ position }) =>
      this.#advise?.({ game, position, level, pack: host.packs.documentOf(position.pack.hash) }) ?? NO_ADVICE;
    return done(new LocalTable(game, table, { keep, think, advise, release }));
  }

  /** Opens a finished game; undefined if there is no finished game with this id. */
  async openFinished(id: string): Promise<OrTrouble<FinishedTable<Id>> | undefined> {
    const record = await (await this.#store).get(id);
    if (record?.winners === undefined) return undefined;
    const restored = await restoreRecord(this.#games, await this.#store, record);
    return 'trouble' in restored ? restored : done(new FinishedTable(restored.ok.game, restored.ok.table));
  }

  /** Opens a stored game, finished or not, only to look at it. Nothing is stored except a missing archive. */
  async look(id: string): Promise<OrTrouble<LookedAt<Id>>> {
    const record = await (await this.#store).get(id);
    if (record === undefined) return trouble('gone');
    const restored = await restoreRecord(this.#games, await this.#store, record);
    return 'trouble' in restored ? restored : done({ ...restored.ok, origin: record.origin });
  }

  /** Reads a game from the text of a file, without storing it. */
  async lookAtFile(text: string): Promise<OrTrouble<LookedAt<Id>>> {
    const opened = await readFileGame(this.#games, text);
    return 'trouble' in opened ? opened : done(opened.ok);
  }

  /** Stores a game that continues from a position. Resolves to its id. */
  async keepFork(game: Id, { position, players, origin }: ForkedGame): Promise<OrTrouble<string>> {
    const host = await this.#games[game].host();
    const loaded = host.load(position, { players });
    if ('refusal' in loaded) return trouble('damaged', loaded.refusal.message);
    return this.#keepNew(host, loaded.ok, { id: crypto.randomUUID(), origin });
  }

  async pack(id: string): Promise<unknown> {
    const store = await this.#store;
    const record = await store.get(id);
    return record === undefined ? undefined : store.pack(record.packHash);
  }

  async remove(id: string): Promise<void> {
    await (await this.#store).remove(id);
  }

  /** The game as the text of a file. `witness` is what the page remembers of the proof of the draws. */
  async exported(id: string, witness?: DrawWitness): Promise<OrTrouble<string>> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined) return trouble('gone');
    return done(writeGameFile({ ...record, pack: await store.pack(record.packHash), witness }));
  }

  /** Checks a stored game by replaying it from its seed alone. */
  async verify(id: string): Promise<Verification> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined || !isIn(this.#games, record.game)) return NO_JOURNAL;
    return this.verifyJournal(record.game, record.journal, await store.pack(record.packHash));
  }

  async verifyJournal(game: Id, journal: unknown, pack: unknown): Promise<Verification> {
    const host = await this.#games[game].host();
    host.packs.put(pack);
    return host.verify(journal);
  }

  /** A hash of the game in a journal, as a seat saw the game; undefined if the journal can't be replayed. */
  async digestOfJournal(game: Id, journal: unknown, seat: SeatId): Promise<string | undefined> {
    return digestFor((await this.#games[game].host()).restore({ journal, players: [] }), seat);
  }

  async imported(text: string): Promise<OrTrouble<string>> {
    const opened = await readFileGame(this.#games, text);
    if ('trouble' in opened) return opened;
    const { host, table, origin } = opened.ok;
    if (!seatsFit(host, table.players, table)) return trouble('badPlayers');
    const known = await this.#gameLike(table);
    return known === undefined
      ? this.#keepNew(host, table, { id: crypto.randomUUID(), origin })
      : this.#bringUpTo(known, table);
  }

  /** The stored copy of this table's game, if there is one. The copy may be at an earlier or a later moment. */
  async #gameLike({ journal }: HostedTable): Promise<Stored | undefined> {
    const records = await (await this.#store).all();
    return records
      .filter((record): record is Stored => !('unreadable' in record))
      .find((record) => isSameGame(record.journal, { ...journal }));
  }

  /** Updates a stored game with what was played elsewhere. Never removes what was played here. */
  async #bringUpTo({ id, game, created, choices, origin }: Stored, table: HostedTable): Promise<OrTrouble<string>> {
    if (table.choices <= choices) return done(id);
    const release = await takeLock(id);
    if (release === undefined) return trouble('openElsewhere');
    try {
      await (await this.#store).put(recordOf(table, { id, game, created, origin }));
      return done(id);
    } catch (error) {
      return trouble('noStorage', String(error));
    } finally {
      release();
    }
  }
}

const NO_ADVICE: Promise<readonly never[]> = Promise.resolve([]);

const NO_JOURNAL: Verification = { verdict: 'unverifiable', because: 'unreadable', message: 'There is no such game.' };

const changedOf = (listed: Listed<string>): number => ('unreadable' in listed ? 0 : listed.changed);
