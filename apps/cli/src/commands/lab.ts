import { availableParallelism } from 'node:os';
import { EXTERNAL, figuresOf, type LabSeat, STRONGEST } from '@getaway/games/lab';
import type { Speaker } from '@getaway/text';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { voiceOf } from '../games/voice.ts';
import { LabRecord } from '../lab/record.ts';
import { runLab } from '../lab/run.ts';
import type { LabSettings } from '../lab/settings.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { isTrouble, refuse } from './place.ts';
import { kebab, switches, unknownGame } from './play.ts';
import { noSuchBot, readWhole } from './seats.ts';

interface LabOptions {
  readonly players?: string;
  readonly seats: string;
  readonly games: string;
  readonly seed: string;
  readonly rollouts?: string;
  readonly threads?: string;
  readonly record?: string;
  readonly seatCommand?: string;
  readonly json?: true;
  readonly [option: string]: unknown;
}

/** getaway lab GAME: measures how strong bots are against each other. */
export function addLab(program: Command, games: readonly TableGame[]): void {
  const variants = switches(games);
  const command = program
    .command('lab')
    .description(shell.say('lab.about'))
    .argument('<game>')
    .option('--players <number>', shell.say('play.players'))
    .requiredOption('--seats <levels>', shell.say('lab.seats', { strongest: STRONGEST }))
    .option('--games <number>', shell.say('lab.games'), '1000')
    .option('--seed <text>', shell.say('lab.seed'), 'lab')
    .option('--rollouts <number>', shell.say('lab.rollouts'))
    .option('--seat-command <command>', shell.say('lab.seatCommand', { level: EXTERNAL }))
    .option('--threads <number>', shell.say('lab.threads'))
    .option('--record <file>', shell.say('lab.record'))
    .option('--json', shell.say('lab.json'));
  for (const [name, about] of variants) command.option(`--${kebab(name)}`, about);
  command.action(async (id: string, args: LabOptions) => {
    const game = findGame(games, id);
    if (game === undefined) return refuse(unknownGame(games, id));
    const asked = readLab(
      game,
      args,
      [...variants.keys()].filter((name) => args[name] === true),
    );
    if (isTrouble(asked)) return refuse(asked);
    await measure(game, asked, args);
  });
}

interface Asked {
  readonly settings: LabSettings;
  readonly games: number;
  readonly threads: number;
}

function readLab({ host }: TableGame, args: LabOptions, variants: readonly string[]): Asked | Trouble {
  const named = args.seats.split(',').map((level) => level.trim());
  const { seatCommand: command } = args;
  const levels: string[] = [];
  for (const name of named) {
    const bot = command !== undefined && name === EXTERNAL ? name : host.botNamed(name);
    if (bot === undefined) return noSuchBot(host, name, command === undefined ? [] : [EXTERNAL]);
    levels.push(bot);
  }
  const players = readWhole(args.players ?? String(levels.length));
  if (players !== levels.length) return trouble('lab.badSeats', { seats: levels.length, players: args.players ?? '' });
  const options = Object.fromEntries(variants.map((name) => [name, true]));
  const fits = host.check({ players, options });
  if ('refusal' in fits) return { trouble: fits.refusal.message };
  const games = readWhole(args.games);
  const threads = readWhole(args.threads ?? String(availableParallelism()));
  const rollouts = args.rollouts === undefined ? undefined : readWhole(args.rollouts);
  if (games === undefined || games < 1) return trouble('lab.badNumber', { value: quoted(args.games) });
  if (threads === undefined || threads < 1) return trouble('lab.badNumber', { value: quoted(args.threads ?? '') });
  if (args.rollouts !== undefined && (rollouts === undefined || rollouts < 1))
    return trouble('lab.badNumber', { value: quoted(args.rollouts) });
  const limit = { ...(rollouts === undefined ? {} : { rollouts }), ...(command === undefined ? {} : { command }) };
  // Rounds up to a multiple of the number of players, because every deal is played once for each rotation of the seats.
  const whole = Math.ceil(games / players) * players;
  return { settings: { game: host.id, players, options, levels, seed: args.seed, ...limit }, games: whole, threads };
}

async function measure(
  game: TableGame,
  { settings, games, threads }: Asked,
  { record: file, json }: LabOptions,
): Promise<void> {
  const record = LabRecord.open(settings, file);
  if (record === undefined) return refuse(trouble('lab.otherRecord', { file: quoted(file ?? '') }));
  let shown = performance.now();
  await runLab({
    settings,
    games,
    threads,
    record,
    progress(played) {
      if (played < games && performance.now() - shown < 2000) return;
      shown = performance.now();
      const seats = figuresOf(settings.levels, record.first(games));
      process.stderr.write(`${shell.say('lab.progress', { played, games })} ${shares(seats)}\n`);
    },
  });
  const seats = figuresOf(settings.levels, record.first(games));
  const voice = voiceOf(game);
  for (const seat of seats) for (const line of linesOf(seat, voice)) process.stdout.write(`${line}\n`);
  if (json === true) {
    const { game: id, players } = settings;
    process.stdout.write(`${JSON.stringify({ game: id, players, games, seats: seats.map(rounded) })}\n`);
  }
}

const percent = (share: number): string => shell.number(100 * share);

const shares = (seats: readonly LabSeat[]): string =>
  seats.map(({ level, winShare }) => `${level} ${shell.percent(winShare)}`).join(', ');

/**
 * The report on one bot. The first line has the main figures. If the bot was ever arrested, the second line has its
 * escape rate. The last line has the mean of each part of the score.
 */
function linesOf(seat: LabSeat, voice: Speaker): readonly string[] {
  const { level, winShare, low, high, meanScore, meanLines, rankedShare, msPerChoice, ms95 } = seat;
  const nameOf = (line: string): string => (voice.has(`score.${line}`) ? voice.say(`score.${line}`) : line);
  const parts = Object.entries(meanLines).map(([line, value]) => `${nameOf(line)} ${shell.number(tenths(value))}`);
  const escapes = rankedShare < 1 ? [`  ${shell.say('lab.escapes', { share: percent(rankedShare) })}`] : [];
  return [
    shell.say('lab.line', {
      level,
      share: percent(winShare),
      low: percent(low),
      high: percent(high),
      score: shell.number(meanScore),
      ms: Math.round(100 * msPerChoice) / 100,
      most: Math.ceil(ms95),
    }),
    ...escapes,
    ...(parts.length === 0 ? [] : [`  ${parts.join('; ')}`]),
  ];
}

const tenths = (value: number): number => Math.round(10 * value) / 10;
const digits = (value: number): number => Math.round(value * 10_000) / 10_000;

const rounded = (seat: LabSeat): LabSeat => ({
  level: seat.level,
  winShare: digits(seat.winShare),
  low: digits(seat.low),
  high: digits(seat.high),
  meanScore: digits(seat.meanScore),
  meanLines: Object.fromEntries(Object.entries(seat.meanLines).map(([line, value]) => [line, digits(value)])),
  rankedShare: digits(seat.rankedShare),
  msPerChoice: digits(seat.msPerChoice),
  ms95: digits(seat.ms95),
});
