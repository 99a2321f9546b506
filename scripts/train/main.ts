import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import {
  beginTraining,
  type Checkpoint,
  checkpointOf,
  continueTraining,
  type Net,
  type NetDocument,
  netDocumentOf,
  netOf,
  type TrainingGame,
  type TrainingSettings,
  type TrainingState,
  trainBatch,
} from '@getaway/bots/training';
import type { GameId } from '@getaway/games';
import type { Shape } from '@getaway/kernel';
import { COURSE_IDS, type Course, courseOf } from './courses.ts';
import { measure } from './measure.ts';
import { Memory } from './memory.ts';
import { openPool } from './pool.ts';

/**
 * Trains the net of a game: `npm run train -- gangsta --players 2 [--games N] [--hidden N] [--seed TEXT] [--measured N]
 * [--threads N] [--from FILE] [--until N]`. The same command gives the same weights, however many threads play. A run
 * that was interrupted (Ctrl+C) continues with the same command. With `--again`, the existing net is only measured.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, '.cache/training');
const CHECKPOINT_MS = 30_000;
/** The exit code of a run that was interrupted and can be continued. */
const STOPPED = 130;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    players: { type: 'string' },
    games: { type: 'string' },
    hidden: { type: 'string', default: '64' },
    from: { type: 'string' },
    seed: { type: 'string', default: 'getaway' },
    measured: { type: 'string', default: '400' },
    until: { type: 'string' },
    again: { type: 'boolean', default: false },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
});
const players = Number(values.players);
const id = COURSE_IDS.find((known) => known === positionals[0]);
if (id === undefined || !Number.isInteger(players) || players < 1) {
  console.error('Give a game and its players, for example: npm run train -- gangsta --players 2');
  console.error(`Games: ${COURSE_IDS.join(', ')}.`);
  process.exit(2);
}
await train(id, await courseOf(id));

async function train(name: GameId, course: Course): Promise<void> {
  const { definition, adapter, variants } = course;
  const { learned } = adapter;
  const fit = course.fit === undefined ? {} : { fit: course.fit };
  if (learned === undefined) throw new Error(`${name} has no features`);
  const file = join(ROOT, course.nets, `${name}-${players}.json`);
  const record = async (document: NetDocument): Promise<void> => {
    const figures = await measure(course, learned, document, Number(values.measured));
    save(file, textOf({ ...document, trained: { ...document.trained, ...figures } }));
    console.log(`Written to ${file}.`);
  };
  if (values.again) return record(JSON.parse(readFileSync(file, 'utf8')) as NetDocument);
  const games = Number(values.games ?? course.games[players] ?? 6000);
  const { from } = values;
  const warm = from === undefined ? {} : { from };
  const settings = { players, games, hidden: Number(values.hidden), seed: values.seed, variants, ...fit, ...warm };
  const { state, commit } = await run(name, { definition, adapter, learned }, settings);
  const { hidden, seed } = settings;
  const command = `npm run train -- ${name} --players ${players} --games ${games} --hidden ${hidden} --seed ${seed}${from === undefined ? '' : ` --from ${from}`}${values.until === undefined ? '' : ` --until ${values.until}`}`;
  const origin = { game: name, players, features: learned.features };
  const trained = { command, seed, commit, games: state.played };
  await record(netDocumentOf(state.average, { ...origin, trained }));
}

/** A stored training run. `commit` is the commit at which the run began, even if there are newer ones now. */
interface Stored extends Checkpoint {
  readonly commit: string;
}

/** Plays all games of a run. Continues from the checkpoint if there is one. */
async function run<G extends Shape>(
  name: GameId,
  game: TrainingGame<G>,
  settings: TrainingSettings,
): Promise<{ readonly state: TrainingState; readonly commit: string }> {
  const file = join(CACHE, `${name}-${players}.json`);
  const memory = new Memory(CACHE, settings);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : undefined;
  const continued = kept === undefined ? undefined : continueTraining(settings, kept, memory.before(kept.played));
  const commit = (continued === undefined ? undefined : kept?.commit) ?? commitNow();
  const state =
    continued ?? beginTraining(game, settings, settings.from === undefined ? undefined : netIn(settings.from));
  const data = { course: name, settings, shape: state.net.shape };
  const pool = openPool(Number(values.threads), data, state);
  const begun = performance.now();
  const from = state.played;
  let saved = begun;
  const last = Math.min(settings.games, Number(values.until ?? settings.games)); // --until ends the run early
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (isStopped = true));
  while (state.played < last) {
    const first = state.played;
    await trainBatch(settings, state, pool.play);
    memory.keep(first, state.remembered.slice(first - state.played));
    const now = performance.now();
    if (now - saved < CHECKPOINT_MS && state.played < last && !isStopped) continue;
    saved = now;
    save(file, JSON.stringify({ ...checkpointOf(settings, state), commit } satisfies Stored));
    const seconds = (now - begun) / 1000;
    const left = ((last - state.played) * seconds) / (state.played - from);
    console.log(`${state.played} of ${last} games, ${seconds.toFixed(0)} s, ${left.toFixed(0)} s left`);
    if (isStopped && state.played < last) {
      console.log('Stopped. The same command continues.');
      process.exit(STOPPED);
    }
  }
  await pool.stop();
  return { state, commit };
}

function netIn(file: string): Net {
  return netOf(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as NetDocument);
}

/** The document as the formatter would write it, with lists of numbers on one line. */
function textOf(document: object): string {
  const text = JSON.stringify(document, undefined, 2);
  return `${text.replace(/\[[\s\d.,e-]+\]/gu, (list) => JSON.stringify(JSON.parse(list)).replaceAll(',', ', '))}\n`;
}

/** Writes a file completely or, if that fails, not at all. */
function save(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

function commitNow(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}
