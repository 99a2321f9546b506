import type { FastifyInstance } from 'fastify';
import { logOut, nameOfDevice, nameOfPasskey } from '../identity/devices.ts';
import { type Around, deviceHashOf, fieldOf, personOf, Refused } from './asking.ts';

/** What somebody is known by: their devices and passkeys, to be looked at and taken away. */
export function addDevices(server: FastifyInstance, { store }: Around): void {
  const { people } = store;

  server.get('/api/me/devices', async (request) => {
    const { id } = await personOf(request, store);
    const devices = await people.devicesOf(id);
    return {
      devices: devices.map(({ hash, label, added, seen }) => ({
        id: nameOfDevice({ hash }),
        label,
        added,
        seen,
        here: hash === deviceHashOf(request),
      })),
    };
  });

  /** All but the one that asks. */
  server.delete('/api/me/devices', async (request) => {
    const person = await personOf(request, store);
    return { links: await logOut(person, store, ({ hash }) => hash !== deviceHashOf(request)) };
  });

  server.delete('/api/me/devices/:id', async (request) => {
    const person = await personOf(request, store);
    return { links: await logOut(person, store, (device) => nameOfDevice(device) === fieldOf(request, 'id')) };
  });

  server.get('/api/me/passkeys', async (request) => {
    const { id } = await personOf(request, store);
    const passkeys = await people.passkeysOf(id);
    return {
      passkeys: passkeys.map(({ id: key, label, added }) => ({ id: nameOfPasskey({ id: key }), label, added })),
    };
  });

  server.delete('/api/me/passkeys/:id', async (request, reply) => {
    const { id } = await personOf(request, store);
    const passkey = (await people.passkeysOf(id)).find((known) => nameOfPasskey(known) === fieldOf(request, 'id'));
    if (passkey === undefined) throw NO_PASSKEY;
    await people.removePasskey(id, passkey.id);
    return reply.status(204).send();
  });
}

const NO_PASSKEY = new Refused(404, { code: 'noGame', message: 'There is no such passkey.' });
