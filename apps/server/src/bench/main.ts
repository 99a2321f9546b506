import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openStore } from '../store/open.ts';
import type { TableStore } from '../store/port.ts';
import { startCluster } from '../testing/cluster.ts';
import { openOnThisThread } from './sameThread.ts';

/**
 * npm run bench -w @getaway/server: measures how many durable appends per second the stores make, and how long they
 * block the event loop.
 */
const WRITERS = [1, 16, 200];
const SECONDS = Number(process.argv[2] ?? 5);
const LINE = JSON.stringify({ line: 'played', seat: 1, move: 'x'.repeat(260) });

interface Contender {
  readonly tables: TableStore;
  close(): Promise<void>;
}

const folder = mkdtempSync(join(tmpdir(), 'getaway-bench-'));
const cluster = await startCluster(`${folder}-postgres`, { durable: true });
const contenders: Readonly<Record<string, () => Promise<Contender>>> = {
  'SQLite, own thread': () => openStore({ data: join(folder, 'sqlite') }),
  'SQLite, same thread': () => openOnThisThread(join(folder, 'same')),
  PostgreSQL: () => openStore({ data: folder, databaseUrl: cluster.urlOf('postgres') }),
};
try {
  process.stdout.write(
    '| store | writers | appends/s | append p50 | p99 | event loop p50 | p99 |\n|---|---|---|---|---|---|---|\n',
  );
  for (const [name, open] of Object.entries(contenders)) {
    const contender = await open();
    for (const writers of WRITERS)
      process.stdout.write(`| ${name} | ${writers} | ${await measure(contender.tables, writers)} |\n`);
    await contender.close();
  }
} finally {
  await cluster.remove();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(tables: TableStore, writers: number): Promise<string> {
  const ids = Array.from({ length: writers }, (_, i) => `bench-${writers}-${i}`);
  const heading = { game: 'bench', state: 'playing', listed: false, created: 0, changed: 0, about: '{}' } as const;
  await Promise.all(ids.map((id) => tables.create({ id, ...heading }, LINE)));
  const took: number[] = [];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const start = performance.now();
  const end = start + SECONDS * 1000;
  await Promise.all(
    ids.map(async (id) => {
      for (let lines = 1; performance.now() < end; lines += 1) {
        const asked = performance.now();
        await tables.append(id, lines, [LINE], { changed: lines });
        took.push(performance.now() - asked);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  loop.disable();
  took.sort((a, b) => a - b);
  const ms = (value: number): string => `${value.toFixed(1)} ms`;
  const at = (share: number): number => took[Math.floor(took.length * share)] ?? 0;
  const delay = (percent: number): string => ms(loop.percentile(percent) / 1e6);
  return [Math.round(took.length / seconds), ms(at(0.5)), ms(at(0.99)), delay(50), delay(99)].join(' | ');
}
