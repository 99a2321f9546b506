import { type Difference, findHosted } from '@getaway/table';
import { loadGames } from '../base/games.ts';
import { readAbout } from '../rooms/heading.ts';
import { readLine } from '../rooms/lines.ts';
import { entriesIn, keptIn } from '../rooms/load.ts';
import { loadPacks } from '../rooms/packs.ts';
import type { StoreLocation } from '../store/open.ts';
import type { Store, TableHeading } from '../store/port.ts';
import { reasonOf } from '../store/sentences.ts';
import { openToRead } from './readOnly.ts';

export interface ReplayedTables {
  readonly games: number;
  readonly different: readonly {
    readonly table: string;
    readonly game: string;
    readonly names: string;
    readonly difference: Difference;
  }[];
  readonly faults: readonly { readonly table: string; readonly reason: string }[];
}

const ALL = 2 ** 31 - 1;

/** Replays every finished game of a store under the current rules. Changes nothing. The server may be running. */
export async function replayTables(place: StoreLocation): Promise<ReplayedTables> {
  const store = await openToRead(place);
  const different: ReplayedTables['different'][number][] = [];
  const faults: ReplayedTables['faults'][number][] = [];
  try {
    const headings = await store.tables.list({ state: 'over', most: ALL });
    for (const heading of headings) {
      const { id, game } = heading;
      const names = readAbout(heading.about)
        .names.map((name) => name ?? '–')
        .join(', ');
      try {
        const difference = await differenceAt(store, heading);
        if (difference !== undefined) different.push({ table: id, game, names, difference });
      } catch (error) {
        faults.push({ table: id, reason: reasonOf(error) });
      }
    }
    return { games: headings.length, different, faults };
  } finally {
    await store.close();
  }
}

async function differenceAt(
  { tables, packs }: Pick<Store, 'tables' | 'packs'>,
  { id, game }: TableHeading,
): Promise<Difference | undefined> {
  const games = await loadGames();
  const host = findHosted(games, game);
  if ('refusal' in host) throw new Error(host.refusal.message);
  const lines = (await tables.lines(id)).map(readLine);
  await loadPacks(lines, { games, packs });
  // Everything before the last `began` line was played under earlier rules.
  const last = lines.findLastIndex(({ line }) => line === 'began');
  const began = lines[last];
  if (began?.line !== 'began') throw new Error('The game has not begun.');
  const kept = keptIn(await tables.snapshot(id));
  const found = host.ok.differenceIn({
    journal: { ...began.journal, entries: entriesIn(lines.slice(last + 1)) },
    players: [],
    position: kept?.lines === lines.length ? kept.position : undefined,
    archive: kept?.archive,
  });
  if ('refusal' in found) throw new Error(found.refusal.message);
  return found.ok;
}
