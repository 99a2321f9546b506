import type { RoomScene } from '@getaway/protocol/room';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

const room = (more: Partial<RoomScene> = {}): RoomScene => ({ hosting: false, ...more }) as RoomScene;

test('a removed player stays removed under any name in this browser, at that table only', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const { asRemoved } = await import('./removedFrom.ts');
  expect(asRemoved('t1', room())).toEqual(room());
  expect(asRemoved('t1', room({ removed: true }))).toEqual(room({ removed: true }));
  vi.resetModules();
  const later = await import('./removedFrom.ts');
  expect(later.asRemoved('t1', room())).toEqual(room({ removed: true }));
  expect(later.asRemoved('t2', room())).toEqual(room());
  // A player who gets the seat back by its link can play again.
  expect(later.asRemoved('t1', room({ seat: 1 }))).toEqual(room({ seat: 1 }));
});
