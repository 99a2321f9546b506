import { hashOfSecret } from '../base/secrets.ts';
import { keepReport } from '../reports/reports.ts';
import { openFork } from '../rooms/forks.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { mayLook, mayReplay, playersOf } from '../rooms/room.ts';
import { claim } from '../rooms/seats.ts';
import type { TakenSeat } from '../store/port.ts';
import { isActive, listed } from './listed.ts';
import { type HttpDeps, NO_TABLE, orRefuse, refuse } from './request.ts';
import type { Handlers } from './routes.ts';

const MAX_LISTED = 100;

const NO_LINK = refuse(403, 'noLink', 'This link leads to no seat.');
const JOURNAL_LATER = refuse(409, 'journalLater', 'The journal is available when the game is over.');

export function tableRoutes({ store, rooms, config, botPool }: HttpDeps) {
  const roomOf = async (id: string): Promise<OpenRoom> => {
    const open = await rooms.room(id);
    if (open === undefined) throw NO_TABLE;
    return open;
  };

  /**
   * Finds the seat of a link. The refusal is the same for a missing table and a wrong link, so that guessing reveals
   * nothing.
   */
  const linkedSeat = async (table: string, secret: string): Promise<TakenSeat> => {
    // The comparison need not take constant time, because the hashes reveal nothing about the secret.
    const linkHash = hashOfSecret(secret);
    const seat = (await store.tables.seats(table)).find((taken) => taken.linkHash === linkHash);
    if (seat === undefined) throw NO_LINK;
    return seat;
  };

  return {
    'POST /api/tables': async ({ person, body }) => ({ id: orRefuse(await rooms.open(body, person.id)).id }),

    /** Opens a table that continues a game from one of its moments. */
    'POST /api/forks': async ({ person, body }) => ({
      id: orRefuse(await openFork(body, person.id, { rooms, botPool, packs: store.packs })).id,
    }),

    /** The public list of tables. Tables that wait for players come first. */
    async 'GET /api/tables'() {
      const found = await Promise.all(
        (['gathering', 'playing'] as const).map((state) =>
          store.tables.list({ state, listed: true, most: MAX_LISTED }),
        ),
      );
      const { presence } = rooms;
      const now = Date.now();
      const worth = found.flat().filter((heading) => isActive(heading, { presence, now }));
      return { tables: worth.map((heading) => listed(heading, presence)) };
    },

    /** One table. A person who may not see the table gets the same answer as for a missing table. */
    async 'GET /api/tables/:id'({ person, path: { id } }) {
      const heading = await store.tables.heading(id);
      if (heading === undefined) throw NO_TABLE;
      const isInList = heading.listed && heading.state !== 'over';
      if (!isInList && !mayLook((await roomOf(heading.id)).room, person?.id)) throw NO_TABLE;
      return listed(heading, rooms.presence);
    },

    async 'DELETE /api/tables/:id'({ person, path: { id } }) {
      const open = await roomOf(id);
      if (!mayLook(open.room, person.id)) throw NO_TABLE;
      return orRefuse(await rooms.close(open, person.id));
    },

    /** The whole game with its seed and all draws. It is available only when nothing is hidden any more. */
    async 'GET /api/tables/:id/journal'({ person, path: { id } }) {
      const { room } = await roomOf(id);
      if (!mayLook(room, person?.id)) throw NO_TABLE;
      if (room.table?.over !== true) throw JOURNAL_LATER;
      return room.table.journal;
    },

    /** What a page needs to replay a finished game. If all players have agreed, anybody may request it. */
    async 'GET /api/tables/:id/replay'({ person, path: { id } }) {
      const { room } = await roomOf(id);
      if (mayLook(room, person?.id) && room.table?.over !== true) throw JOURNAL_LATER;
      const { table, game } = room;
      if (table === undefined || !mayReplay(room, person?.id)) throw NO_TABLE;
      const { journal } = table;
      // The page can replay a journal of the current rules itself. An archive is needed only for older rules.
      const archive = journal.rules === game.rulesVersion ? undefined : table.archive;
      const pack = game.packs.documentOf(table.pack);
      return {
        players: playersOf(room).map((player) => ({ ...player })),
        journal,
        ...(archive === undefined ? {} : { archive }),
        ...(typeof pack === 'object' && pack !== null ? { pack } : {}),
      };
    },

    /** Takes a bug report from somebody who may watch the table. The report contains only what its sender sees. */
    async 'POST /api/tables/:id/reports'({ person, path: { id }, body: { report } }) {
      const { room } = await roomOf(id);
      if (!mayLook(room, person.id)) throw NO_TABLE;
      orRefuse(await keepReport(config.data, { table: id, game: room.game.id, report }));
      return null;
    },

    async 'POST /api/tables/:id/claim'({ person, path: { id }, body: { secret } }) {
      const seat = await linkedSeat(id, secret);
      const open = await roomOf(id);
      const claiming = claim({ person: person.id, name: person.name, at: Date.now() }, seat.seat);
      orRefuse(claiming(open.room));
      // The link of the seat may have been renewed since it was looked up.
      if (!(await store.tables.claimSeat(open.id, { ...seat, person: person.id }))) throw NO_LINK;
      const claimed = await open.change(claiming);
      if ('refusal' in claimed) await store.tables.claimSeat(open.id, seat);
      orRefuse(claimed);
      return { seat: seat.seat };
    },

    /**
     * Says which seat a link leads to, and changes nothing. The page asks this when a seat has moved to another device.
     */
    async 'POST /api/tables/:id/link'({ path: { id }, body: { secret } }) {
      const { seat } = await linkedSeat(id, secret);
      return { seat };
    },
  } satisfies Partial<Handlers>;
}
