// npm run bench: measures the speed of the rules and compares them with boardgame.io. Options: --quick, --json, --game
// ID. With --against FOLDER, it only compares this checkout with another one.
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareWith, describe } from './compare.ts';
import { GAMES, gameCalled } from './games.ts';
import type { Listing, ListingTask } from './listing.ts';
import { measureTable, type TableFigures } from './measure.ts';
import { FULL, QUICK } from './plan.ts';
import { startProbe } from './probe.ts';
import { format, reportOf } from './report.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    game: { type: 'string' },
    against: { type: 'string' },
  },
});
const plan = values.quick ? QUICK : FULL;

const games = values.game === undefined ? GAMES : [gameCalled(values.game)];

if (values.against !== undefined) {
  for (const game of games)
    for (const players of game.tables)
      process.stdout.write(`${describe(await compareWith(resolve(values.against), game, players))}\n`);
  process.exit();
}

const tables: TableFigures[] = [];
for (const { id: game, tables: counts } of games)
  for (const players of counts) {
    process.stderr.write(`Measuring ${game} with ${players} players.\n`);
    tables.push(await measureTable({ game, players, plan }));
  }

const listings: Listing[] = [];
for (const { id: game, goals } of games) {
  if (goals.listing === undefined) continue;
  const { step } = goals.listing;
  process.stderr.write(`Listing the options of ${step} in ${game}.\n`);
  const probe = await startProbe<ListingTask, string, Listing>('listing.ts', { game, step, plan });
  listings.push(await probe.sample());
  probe.stop();
}

const processor = cpus()[0]?.model ?? 'unknown processor';
const report = reportOf({ node: process.versions.node, processor, samples: plan.samples, tables, listings });
if (!values.json) process.stdout.write(`${format(report)}\n\n`);
process.stdout.write(`${JSON.stringify(report, undefined, values.json ? 2 : undefined)}\n`);
