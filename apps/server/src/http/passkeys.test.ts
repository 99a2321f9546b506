import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Authenticator } from '../testing/authenticator.ts';
import { newPerson, type TestPerson } from '../testing/client.ts';
import { loginProof, newProof, postPasskey } from '../testing/passkeys.ts';
import { type Served, serve } from '../testing/serve.ts';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.remove());
afterEach(() => void vi.restoreAllMocks());

describe('passkeys', () => {
  const post = (path: string, { device }: Pick<TestPerson, 'device'>, sent: object) =>
    postPasskey(served.url, path, sent, device);
  const prepared = (person: TestPerson, key = new Authenticator()) => newProof(served.url, person, key);

  test('there are at most ten, however many are registered at the same time', async () => {
    const ada = await newPerson(served.url, 'Ada');
    const ready = await Promise.all(Array.from({ length: 14 }, () => prepared(ada)));
    const done = await Promise.all(ready.map((one) => post('register', ada, one)));
    expect(done.filter(({ status }) => status === 201)).toHaveLength(10);
    const refused = done.filter(({ status }) => status !== 201);
    for (const { status, body } of refused)
      expect([status, body]).toEqual([409, { error: expect.objectContaining({ because: 'enoughPasskeys' }) }]);
    expect(await served.running.store.people.passkeysOf(ada.id)).toHaveLength(10);
  });

  test('a passkey of a person who is deleted during a login is useless', async () => {
    const [ada, key] = [await newPerson(served.url, 'Ada'), new Authenticator()];
    await post('register', ada, await prepared(ada, key));
    const { people } = served.running.store;
    const setCounter = people.setCounter.bind(people);
    vi.spyOn(people, 'setCounter').mockImplementationOnce(async (...counter) => {
      await people.remove(ada.id);
      return setCounter(...counter);
    });
    const login = await postPasskey(served.url, 'login', await loginProof(served.url, key));
    expect([login.status, login.body]).toMatchObject([403, { error: { because: 'unproven' } }]);
  });

  test('a registered passkey is refused, whoever owns it', async () => {
    const [ada, eve] = [await newPerson(served.url, 'Ada'), await newPerson(served.url, 'Eve')];
    const key = new Authenticator();
    expect((await post('register', ada, await prepared(ada, key))).status).toBe(201);
    for (const person of [ada, eve]) {
      const { status, body } = await post('register', person, await prepared(person, key));
      expect([status, body]).toMatchObject([409, { error: { because: 'passkeyKnown' } }]);
    }
    expect(await served.running.store.people.passkeysOf(eve.id)).toEqual([]);
  });
});
