import { textUpTo } from '@getaway/kernel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { hashOfSecret } from '../identity/secrets.ts';
import { setupSchema } from '../rooms/lines.ts';
import type { OpenRoom } from '../rooms/openRoom.ts';
import { mayLook } from '../rooms/room.ts';
import { claim } from '../rooms/seats.ts';
import type { Person, Store, TakenSeat } from '../store/port.ts';
import { type Around, bodyOf, created, fieldOf, orRefuse, personOf, Refused, refuse, secretOf } from './asking.ts';
import { isWorthAWalk, listed } from './listed.ts';

const MOST_LISTED = 100;
const linkSchema = v.object({ secret: textUpTo(100) });

const NO_TABLE = new Refused(404, { code: 'noGame', message: 'There is no such table.' });
const NO_LINK = refuse(403, 'noLink', 'This link leads to no seat.');
const JOURNAL_LATER = refuse(409, 'journalLater', 'The journal is told when the game is over.');

export function addTables(server: FastifyInstance, { store, hall }: Around): void {
  /** Who looks; nobody has to say. Asked for first: a device that is not known gets the same answer at every table. */
  const lookerOf = async (request: FastifyRequest): Promise<Person | undefined> =>
    secretOf(request) === undefined ? undefined : personOf(request, store);

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

  /** Whoever could not find it in the list, nor look at it, gets the answer of somebody who has guessed. */
  server.get('/api/tables/:id', async (request) => {
    const person = await lookerOf(request);
    const heading = await store.tables.heading(fieldOf(request, 'id'));
    if (heading === undefined) throw NO_TABLE;
    const isInList = heading.listed && heading.state !== 'over';
    if (!isInList && !mayLook((await roomOf(heading.id)).room, person?.id)) throw NO_TABLE;
    return listed(heading, hall.presence);
  });

  server.delete('/api/tables/:id', async (request, reply) => {
    const person = await personOf(request, store);
    const open = await roomOf(fieldOf(request, 'id'));
    if (!mayLook(open.room, person.id)) throw NO_TABLE;
    orRefuse(await hall.close(open, person.id));
    return reply.status(204).send();
  });

  /** The whole game with its seed and every draw: only when there is nothing left to hide. */
  server.get('/api/tables/:id/journal', async (request) => {
    const person = await lookerOf(request);
    const { room } = await roomOf(fieldOf(request, 'id'));
    if (!mayLook(room, person?.id)) throw NO_TABLE;
    if (room.table?.over !== true) throw JOURNAL_LATER;
    return room.table.journal;
  });

  server.post('/api/tables/:id/claim', async (request) => {
    const person = await personOf(request, store);
    const seat = await linkedSeat(request);
    const open = await roomOf(fieldOf(request, 'id'));
    const claiming = claim({ person: person.id, name: person.name, at: Date.now() }, seat.seat);
    orRefuse(claiming(open.room));
    // The link may have been made anew since it was looked up.
    if (!(await store.tables.claimSeat(open.id, { ...seat, person: person.id }))) throw NO_LINK;
    const claimed = await open.change(claiming);
    if ('refusal' in claimed) await store.tables.claimSeat(open.id, seat);
    orRefuse(claimed);
    return { seat: seat.seat };
  });

  /** Where a link leads, for whoever has lost the seat to another device; nothing changes. */
  server.post('/api/tables/:id/link', async (request) => {
    await personOf(request, store);
    return { seat: (await linkedSeat(request)).seat };
  });

  /** Whether there is such a table, or such a seat, is not told to whoever guesses. */
  const linkedSeat = async (request: FastifyRequest): Promise<TakenSeat> => {
    const linkHash = hashOfSecret(bodyOf(linkSchema, request).secret);
    const seat = await seatByLink(store, fieldOf(request, 'id'), linkHash);
    if (seat === undefined) throw NO_LINK;
    return seat;
  };
}

/** Hashes are compared, and they tell nothing of the secret: how long it takes does not matter. */
const seatByLink = async (store: Store, id: string, linkHash: string) =>
  (await store.tables.seats(id)).find((seat) => seat.linkHash === linkHash);
