// npm run bench:server: measures our server with many tables, and compares it with boardgame.io's server. Options:
// --quick, --json, --game ID, --tables N (only this number of tables).
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { gameCalled } from '../games.ts';
import { measureSize, type Paced, type SizeFigures } from './measure.ts';
import { FULL, QUICK } from './plan.ts';
import { format, type Report } from './report.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    game: { type: 'string', default: 'gangsta' },
    tables: { type: 'string' },
  },
});
const plan = values.quick ? QUICK : FULL;
const { id: game } = gameCalled(values.game);
const only = values.tables === undefined ? undefined : Number(values.tables);
const sizes = only === undefined ? plan.sizes : [{ tables: only, samples: 3 }];
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const measured: SizeFigures[] = [];
let paced: Paced | undefined;
for (const size of sizes) {
  const result = await measureSize({ game, plan, say }, size);
  measured.push(result.figures);
  paced ??= result.paced;
}

const processor = cpus()[0]?.model ?? 'unknown processor';
const report: Report = { game, node: process.versions.node, processor, sizes: measured, paced };
if (!values.json) process.stdout.write(`${format(report)}\n\n`);
process.stdout.write(`${JSON.stringify(report, undefined, values.json ? 2 : undefined)}\n`);
