import { textUpTo } from '@getaway/kernel';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { hashOfSecret } from '../identity/secrets.ts';
import { setupSchema } from '../rooms/lines.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { mayLook } from '../rooms/room.ts';
import { claim } from '../rooms/seats.ts';
import type { Store } from '../store/port.ts';
import { type Around, bodyOf, created, fieldOf, orRefuse, personOf, Refused, refuse, secretOf } from './asking.ts';
import { isWorthAWalk, listed } from './listed.ts';

const MOST_LISTED = 100;
const linkSchema = v.object({ secret: textUpTo(100) });

const NO_TABLE = new Refused(404, { code: 'noGame', message: 'There is no such table.' });
const JOURNAL_LATER = refuse(409, 'journalLater', 'The journal is told when the game is over.');

export function addTables(server: FastifyInstance, { store, hall }: Around): void {
  const roomOf = async (id: string): Promise<OpenRoom> => {
    const open = await hall.room(id);
    if (open === undefined) throw NO_TABLE;
    return open;
  };

  server.post('/api/tables', { config: { creates: true } }, async (request, reply) => {
    const person = await personOf(request, store);
    const open = orRefuse(await hall.open(bodyOf(setupSchema, request), person.id));
    return created(reply, { id: open.id });
  });

  /** Tables that anybody may find: first those that wait for people. */
  server.get('/api/tables', async () => {
    const found = await Promise.all(
      (['gathering', 'playing'] as const).map((state) => store.tables.list({ state, listed: true, most: MOST_LISTED })),
    );
    const { presence } = hall;
    const now = Date.now();
    const worth = found.flat().filter((heading) => isWorthAWalk(heading, { presence, now }));
    return { tables: worth.map((heading) => listed(heading, presence)) };
  });

  server.get('/api/tables/:id', async (request) => {
    const heading = await store.tables.heading(fieldOf(request, 'id'));
    if (heading === undefined) throw NO_TABLE;
    return listed(heading, hall.presence);
  });

  server.delete('/api/tables/:id', async (request, reply) => {
    const person = await personOf(request, store);
    orRefuse(await hall.close(await roomOf(fieldOf(request, 'id')), person.id));
    return reply.status(204).send();
  });

  /** The whole game with its seed and every draw: only when there is nothing left to hide. */
  server.get('/api/tables/:id/journal', async (request) => {
    const { room } = await roomOf(fieldOf(request, 'id'));
    const person = secretOf(request) === undefined ? undefined : await personOf(request, store);
    if (!mayLook(room, person?.id)) throw NO_TABLE;
    if (room.table?.over !== true) throw JOURNAL_LATER;
    return room.table.journal;
  });

  server.post('/api/tables/:id/claim', async (request) => {
    const person = await personOf(request, store);
    const { secret } = bodyOf(linkSchema, request);
    const open = await hall.room(fieldOf(request, 'id'));
    const linkHash = hashOfSecret(secret);
    const seat = open === undefined ? undefined : await seatByLink(store, open.id, linkHash);
    // Whether there is such a table, or such a seat, is not told to whoever guesses.
    if (open === undefined || seat === undefined) throw refuse(403, 'noLink', 'This link leads to no seat.');
    const claiming = claim({ person: person.id, name: person.name, at: Date.now() }, seat.seat);
    orRefuse(claiming(open.room));
    if (seat.person !== person.id) {
      await store.tables.leaveSeat(open.id, seat.seat);
      if (!(await store.tables.takeSeat(open.id, { seat: seat.seat, person: person.id, linkHash })))
        throw new Refused(409, { code: 'notAsked', message: 'Somebody else was faster; try again.' });
    }
    orRefuse(await open.change(claiming));
    return { seat: seat.seat };
  });
}

/** Hashes are compared, and they tell nothing of the secret: how long it takes does not matter. */
const seatByLink = async (store: Store, id: string, linkHash: string) =>
  (await store.tables.seats(id)).find((seat) => seat.linkHash === linkHash);
