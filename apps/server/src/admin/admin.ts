import { type Attempt, refused, taken } from '@getaway/kernel';
import { loadGames } from '../base/games.ts';
import { NOBODY } from '../rooms/attendance.ts';
import { rewindByAdmin } from '../rooms/goingBack.ts';
import { readAbout } from '../rooms/heading.ts';
import { readLine } from '../rooms/lines.ts';
import { loadRoom } from '../rooms/load.ts';
import { OpenRoom } from '../rooms/openRoom.ts';
import { loadPacks } from '../rooms/packs.ts';
import { dueOf, playersOf, type Room } from '../rooms/room.ts';
import { openStore, type StoreLocation } from '../store/open.ts';
import type { Store, TableHeading } from '../store/port.ts';
import { openToRead } from './readOnly.ts';

export { listReports } from '../reports/reports.ts';
export { StoreError } from '../store/port.ts';
export { acceptLossOfDatabase, acceptLossOfTable } from './acceptLoss.ts';
export { replayTables } from './replay.ts';
export { verifyTables } from './verify.ts';

/** What an operator sees of a table. It says nothing about the position of the game. */
export interface TableInspection {
  readonly heading: TableHeading;
  readonly players: readonly { readonly name: string; readonly bot?: string }[];
  readonly lines: number;
  readonly choices: number;
  readonly due?: number;
  readonly deadline?: number;
  /** The number of lines that the last snapshot covers. */
  readonly snapshot?: number;
}

const MOST = 10_000;

/** Lists the tables of a store. The server may be running. */
export async function listTables(
  place: StoreLocation,
): Promise<readonly (TableHeading & { readonly names: string })[]> {
  return reading(place, async ({ tables }) =>
    (await tables.list({ most: MOST })).map((heading) => {
      const { names } = readAbout(heading.about);
      return { ...heading, names: names.map((name) => name ?? '–').join(', ') };
    }),
  );
}

export function inspectTable(place: StoreLocation, id: string): Promise<Attempt<TableInspection>> {
  return reading(place, async (store) => {
    const { tables } = store;
    const heading = await tables.heading(id);
    const room = await roomOf(store, id);
    if ('refusal' in room) return room;
    if (heading === undefined) return NO_TABLE;
    const due = dueOf(room.ok);
    const snapshot = await tables.snapshot(id);
    return taken({
      heading,
      players: playersOf(room.ok),
      lines: room.ok.lines,
      choices: room.ok.table?.choices ?? 0,
      ...(due === undefined ? {} : { due: due.seat }),
      ...(due?.deadline === undefined ? {} : { deadline: due.deadline }),
      ...(snapshot === undefined ? {} : { snapshot: snapshot.lines }),
    });
  });
}

/**
 * The journal of a game. It contains secrets, so the journal of a running game is exported only on explicit request.
 */
export function exportTable(
  place: StoreLocation,
  id: string,
  { secrets }: { readonly secrets: boolean },
): Promise<Attempt<object>> {
  return reading(place, async (store) => {
    const room = await roomOf(store, id);
    if ('refusal' in room) return room;
    const { table } = room.ok;
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    if (!table.over && !secrets)
      return refused('notAsked', 'The game is still running, and its journal would reveal its secrets.');
    return taken(table.journal);
  });
}

/**
 * Rewinds a table by appending a line, like any other action. That is how running servers and clients learn about it.
 */
export async function rewindTable(
  place: StoreLocation,
  id: string,
  choices: number,
): Promise<Attempt<{ readonly gone: number }>> {
  const store = await openStore(place);
  try {
    const room = await roomOf(store, id);
    if ('refusal' in room) return room;
    const open = new OpenRoom(id, room.ok, {
      tables: store.tables,
      onChange: () => undefined,
      onPresence: () => undefined,
      onGone: () => undefined,
      elsewhere: () => NOBODY,
    });
    const before = room.ok.table?.choices ?? 0;
    const rewound = await open.change(rewindByAdmin(choices, Date.now()));
    return 'refusal' in rewound ? rewound : taken({ gone: before - choices });
  } finally {
    await store.close();
  }
}

type Kept = Pick<Store, 'tables' | 'packs'>;

const NO_TABLE = refused('noGame', 'There is no such table.');

async function roomOf({ tables, packs }: Kept, id: string): Promise<Attempt<Room>> {
  const games = await loadGames();
  const lines = (await tables.lines(id)).map(readLine);
  if (lines.length === 0) return NO_TABLE;
  await loadPacks(lines, { games, packs });
  const over = (await tables.heading(id))?.state === 'over';
  const loaded = loadRoom(lines, { games, snapshot: await tables.snapshot(id), over });
  if ('refusal' in loaded) return loaded;
  if (loaded.ok.reopening === undefined) return taken(loaded.ok.room);
  return refused(
    'badJournal',
    'The game was played by other rules. It continues by the current rules when somebody opens it.',
  );
}

async function reading<T>(place: StoreLocation, look: (store: Kept) => Promise<T>): Promise<T> {
  const store = await openToRead(place);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}
