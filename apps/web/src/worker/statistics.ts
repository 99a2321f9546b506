import type { GameHost, GameId } from '@getaway/games';
import { type HostedTable, type PlayedGame, peopleIn } from '@getaway/table';
import { type AfterKeeping, playedKey } from './afterStore.ts';
import { type Keeping, restoreRecord } from './restoring.ts';
import type { Stored } from './store.ts';

export interface PlayedHere extends PlayedGame {
  /** Whether the game is still stored, so that it can be replayed. */
  readonly kept: boolean;
}

interface Deps<Id extends string> {
  readonly games: Readonly<Record<Id, GameHost>>;
  readonly store: Promise<Keeping>;
  readonly after: Promise<AfterKeeping>;
}

/** The statistics of the people who play at this device. Games that continue from another game do not count. */
export class Statistics<Id extends string = GameId> {
  readonly #deps: Deps<Id>;

  constructor(deps: Deps<Id>) {
    this.#deps = deps;
  }

  async record(table: HostedTable, about: Pick<Stored, 'id' | 'game' | 'origin'>): Promise<void> {
    const after = await this.#deps.after;
    const known = await after.played();
    for (const played of playedIn(table, { ...about, changed: Date.now() }))
      if (!known.has(playedKey(played))) await after.putPlayed(playedKey(played), played);
  }

  /** Every game of people at this device. Finished games that are stored but not recorded yet are added. */
  async list(): Promise<readonly PlayedHere[]> {
    const { games, store, after } = this.#deps;
    const [keeping, memory] = await Promise.all([store, after]);
    const known = new Map(await memory.played());
    const kept = new Set<string>();
    for (const record of await keeping.all()) {
      if ('unreadable' in record) continue;
      kept.add(record.id);
      const seats = peopleIn(record.players).filter((seat) => !known.has(playedKey({ id: record.id, seat })));
      if (record.winners === undefined || record.origin !== undefined || seats.length === 0) continue;
      const restored = await restoreRecord(games, keeping, record);
      if ('trouble' in restored) continue; // the home page lists this game with the reason
      for (const played of playedIn(restored.ok.table, record)) {
        known.set(playedKey(played), played);
        await memory.putPlayed(playedKey(played), played);
      }
    }
    return [...known.values()].flatMap((played) =>
      played === undefined ? [] : [{ ...played, kept: kept.has(played.id) }],
    );
  }

  /** The luck of the seat, if the game was reviewed. */
  async luckOf(id: string, seat: number): Promise<number | undefined> {
    const review = await (await this.#deps.after).review(id);
    return review?.seats.find((account) => account.seat === seat)?.luck;
  }

  /** Removes games from the statistics for good. The games themselves stay. */
  async forget(games: readonly Pick<PlayedGame, 'id' | 'seat'>[]): Promise<void> {
    const after = await this.#deps.after;
    for (const game of games) await after.putPlayed(playedKey(game), undefined);
  }
}

/** One entry for each person. Unfinished games and games that continue another game have no entries. */
function playedIn(
  table: HostedTable,
  { id, game, origin, changed }: Pick<Stored, 'id' | 'game' | 'origin' | 'changed'>,
): readonly PlayedGame[] {
  const { outcome, players } = table;
  if (outcome === undefined || origin !== undefined) return [];
  return peopleIn(players).map((seat) => ({ ...outcome, id, game, at: changed, seat, players }));
}
