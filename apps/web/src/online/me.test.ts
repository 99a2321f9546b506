import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ADA = { id: 'a', name: 'Ada', device: 'secret-a' };
const BEN = { id: 'b', name: 'Ben', device: 'secret-b' };

let kept: Map<string, string>;
let known: readonly string[];

beforeEach(() => {
  kept = new Map();
  known = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    const device = headers.authorization?.replace('Bearer ', '') ?? '';
    const isKnown = known.includes(device);
    const body = isKnown
      ? { id: 'x', name: 'X', created: 0, alerts: { others: 0 } }
      : { error: { code: 'unknownDevice', message: '' } };
    return new Response(JSON.stringify(body), { status: isKnown ? 200 : 401 });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function visit(): Promise<typeof import('./me.ts')> {
  vi.resetModules();
  return import('./me.ts');
}

test('one wrong answer deletes no identity: the person is a guest until the next visit', async () => {
  kept.set('getaway-me', JSON.stringify(ADA));
  const first = await visit();
  expect(first.me.value).toEqual(ADA);
  first.markUnknown('another device');
  expect(first.me.value).toEqual(ADA);
  first.markUnknown(ADA.device);
  expect(first.me.value).toBeUndefined();
  expect(first.unknownIdentity.value).toEqual(ADA);
  expect((await visit()).me.value).toEqual(ADA);
});

test('after taking a new name, the old identity can be used again once the server knows it', async () => {
  kept.set('getaway-me', JSON.stringify(ADA));
  const first = await visit();
  first.markUnknown(ADA.device);
  first.keepMe(BEN);
  expect(first.unknownIdentity.value).toBeUndefined();
  const second = await visit();
  expect(second.me.value).toEqual(BEN);
  expect(second.formerIdentities.value).toEqual([ADA]);
  expect(await second.isKnown(ADA)).toBe(false);
  known = [ADA.device];
  expect(await second.isKnown(ADA)).toBe(true);
  second.keepMe(ADA);
  const third = await visit();
  expect(third.me.value).toEqual(ADA);
  expect(third.formerIdentities.value).toEqual([BEN]);
});

test('an identity is deleted when its owner says so', async () => {
  kept.set('getaway-me', JSON.stringify(ADA));
  const first = await visit();
  first.markUnknown(ADA.device);
  first.forgetHere(ADA);
  expect(first.unknownIdentity.value).toBeUndefined();
  first.keepMe(BEN);
  first.keepMe(ADA);
  first.forgetHere(BEN);
  const second = await visit();
  expect(second.me.value).toEqual(ADA);
  expect(second.formerIdentities.value).toEqual([]);
});

test('renaming keeps the same identity', async () => {
  const page = await visit();
  page.keepMe(ADA);
  page.keepMe({ ...ADA, name: 'Ida' });
  expect(page.formerIdentities.value).toEqual([]);
});
