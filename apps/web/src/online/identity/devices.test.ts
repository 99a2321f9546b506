import type { DeviceDocument } from '@getaway/protocol/http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seatSecrets } from '../me.ts';
import { logOut } from './devices.ts';

const TABLET: DeviceDocument = { id: 'tab/let', label: 'Tablet', added: 1, seen: 1, here: false };
let asked: string[];

beforeEach(() => {
  const kept = new Map<string, string>();
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return Response.json({ links: { table: `new ${asked.length}` } });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('logging out other devices stores the new links of the seats', async () => {
  await logOut('secret', TABLET);
  expect(seatSecrets.value.table).toBe('new 1');
  await logOut('secret');
  expect(seatSecrets.value.table).toBe('new 2');
  expect(asked).toEqual(['DELETE /api/me/devices/tab%2Flet', 'DELETE /api/me/devices']);
});
