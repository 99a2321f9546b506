import { type Attempt, refused, type SeatId } from '@getaway/kernel';
import type { CourseDocument } from '@getaway/protocol/socket';
import type { BotPool } from '../bots/botPool.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';

/** Computes how a running game has gone so far, as one of its seats knows it. */
export type CourseReader = (open: OpenRoom, seat: SeatId, turns: readonly number[]) => Promise<Attempt<CourseDocument>>;

export const courseReaderOf =
  (pool: Pick<BotPool, 'course'>): CourseReader =>
  async ({ id, room: { table, game, host } }, seat, turns) => {
    if (table === undefined) return refused('noGame', 'The game has not begun.');
    const { journal } = table;
    const pack = game.packs.documentOf(journal.pack.hash);
    const task = { game: game.id, journal: { ...journal }, pack, seat, turns };
    return pool.course(task, { host, table: id, botsOnly: false });
  };
