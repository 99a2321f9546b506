import { textUpTo } from '@getaway/kernel';
import { findHosted } from '@getaway/table';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { PACK_HASH } from '../rooms/lines.ts';
import { keepPack } from '../rooms/packs.ts';
import { type Around, bodyOf, created, fieldOf, orRefuse, personOf, Refused } from './asking.ts';

/** Five times what the packs of the house need. */
const LARGEST_PACK = 64 * 1024;

const packSchema = v.object({ game: textUpTo(40), pack: v.unknown() });

/** Packs that owners of a box bring along: what is printed on components, never anything of a game. */
export function addPacks(server: FastifyInstance, { store, hall, thinker }: Around): void {
  server.post('/api/packs', { bodyLimit: LARGEST_PACK, config: { creates: true } }, async (request, reply) => {
    const person = await personOf(request, store);
    const { game, pack: document } = bodyOf(packSchema, request);
    const brought = { game: orRefuse(findHosted(hall.games, game)), document, person: person.id };
    return created(reply, orRefuse(await keepPack(brought, { thinker, packs: store.packs })));
  });

  /** Whoever looks at a table knows the hash; the same hash is always the same pack. */
  server.get('/api/packs/:hash', async (request, reply) => {
    const hash = fieldOf(request, 'hash');
    const document = PACK_HASH.test(hash) ? await store.packs.get(hash) : undefined;
    if (document === undefined) throw new Refused(404, { code: 'noGame', message: 'There is no such pack.' });
    return reply.type('application/json').header('cache-control', FOR_EVER).send(document);
  });
}

const FOR_EVER = 'public, max-age=31536000, immutable';
