import { readFileSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { GAMES, isIn } from '@getaway/games';
import { runLab } from '../lab/run.ts';
import type { LabSettings } from '../lab/settings.ts';
import type { LabAnswer } from '../lab/thread.ts';
import { type Measurement, pairsOf, targetsOf } from './plan.ts';
import { ratingsOf } from './ratings.ts';
import { figuresIn, gamesOf, LadderResults, scoresOf } from './results.ts';
import { crossTable, type Measured, MIN_GAMES, replaceBetween, targetTable } from './tables.ts';

/**
 * Measures all bot levels against each other. Writes the tables of the bots' README and the ratings that menus show.
 * Usage: `npm run ladder -- [gangsta] [--games 1000] [--minutes 60] [--threads 1] [--levels steady,shrewd] [--players
 * 3,4]`. It runs with the lowest priority. Results are stored in `packages/bots/ladder`, and the next run continues
 * them. Before a run continues a result, it plays the first deal again, and drops the result if the bots now play
 * differently.
 */
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const BOTS = join(ROOT, 'packages/bots');
/**
 * The number of games that one measurement plays before the next one gets its turn. New threads need several seconds to
 * reach full speed, so the number is large.
 */
const CHUNK = 100;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '60' },
    threads: { type: 'string', default: '1' },
    levels: { type: 'string' },
    players: { type: 'string' },
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
const counts = values.players?.split(',').map(Number);
const wanted = [...targets, ...pairs].filter(
  ({ level, rival, settings: { players } }) =>
    (chosen === undefined || (chosen.includes(level) && chosen.includes(rival))) &&
    (counts === undefined || counts.includes(players)),
);
const results = new LadderResults(join(BOTS, 'ladder', `${game}.jsonl`));
for (const measurement of wanted) await check(measurement);
for (let goal = CHUNK; goal < games + CHUNK && performance.now() < until; goal += CHUNK)
  for (const measurement of wanted) {
    if (performance.now() >= until) break;
    await play(measurement, Math.min(goal, games));
  }
write(pairs.map(read), targets.map(read));

/** Drops a result if its first deal no longer ends with the same scores. */
async function check({ settings }: Measurement): Promise<void> {
  const result = results.of(settings);
  if (result === undefined) return;
  const again = scoresOf(await gamesBetween(settings, 0, settings.players));
  if (isDeepStrictEqual(again, result.firstScores)) return;
  console.log(`The bots play differently now, so these results are dropped: ${nameOf(settings)}`);
  results.drop(settings);
}

/** Plays until at least `goal` games have been recorded. Every deal is played once for each rotation of the seats. */
async function play({ settings }: Measurement, goal: number): Promise<void> {
  const count = Math.ceil(goal / settings.players) * settings.players;
  const known = results.of(settings);
  const from = known === undefined ? 0 : gamesOf(known);
  if (from >= count) return;
  results.add(settings, await gamesBetween(settings, from, count));
  const result = results.of(settings);
  console.log(nameOf(settings), count, result === undefined ? '' : figuresIn(result).winShare.toFixed(3));
}

async function gamesBetween(settings: LabSettings, from: number, to: number): Promise<readonly LabAnswer[]> {
  const answers: LabAnswer[] = [];
  const record = { has: (number: number) => number < from, add: (answer: LabAnswer) => void answers.push(answer) };
  await runLab({ settings, games: to, threads, record, progress() {} });
  return answers;
}

function nameOf({ levels: seated, options }: LabSettings): string {
  return [...seated, ...Object.keys(options)].join(' ');
}

function read(measurement: Measurement): Measured {
  const result = results.of(measurement.settings);
  return result === undefined
    ? { ...measurement, games: 0, seat: undefined }
    : { ...measurement, games: gamesOf(result), seat: figuresIn(result) };
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

/** Writes the ratings for the menus. Does nothing if a level has no rating yet. */
function writeRatings(ratings: ReadonlyMap<string, number>): void {
  if (ratings.size < levels.length) return;
  const file = join(BOTS, 'src/ladder.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, number>>;
  all[game] = Object.fromEntries(ratings);
  writeFileSync(file, `${JSON.stringify(all, undefined, 2)}\n`);
}
