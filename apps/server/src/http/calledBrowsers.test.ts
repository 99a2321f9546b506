import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { http, newPerson, type TestPerson } from '../testing/client.ts';
import { logInOn, register } from '../testing/passkeys.ts';
import { type Served, serve } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());

const ask = <T = unknown>(request: Parameters<typeof http>[1]) => http<T>(served.url, request);

describe('browsers that get alerts', () => {
  const browser = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: 'key', auth: 'auth' },
  });
  const call = (device: string, name?: string) =>
    ask({ method: 'PUT', path: '/api/me/alerts', device, body: name === undefined ? {} : { push: browser(name) } });
  /** What a device is told about alerts: its own subscription, and how many other subscriptions the person has. */
  const calledAt = async ({ device }: TestPerson): Promise<readonly [string | undefined, number]> => {
    const { alerts } = (
      await ask<{ alerts: { push?: { endpoint: string }; others: number } }>({ path: '/api/me', device })
    ).body;
    if (alerts.push !== undefined) expect(alerts.push).toEqual(browser(alerts.push.endpoint.slice(21)));
    return [alerts.push?.endpoint.slice(21), alerts.others];
  };
  const logOut = async (by: TestPerson, { device }: TestPerson) => {
    const { body } = await ask<{ devices: { id: string; here: boolean }[] }>({ path: '/api/me/devices', device });
    const { id } = body.devices.find(({ here }) => here)!;
    await ask({ method: 'DELETE', path: `/api/me/devices/${id}`, device: by.device });
  };
  /** A person with a passkey, who is logged in on three devices. */
  const three = async () => {
    const [laptop, key] = [await newPerson(served.url, 'Ada'), new Authenticator()];
    await register(served.url, laptop, key);
    const [phone, tablet] = [await logInOn(served.url, key), await logInOn(served.url, key)];
    await call(laptop.device, 'laptop');
    await call(phone.device, 'phone');
    await call(tablet.device, 'tablet');
    return { key, laptop, phone, tablet };
  };

  test('each device manages its own subscription', async () => {
    const { laptop, phone, tablet } = await three();
    expect(await calledAt(laptop)).toEqual(['laptop', 2]);
    await call(phone.device);
    expect(await calledAt(phone)).toEqual([undefined, 2]);
    await call(tablet.device, 'tablet again');
    expect(await calledAt(tablet)).toEqual(['tablet again', 1]);
  });

  test('a logged-out browser gets no alerts, whatever the other devices save afterwards', async () => {
    const { laptop, phone, tablet } = await three();
    await logOut(laptop, tablet);
    expect(await calledAt(laptop)).toEqual(['laptop', 1]);
    await call(phone.device, 'phone');
    expect(await calledAt(phone)).toEqual(['phone', 1]);
    await logOut(phone, laptop);
    expect(await calledAt(phone)).toEqual(['phone', 0]);
  });

  test('logging in again with a passkey in the same browser keeps the subscription, and logging out removes it', async () => {
    const { key, laptop, phone } = await three();
    const again = await logInOn(served.url, key, phone.device);
    expect(await calledAt(again)).toEqual(['phone', 2]);
    await ask({ method: 'DELETE', path: '/api/me/devices', device: again.device });
    expect(await calledAt(again)).toEqual(['phone', 0]);
    const other = await logInOn(served.url, key);
    await logOut(other, again);
    expect(await calledAt(other)).toEqual([undefined, 0]);
    expect((await ask({ path: '/api/me', device: laptop.device })).status).toBe(401);
  });

  test('a transferred subscription belongs to the device that transfers it', async () => {
    const [guest, key] = [await newPerson(served.url, 'Guest'), new Authenticator()];
    const ada = await newPerson(served.url, 'Ada');
    await register(served.url, ada, key);
    await call(guest.device, 'phone');
    const phone = await logInOn(served.url, key, guest.device);
    expect(await calledAt(phone)).toEqual(['phone', 0]);
    await logOut(ada, phone);
    expect(await calledAt(ada)).toEqual([undefined, 0]);
  });

  test('a subscription without a device gets none, and the other settings of an older program still apply', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const kept = { push: [browser('old')], ntfy: 'https://ntfy.sh/ada' };
    await served.running.store.people.setAlerts(ada.id, JSON.stringify(kept));
    expect((await ask({ path: '/api/me', device: ada.device })).body).toMatchObject({
      alerts: { ntfy: 'https://ntfy.sh/ada', others: 0 },
    });
  });
});
