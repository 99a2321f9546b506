import { type Refusal, recordUpTo, type SeatId, textUpTo, type Verification, type Wish } from '@getaway/kernel';
import { type DrawWitness, digestFor, type Player } from '@getaway/table';
import * as v from 'valibot';
import { type GameId, isGameId } from '../games/ids.ts';
import { beginningFor, type Contributed } from './dealing.ts';
import { readFile, writeFile } from './file.ts';
import { type AnyTable, type GameAbout, type Host, hostFor } from './hosts.ts';
import { LocalTable, type Surroundings } from './localTable.ts';
import type { Store, Stored } from './store.ts';
import { Thinker } from './thinker.ts';
import { done, type Outcome, type Trouble, trouble } from './trouble.ts';

/** A game as the home screen lists it. */
export type Listed =
  | (Omit<Stored, 'journal' | 'position' | 'archive' | 'game'> & { readonly game: GameId })
  | { readonly id: string; readonly unreadable: true };

export interface NewGame {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  /** The hash of a pack of one's own. */
  readonly pack?: string | undefined;
}

/** The games of this browser: kept in its storage, played in this worker, bots in one of their own. */
export class Tables {
  readonly #store: Promise<Store>;
  readonly #thinker = new Thinker();

  constructor(store: Promise<Store>) {
    this.#store = store;
  }

  async list(): Promise<Outcome<readonly Listed[]>> {
    try {
      const records = await (await this.#store).all();
      return done(
        records
          .map((record): Listed => {
            if ('unreadable' in record || !isGameId(record.game)) return { id: record.id, unreadable: true };
            const { journal: _, position: __, archive: ___, game, ...listed } = record;
            return { ...listed, game };
          })
          .sort((a, b) => changedOf(b) - changedOf(a)),
      );
    } catch (error) {
      return trouble('noStorage', String(error));
    }
  }

  async about(game: GameId): Promise<GameAbout> {
    return (await hostFor(game)).about;
  }

  /** A game begins with a secret that was committed to before the page contributes. */
  async begin({ game, players, options, pack }: NewGame, contributed: Contributed): Promise<Outcome<string>> {
    const host = await hostFor(game);
    if (pack !== undefined && host.packOf(pack) === undefined) host.putPack(await (await this.#store).pack(pack));
    return this.#begin(host, { players: players.length, options, pack }, { players, contributed });
  }

  /** Another game of the same people, with the same options and cards. */
  async again(id: string, contributed: Contributed): Promise<Outcome<string>> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined) return trouble('gone');
    const { game, players, packHash, journal } = record;
    if (!isGameId(game)) return trouble('unknownGame', game);
    const host = await hostFor(game);
    if (host.packOf(packHash) === undefined) host.putPack(await store.pack(packHash));
    // A game that went on from a position no longer tells its options: the next one has the usual ones.
    const { options } = v.parse(
      v.object({ options: v.optional(recordUpTo(textUpTo(100), v.unknown(), 50), {}) }),
      journal,
    );
    return this.#begin(host, { players: players.length, options, pack: packHash }, { players, contributed });
  }

  async #begin(
    host: Host,
    wish: Wish,
    { players, contributed }: { readonly players: readonly Player[]; readonly contributed: Contributed },
  ): Promise<Outcome<string>> {
    const begun = host.begin(wish, { ...beginningFor(contributed), players });
    if ('refusal' in begun) return trouble('badSetup', begun.refusal.message);
    return this.#keepNew(host, begun.ok, contributed.table);
  }

  async #keepNew(host: Host, table: AnyTable, id: string): Promise<Outcome<string>> {
    const now = Date.now();
    try {
      const store = await this.#store;
      const { hash } = table.journal.pack;
      await store.putPack(hash, host.packOf(hash));
      await store.put(recordOf(table, { id, game: host.about.id, created: now }));
      return done(id);
    } catch (error) {
      return trouble('noStorage', String(error));
    }
  }

  async open(id: string): Promise<Outcome<LocalTable>> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined) return trouble('gone');
    if (!isGameId(record.game)) return trouble('unknownGame', record.game);
    const release = await takeLock(id);
    if (release === undefined) return trouble('openElsewhere');
    const host = await hostFor(record.game);
    if (host.packOf(record.packHash) === undefined) host.putPack(await store.pack(record.packHash));
    const restored = host.restore({ ...record, over: record.winners !== undefined });
    if ('refusal' in restored) {
      release();
      return notRestored(restored.refusal);
    }
    const { created } = record;
    const game = host.about.id;
    await keepArchive(store, record, restored.ok.table);
    const keep = (table: AnyTable): Promise<void> => store.put(recordOf(table, { id, game, created }));
    const think: Surroundings['think'] = (table, level) =>
      this.#thinker.choose({ game, position: table.position, level, pack: host.packOf(table.position.pack.hash) });
    return done(new LocalTable(game, restored.ok.table, { keep, think, release }));
  }

  /** The pack that a kept game is played with. */
  async pack(id: string): Promise<unknown> {
    const store = await this.#store;
    const record = await store.get(id);
    return record === undefined ? undefined : store.pack(record.packHash);
  }

  async remove(id: string): Promise<void> {
    await (await this.#store).remove(id);
  }

  /** With what the page remembers of how it began, if anything. */
  async exported(id: string, witness?: DrawWitness): Promise<Outcome<string>> {
    const store = await this.#store;
    const record = await store.get(id);
    return record === undefined ? trouble('gone') : done(writeFile(record, await store.pack(record.packHash), witness));
  }

  /** Plays a kept game again from its seed alone. */
  async verify(id: string): Promise<Verification> {
    const store = await this.#store;
    const record = await store.get(id);
    if (record === undefined || !isGameId(record.game)) return NO_JOURNAL;
    return this.verifyJournal(record.game, record.journal, await store.pack(record.packHash));
  }

  async verifyJournal(game: GameId, journal: unknown, pack: unknown): Promise<Verification> {
    const host = await hostFor(game);
    host.putPack(pack);
    return host.verify(journal);
  }

  /** The game of a journal as a seat is told it; undefined if it can't be played. */
  async digestOfJournal(game: GameId, journal: unknown, seat: SeatId): Promise<string | undefined> {
    return digestFor((await hostFor(game)).restore({ journal, players: [] }), seat);
  }

  async imported(text: string): Promise<Outcome<string>> {
    const file = readFile(text);
    if ('trouble' in file) return file;
    const { game, pack, ...kept } = file.ok;
    const host = await hostFor(game);
    const shelved = pack === undefined ? undefined : host.putPack(pack);
    if (shelved !== undefined && 'refusal' in shelved) return trouble('damaged', shelved.refusal.message);
    const restored = host.restore(kept);
    if ('refusal' in restored) return notRestored(restored.refusal);
    return this.#keepNew(host, restored.ok.table, crypto.randomUUID());
  }
}

const NO_JOURNAL: Verification = { verdict: 'unverifiable', because: 'unreadable', message: 'There is no such game.' };

const changedOf = (listed: Listed): number => ('unreadable' in listed ? 0 : listed.changed);

function recordOf(table: AnyTable, { id, game, created }: Pick<Stored, 'id' | 'game' | 'created'>): Stored {
  const { result } = table.sceneFor('spectator', Number.POSITIVE_INFINITY);
  const winners = result?.ranking.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const { archive } = table;
  return {
    id,
    game,
    created,
    changed: Date.now(),
    players: table.players.map((player) => ({ ...player })),
    choices: table.choices,
    ...(table.due === undefined ? {} : { due: table.due }),
    ...(winners === undefined ? {} : { winners }),
    packHash: table.journal.pack.hash,
    journal: { ...table.journal },
    position: { ...table.position },
    ...(archive === undefined ? {} : { archive: { ...archive } }),
  };
}

function notRestored({ because, message, values }: Refusal): { readonly trouble: Trouble } {
  if (because !== 'otherRules') return trouble('damaged', message);
  return Number(values?.rules) > Number(values?.current) ? trouble('newer') : trouble('otherRules', message);
}

/** A finished game of before archives gets one while the rules can still play it. */
async function keepArchive(store: Store, record: Stored, table: AnyTable): Promise<void> {
  if (!table.over || record.archive !== undefined) return;
  const { archive, journal } = table;
  if (archive !== undefined) await store.put({ ...record, journal: { ...journal }, archive: { ...archive } });
}

/** How long a tab that is just being closed may take. */
const PATIENCE_MS = 1500;

/** A game is played in one tab at a time; resolves to the way to let it go, or to nothing if another tab has it. */
function takeLock(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    navigator.locks
      .request(`getaway-${id}`, { signal: AbortSignal.timeout(PATIENCE_MS) }, () => {
        return new Promise<void>((release) => resolve(() => release()));
      })
      .catch(() => resolve(undefined));
  });
}
