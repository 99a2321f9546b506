import { type PlayedGame, playedGameSchema } from '@getaway/table';
import * as v from 'valibot';
import type { PeopleStore, Store } from '../store/port.ts';
import type { OpenRoom } from './openRoom.ts';
import { playersOf } from './room.ts';
import type { RoomDirectory } from './roomDirectory.ts';

/**
 * Adds a finished game to the statistics of everybody who has a seat. A game that continues another one does not count.
 */
export async function recordPlayed({ id, room }: OpenRoom, people: PeopleStore, at = Date.now()): Promise<void> {
  const { table, seats, fork } = room;
  const outcome = table?.outcome;
  if (outcome === undefined || fork !== undefined) return;
  const players = playersOf(room);
  for (const [seat, sitting] of seats.entries()) {
    if (sitting === undefined) continue;
    const played: PlayedGame = { id, game: room.game.id, at, seat, players, ...outcome };
    await people.keepPlayed(sitting.person, id, JSON.stringify(played));
  }
}

/** The games of a person's statistics, the latest first. Finished games that were not recorded are added now. */
export async function playedBy(
  person: string,
  { rooms, store }: { readonly rooms: RoomDirectory; readonly store: Store },
): Promise<readonly PlayedGame[]> {
  const known = await store.people.playedBy(person);
  const missing = (await store.tables.tablesOf(person)).filter(({ id, state }) => state === 'over' && !known.has(id));
  for (const { id, changed } of missing) {
    const open = await rooms.room(id).catch(() => undefined); // skips a table that can't be opened
    if (open !== undefined) await recordPlayed(open, store.people, changed);
  }
  const documents = missing.length === 0 ? known : await store.people.playedBy(person);
  return [...documents.values()].flatMap(readPlayed).toSorted((a, b) => b.at - a.at);
}

/** Reads a recorded game. Returns an empty list if the person has removed the game from the statistics. */
function readPlayed(document: string): readonly PlayedGame[] {
  const read = document === '' ? undefined : v.safeParse(playedGameSchema, JSON.parse(document));
  return read?.success === true ? [read.output] : [];
}
