import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { alertsOf, alertsSchema, canBeCalled, keptAlerts, NO_ALERTS, toldAlerts } from '../alerts/settings.ts';
import { nameOfDevice } from '../identity/devices.ts';
import { removePerson } from '../identity/leave.ts';
import { hashOfSecret, newId, newSecret } from '../identity/secrets.ts';
import { putAway } from '../identity/tidy.ts';
import { nameSchema } from '../rooms/lines.ts';
import { dueOf, seatOf } from '../rooms/room.ts';
import type { TableHeading } from '../store/port.ts';
import {
  type Around,
  bodyOf,
  created,
  deviceHashOf,
  fieldOf,
  labelSchema,
  orRefuse,
  personOf,
  Refused,
} from './asking.ts';
import { listed } from './listed.ts';

const named = v.object({ name: nameSchema });
const arriving = v.object({ name: nameSchema, label: labelSchema });
const deviceOf = (request: FastifyRequest): string => nameOfDevice({ hash: deviceHashOf(request) });
const NO_TABLE = new Refused(404, { code: 'noGame', message: 'There is no such table.' });

/** Somebody is a name and a device; the device's secret is told once and known by its hash. */
export function addPeople(server: FastifyInstance, { store, hall, keys, caller, config }: Around): void {
  /** Whose turn it is, at a table that runs, and which seat is theirs who asks. */
  const turnAt = async ({ id, state }: TableHeading, person: string): Promise<object> => {
    const open = state === 'over' ? undefined : await hall.room(id).catch(() => undefined);
    if (open === undefined) return {};
    const due = dueOf(open.room)?.seat;
    const seat = seatOf(open.room, person);
    return { ...(due === undefined ? {} : { due }), ...(seat === undefined ? {} : { seat }) };
  };

  server.post('/api/people', { config: { creates: true } }, async (request, reply) => {
    const { name, label } = bodyOf(arriving, request);
    const added = Date.now();
    const person = { id: newId(), name, created: added, alerts: JSON.stringify(NO_ALERTS) };
    const device = newSecret();
    await store.people.create(person, hashOfSecret(device), { label, added });
    return created(reply, { id: person.id, name, device });
  });

  server.get('/api/me', async (request) => {
    const person = await personOf(request, store);
    const { id, name, created: since } = person;
    return { id, name, created: since, alerts: toldAlerts(await alertsOf(person, store.people), deviceOf(request)) };
  });

  server.patch('/api/me', async (request) => {
    const { id } = await personOf(request, store);
    const { name } = bodyOf(named, request);
    await store.people.rename(id, name);
    return { id, name };
  });

  server.put('/api/me/alerts', async (request) => {
    const person = await personOf(request, store);
    const wish = orRefuse(canBeCalled(bodyOf(alertsSchema, request), { inside: config.alertsInside }));
    const alerts = keptAlerts(wish, await alertsOf(person, store.people), deviceOf(request));
    await store.people.setAlerts(person.id, JSON.stringify(alerts));
    return toldAlerts(alerts, deviceOf(request));
  });

  /** Calls at once, and tells how that went. */
  server.post('/api/me/alerts/test', { config: { creates: true } }, async (request) => {
    const { id } = await personOf(request, store);
    return { outcomes: await caller.call(id, { why: 'test' }) };
  });

  server.delete('/api/me', async (request, reply) => {
    await removePerson(await personOf(request, store), { hall, store });
    return reply.status(204).send();
  });

  server.get('/api/me/tables', async (request) => {
    const { id } = await personOf(request, store);
    store.people.sawDevice(deviceHashOf(request), Date.now()).catch(() => undefined); // nobody waits for that
    const headings = await store.tables.listOf(id);
    return {
      tables: await Promise.all(
        headings.map(async (heading) => ({
          ...listed(heading, hall.presence),
          hosting: heading.host === id,
          ...(await turnAt(heading, id)),
        })),
      ),
    };
  });

  /** Out of my list; for the others it stays. */
  server.delete('/api/me/tables/:id', async (request, reply) => {
    const person = await personOf(request, store);
    const table = fieldOf(request, 'id');
    const theirs = await store.tables.tablesOf(person.id);
    if (theirs.every(({ id }) => id !== table)) throw NO_TABLE;
    await putAway(person, table, { hall, store });
    return reply.status(204).send();
  });

  /** What a browser needs to know before it lets itself be called. */
  server.get('/api/push-key', () => ({ key: keys.push.publicKey }));
}
