import { logOut } from '../identity/devices.ts';
import { nameOfDevice, nameOfPasskey } from '../store/tokenNames.ts';
import { deviceHashOf, type HttpDeps, HttpRefusal } from './request.ts';
import type { Handlers } from './routes.ts';

const NO_PASSKEY = new HttpRefusal(404, { code: 'noGame', message: 'There is no such passkey.' });

export const deviceRoutes = ({ store }: HttpDeps) =>
  ({
    async 'GET /api/me/devices'({ request, person: { id } }) {
      const devices = await store.people.devicesOf(id);
      return {
        devices: devices.map(({ hash, label, added, seen }) => ({
          id: nameOfDevice({ hash }),
          label,
          added,
          seen,
          here: hash === deviceHashOf(request),
        })),
      };
    },

    'DELETE /api/me/devices': async ({ request, person }) => ({
      links: await logOut(person, store, ({ hash }) => hash !== deviceHashOf(request)),
    }),

    'DELETE /api/me/devices/:id': async ({ person, path }) => ({
      links: await logOut(person, store, (device) => nameOfDevice(device) === path.id),
    }),

    async 'GET /api/me/passkeys'({ person: { id } }) {
      const passkeys = await store.people.passkeysOf(id);
      return {
        passkeys: passkeys.map(({ id: key, label, added }) => ({ id: nameOfPasskey({ id: key }), label, added })),
      };
    },

    async 'DELETE /api/me/passkeys/:id'({ person: { id }, path }) {
      const passkey = (await store.people.passkeysOf(id)).find((known) => nameOfPasskey(known) === path.id);
      if (passkey === undefined) throw NO_PASSKEY;
      await store.people.removePasskey(id, passkey.id);
      return null;
    },
  }) satisfies Partial<Handlers>;
