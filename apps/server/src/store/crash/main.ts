import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { faultsIn, killOnce, type Promised } from './crash.ts';

/** npm run crash -w @getaway/server -- 200: kills a process that writes, so many times, and looks after each. */
const times = Number(process.argv[2] ?? 200);
const data = mkdtempSync(join(tmpdir(), 'getaway-crash-'));
const promised: Promised = new Map();
for (let time = 1; time <= times; time += 1) {
  await killOnce(data, promised);
  const faults = await faultsIn(data, promised);
  if (faults.length === 0) continue;
  process.stderr.write(`After ${time} kills, in ${data}:\n${faults.join('\n')}\n`);
  process.exit(1);
}
const lines = [...promised.values()].reduce((sum, count) => sum + count, 0);
process.stdout.write(`Killed ${times} times; all ${lines} promised lines are there, and the file is sound.\n`);
rmSync(data, { recursive: true });
