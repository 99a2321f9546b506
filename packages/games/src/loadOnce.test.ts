import { expect, test, vi } from 'vitest';
import { loadOnce } from './loadOnce.ts';

test('something is loaded once, and again after a failure', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('loaded');
  const loaded = loadOnce(load);
  await expect(loaded()).rejects.toThrow('offline');
  expect(await Promise.all([loaded(), loaded()])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(2);
});
