import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a muted speaker stays muted on this device until unmuted', async () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal('localStorage', localStorage);
  const { isMuted, mute, unmute } = await import('./muted.ts');
  mute('eve');
  mute('eve');
  expect([isMuted('eve'), isMuted('ada'), isMuted(undefined)]).toEqual([true, false, false]);
  vi.resetModules();
  const later = await import('./muted.ts');
  expect(later.isMuted('eve')).toBe(true);
  later.unmute('eve');
  expect(later.isMuted('eve')).toBe(false);
  unmute('eve');
  for (let i = 0; i < 300; i += 1) later.mute(`${i}`);
  expect([later.isMuted('0'), later.isMuted('299')]).toEqual([false, true]);
});
