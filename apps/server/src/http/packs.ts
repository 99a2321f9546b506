import { PACK_HASH } from '@getaway/protocol/room';
import { findHosted } from '@getaway/table';
import { storePack } from '../rooms/packs.ts';
import { type HttpDeps, HttpRefusal, orRefuse } from './request.ts';
import type { Handlers } from './routes.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

/** Routes for content packs. A pack contains what is printed on components. It contains no data of a running game. */
export const packRoutes = ({ store, rooms, botPool }: HttpDeps) =>
  ({
    async 'POST /api/packs'({ person, body: { game, pack: document } }) {
      const brought = { game: orRefuse(findHosted(rooms.games, game)), document, person: person.id };
      return orRefuse(await storePack(brought, { botPool, packs: store.packs }));
    },

    /**
     * Needs no device, because packs are not secret. Browsers may cache the answer forever, because a hash always
     * stands for the same pack.
     */
    async 'GET /api/packs/:hash'({ reply, path: { hash } }) {
      const document = PACK_HASH.test(hash) ? await store.packs.get(hash) : undefined;
      if (document === undefined) throw new HttpRefusal(404, { code: 'noGame', message: 'There is no such pack.' });
      reply.header('cache-control', FOR_EVER);
      return JSON.parse(document) as object;
    },
  }) satisfies Partial<Handlers>;
