import type { AnswerOf } from '@getaway/protocol/http';
import type { FastifyRequest } from 'fastify';
import { alertsAfter, alertsAnswer, alertsOf, checkReachable, NO_ALERTS } from '../alerts/settings.ts';
import { hashOfSecret, newId, newSecret } from '../base/secrets.ts';
import { putAwayTable } from '../identity/putAway.ts';
import { removePerson } from '../identity/removePerson.ts';
import { playedBy } from '../rooms/played.ts';
import { dueOf, seatOf } from '../rooms/room.ts';
import type { TableHeading } from '../store/port.ts';
import { nameOfDevice } from '../store/tokenNames.ts';
import { listed } from './listed.ts';
import { deviceHashOf, type HttpDeps, NO_TABLE, orRefuse } from './request.ts';
import type { Handlers } from './routes.ts';

const deviceOf = (request: FastifyRequest): string => nameOfDevice({ hash: deviceHashOf(request) });

type OwnTable = AnswerOf<'GET /api/me/tables'>['tables'][number];

/**
 * Routes for people. To register, a person needs only a name. The person's device gets a secret. The secret is sent
 * once, and only its hash is stored.
 */
export function peopleRoutes({ store, rooms, keys, notifier, config }: HttpDeps) {
  /** The seat whose turn it is, and the person's own seat. Both are left out if the game is over. */
  const turnAt = async ({ id, state }: TableHeading, person: string): Promise<Pick<OwnTable, 'due' | 'seat'>> => {
    const open = state === 'over' ? undefined : await rooms.room(id).catch(() => undefined);
    if (open === undefined) return {};
    const due = dueOf(open.room)?.seat;
    const seat = seatOf(open.room, person);
    return { ...(due === undefined ? {} : { due }), ...(seat === undefined ? {} : { seat }) };
  };

  return {
    async 'POST /api/people'({ body: { name, label = '' } }) {
      const added = Date.now();
      const person = { id: newId(), name, created: added, alerts: JSON.stringify(NO_ALERTS) };
      const device = newSecret();
      await store.people.create(person, hashOfSecret(device), { label, added });
      return { id: person.id, name, device };
    },

    async 'GET /api/me'({ request, person }) {
      const { id, name, created } = person;
      return { id, name, created, alerts: alertsAnswer(await alertsOf(person, store.people), deviceOf(request)) };
    },

    async 'PATCH /api/me'({ person: { id }, body: { name } }) {
      await store.people.rename(id, name);
      return { id, name };
    },

    async 'DELETE /api/me'({ person }) {
      await removePerson(person, { rooms, store });
      return null;
    },

    async 'PUT /api/me/alerts'({ request, person, body }) {
      const settings = orRefuse(checkReachable(body, { inside: config.alertsInside }));
      const alerts = alertsAfter(settings, await alertsOf(person, store.people), deviceOf(request));
      await store.people.setAlerts(person.id, JSON.stringify(alerts));
      return alertsAnswer(alerts, deviceOf(request));
    },

    /** Sends an alert at once and returns the result. */
    'POST /api/me/alerts/test': async ({ person: { id } }) => ({
      outcomes: await notifier.notify(id, { why: 'test' }),
    }),

    async 'GET /api/me/tables'({ request, person: { id } }) {
      // The request does not wait for this write.
      store.people.sawDevice(deviceHashOf(request), Date.now()).catch(() => undefined);
      const headings = await store.tables.listOf(id);
      return {
        tables: await Promise.all(
          headings.map(async (heading) => ({
            ...listed(heading, rooms.presence),
            hosting: heading.host === id,
            ...(await turnAt(heading, id)),
          })),
        ),
      };
    },

    /** Removes the table from this person's list. Unless the game is over, the person also leaves their seat. */
    async 'DELETE /api/me/tables/:id'({ person, path }) {
      const theirs = await store.tables.tablesOf(person.id);
      if (theirs.every(({ id }) => id !== path.id)) throw NO_TABLE;
      await putAwayTable(person, path.id, { rooms, store });
      return null;
    },

    'GET /api/me/games': async ({ person: { id } }) => ({ games: [...(await playedBy(id, { rooms, store }))] }),

    async 'DELETE /api/me/games'({ person: { id } }) {
      await playedBy(id, { rooms, store }); // otherwise games that are not recorded yet would appear later
      await store.people.forgetPlayed(id);
      return null;
    },

    async 'DELETE /api/me/games/:id'({ person: { id }, path }) {
      await store.people.forgetPlayed(id, path.id);
      return null;
    },

    'GET /api/push-key': () => ({ key: keys.push.publicKey }),
  } satisfies Partial<Handlers>;
}
