import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentilesOf, type Waits } from './waits.ts';

const PAGE = Buffer.alloc(4096, 1);
/** The number of pages that are overwritten in turn, as in SQLite's log. */
const PAGES = 256;
const PAUSE_MS = 5;

/** How long the disk takes to confirm a written page. A server that waits for the disk can't be faster. */
export async function measureDisk(milliseconds: number): Promise<Waits> {
  const folder = mkdtempSync(join(tmpdir(), 'getaway-disk-'));
  const file = openSync(join(folder, 'log'), 'w');
  try {
    for (let page = 0; page < PAGES; page += 1) writeSync(file, PAGE);
    fdatasyncSync(file);
    const waits: number[] = [];
    for (const end = performance.now() + milliseconds; performance.now() < end; await wait(PAUSE_MS)) {
      const began = performance.now();
      writeSync(file, PAGE, 0, PAGE.length, (waits.length % PAGES) * PAGE.length);
      fdatasyncSync(file);
      waits.push(performance.now() - began);
    }
    return percentilesOf(waits);
  } finally {
    closeSync(file);
    rmSync(folder, { recursive: true });
  }
}
