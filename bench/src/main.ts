// npm run bench: how fast the rules are, alone and side by side with boardgame.io. Options: --quick, --json.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { GAMES } from './games.ts';
import { measureTable, type Table } from './measure.ts';
import { FULL, QUICK } from './plan.ts';
import { format, reportOf } from './report.ts';

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const plan = values.quick ? QUICK : FULL;

const tables: Table[] = [];
for (const { id: game, tables: counts } of GAMES)
  for (const players of counts) {
    process.stderr.write(`Measuring ${game} with ${players} players.\n`);
    tables.push(await measureTable({ game, players, plan }));
  }

const processor = cpus()[0]?.model ?? 'unknown processor';
const report = reportOf({ node: process.versions.node, processor, samples: plan.samples, tables });
if (!values.json) process.stdout.write(`${format(report)}\n\n`);
process.stdout.write(`${JSON.stringify(report, undefined, values.json ? 2 : undefined)}\n`);
