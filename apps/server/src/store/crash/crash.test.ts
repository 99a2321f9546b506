import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsIn, killOnce, type Promised } from './crash.ts';

const TIMES = 20;

test(`no promised line is missing after ${TIMES} times kill -9`, { timeout: 300_000 }, async () => {
  const data = mkdtempSync(join(tmpdir(), 'getaway-crash-'));
  const promised: Promised = new Map();
  for (let time = 0; time < TIMES; time += 1) {
    await killOnce(data, promised);
    expect(await faultsIn(data, promised)).toEqual([]);
  }
  expect(Math.min(...promised.values())).toBeGreaterThan(TIMES); // they did write
  rmSync(data, { recursive: true });
});
