import { writeSync } from 'node:fs';
import { openStore } from '../store/open.ts';

/**
 * A program that appends to several tables as fast as it can. It prints what the store has acknowledged, until it is
 * killed.
 */
const TABLES = 6;
const HEADING = { game: 'crash', state: 'playing', listed: false, created: 0, changed: 0, about: '1' } as const;
const store = await openStore({ data: process.argv[2] ?? '' });
say('open');
await Promise.all(Array.from({ length: TABLES }, (_, i) => play(`table-${i}`)));

async function play(id: string): Promise<void> {
  if ((await store.tables.heading(id)) === undefined) await store.tables.create({ ...HEADING, id }, 'line 0');
  for (let lines = (await store.tables.lines(id)).length; ; lines += 2) {
    const added = [`line ${lines}`, `line ${lines + 1} ${'x'.repeat((lines % 50) * 100)}`];
    await store.tables.append(id, lines, added, { about: String(lines + 2) });
    say(`${id} ${lines + 2}`);
  }
}

/** Writes the whole message to standard output before it returns. Tries again while the pipe is full. */
function say(text: string): void {
  for (let left = Buffer.from(`${text}\n`); left.length > 0; ) {
    try {
      left = left.subarray(writeSync(1, left));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error;
    }
  }
}
