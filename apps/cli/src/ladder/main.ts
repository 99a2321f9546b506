import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { GAMES, isIn } from '@getaway/games';
import { figuresOf } from '@getaway/games/lab';
import { LabRecord } from '../lab/record.ts';
import { runLab } from '../lab/run.ts';
import { type Measurement, pairsOf, targetsOf } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import { crossTable, type Measured, MIN_GAMES, replaceBetween, targetTable } from './tables.ts';
import { versionOfBots } from './version.ts';

/**
 * Measures all levels against each other. Updates the tables in the bots' README and the ratings that menus show.
 * Usage: `npm run ladder -- [gangsta] [--games 1000] [--minutes 60] [--threads 1] [--levels steady,shrewd]`. It runs
 * with the lowest priority. A run that was interrupted or ran out of time continues with the same command, as long as
 * the bots are unchanged.
 */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BOTS = join(ROOT, 'packages/bots');
/** The number of games that one measurement plays before the next one gets its turn. */
const CHUNK = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    threads: { type: 'string', default: '1' },
    levels: { type: 'string' },
  },
});
const [game = 'gangsta'] = positionals;
const [games, minutes, threads] = [Number(values.games), Number(values.minutes), Number(values.threads)];
if (!isIn(GAMES, game) || !(games >= 2) || !(minutes >= 0) || !(threads >= 1)) {
  console.error(`Give a game (${Object.keys(GAMES).join(', ')}), and numbers for games, minutes and threads.`);
  process.exit(2);
}
setPriority(constants.priority.PRIORITY_LOW);
const { levels } = await GAMES[game].host();
const pairs = pairsOf(game, levels);
const targets = targetsOf(game, levels);

const until = performance.now() + 60_000 * minutes;
const chosen = values.levels?.split(',');
const wanted = [...targets, ...pairs].filter(
  ({ level, rival }) => chosen === undefined || (chosen.includes(level) && chosen.includes(rival)),
);
for (let goal = CHUNK; goal < games + CHUNK && performance.now() < until; goal += CHUNK)
  for (const measurement of wanted) {
    if (performance.now() >= until) break;
    await play(measurement, Math.min(goal, games));
  }
write(pairs.map(read), targets.map(read));

/** Plays until at least `goal` games have been recorded. Every deal is played once for each rotation of the seats. */
async function play(measurement: Measurement, goal: number): Promise<void> {
  const { settings } = measurement;
  const count = Math.ceil(goal / settings.players) * settings.players;
  const record = recordOf(measurement);
  if (record.first(count).length >= count) return;
  await runLab({ settings, games: count, threads, record, progress() {} });
  const { seat } = read(measurement);
  console.log(`${settings.levels.join(' ')} ${Object.keys(settings.options).join(' ')}`.trim(), count, seat?.winShare);
}

function recordOf({ settings }: Measurement): LabRecord {
  const { players, options, levels: seated } = settings;
  const name = [game, players, ...Object.keys(options), ...new Set(seated)].join('-').replaceAll(':', '_');
  const folder = join(ROOT, '.cache/ladder', versionOfBots(join(ROOT, 'packages'), game, players));
  mkdirSync(folder, { recursive: true });
  const record = LabRecord.open(settings, join(folder, `${name}.jsonl`));
  if (record === undefined) throw new Error(`${name} was recorded with other settings; delete ${folder}`);
  return record;
}

function read(measurement: Measurement): Measured {
  const { players, levels: seated } = measurement.settings;
  const played = recordOf(measurement).first(Number.MAX_SAFE_INTEGER);
  const complete = played.slice(0, Math.floor(played.length / players) * players);
  return { ...measurement, games: complete.length, seat: figuresOf(seated, complete)[0] };
}

function write(cross: readonly Measured[], goals: readonly Measured[]): void {
  const ratings = ratingsOf(
    levels,
    cross
      .filter(({ games: count }) => count >= MIN_GAMES)
      .map(({ level, rival, games: count, seat }) => ({ level, rival, games: count, share: seat?.winShare ?? 0 })),
  );
  const file = join(BOTS, 'README.md');
  const readme = readFileSync(file, 'utf8');
  const withCross = replaceBetween(readme, `levels of ${game}`, crossTable(levels, cross, ratings));
  writeFileSync(
    file,
    goals.length === 0 ? withCross : replaceBetween(withCross, `targets of ${game}`, targetTable(goals)),
  );
  writeRatings(ratings);
  console.log(`Written to ${file}.`);
}

function writeRatings(ratings: ReadonlyMap<string, number>): void {
  const file = join(BOTS, 'src/ladder.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, number>>;
  if (ratings.size > 0) all[game] = Object.fromEntries(ratings);
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}
