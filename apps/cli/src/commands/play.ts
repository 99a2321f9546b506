import type { PackName } from '@getaway/kernel';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { voiceOf } from '../games/voice.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { readName } from '../saves/folder.ts';
import { createSave } from '../saves/store.ts';
import { levelsOf, untrainedNotes } from '../table/aboutBots.ts';
import { dealFairly } from '../table/dealing.ts';
import type { Session } from '../table/session.ts';
import type { Terminal } from '../table/terminal.ts';
import { cut, wrap } from '../terminal/layout.ts';
import { readDocument } from './pack.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { readSeats, readWhole } from './seats.ts';
import { playSaved, withTerminal } from './table.ts';

interface PlayOptions {
  readonly players?: string;
  readonly humans?: string;
  readonly names?: string;
  readonly bot?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly name?: string;
  readonly pack?: string;
  readonly [option: string]: unknown;
}

/** getaway play [game]: starts a new game in this terminal. */
export function addPlay(program: Command, games: readonly TableGame[]): void {
  const command = program
    .command('play')
    .description(shell.say('play.about', { games: idList(games) }))
    .argument('[game]')
    .option('--players <number>', shell.say('play.players'))
    .option('--humans <number>', shell.say('play.humans'))
    .option('--names <names>', shell.say('play.names'))
    .option(
      '--bot <level>',
      shell.say('play.bot', { levels: shell.list([...new Set(games.flatMap(({ host }) => host.levels))]) }),
    )
    .option('--bots <levels>', shell.say('play.bots', { example: 'steady,wily:banker' }))
    .option('--seed <text>', shell.say('play.seed'))
    .option('--name <name>', shell.say('play.name'))
    .option('--pack <file>', shell.say('play.pack'))
    .addHelpText('after', () => levelsHelp(games));
  for (const [name, about] of switches(games)) command.option(`--${kebab(name)}`, about);
  command.action((id: string | undefined, args: PlayOptions) =>
    withTerminal(async (terminal) => {
      const game = id === undefined ? await askWhich(games, terminal) : (findGame(games, id) ?? unknownGame(games, id));
      if (game === undefined) return;
      const session = isTrouble(game) ? game : begin(game, args, switches(games));
      if (isTrouble(session)) return refuse(session);
      const notes = [shell.say('play.begun', { name: session.save.name, folder: session.save.folder })];
      const { journal } = session.table;
      const fair = 'fair' in journal ? journal.fair : undefined;
      notes.push(
        fair === undefined
          ? shell.say('play.seedGiven')
          : shell.say('play.commitment', { commitment: fair.commitment }),
      );
      notes.push(...untrainedNotes(session));
      const count = session.table.players.length;
      if (session.game.host.players.unofficial?.includes(count) === true)
        notes.push(shell.say('play.unofficial', { count }));
      await playSaved(session, terminal, notes);
    }),
  );
}

/** The levels of all games with their ratings, and what ratings mean. */
const levelsHelp = (games: readonly TableGame[]): string =>
  ['', ...games.map(levelsOf), shell.say('bots.ratings', { level: 'steady' })]
    .flatMap((line) => wrap(line, HELP_COLUMNS, '  '))
    .join('\n');

const HELP_COLUMNS = 80;

/** The boolean options of all games. On the command line, these options are switches. */
export function switches(games: readonly TableGame[]): ReadonlyMap<string, string> {
  return new Map(
    games.flatMap((game) =>
      Object.entries(game.host.options)
        .filter(([, spec]) => spec.default === false)
        .map(([name]) => [name, voiceOf(game).say(`option.${name}`)] as const),
    ),
  );
}

export const kebab = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const idList = (games: readonly TableGame[]): string => shell.list(games.map(({ host }) => host.id));

export const unknownGame = (games: readonly TableGame[], game: string): Trouble =>
  trouble('argument.game', { game: quoted(game), games: idList(games) });

/** Asks the user to choose a game. Returns undefined at the end of the input. */
async function askWhich(games: readonly TableGame[], terminal: Terminal): Promise<TableGame | undefined> {
  terminal.print([
    shell.say('play.which'),
    ...games.map((game, i) => {
      const { say } = voiceOf(game);
      return cut(
        shell.say('play.game', { number: i + 1, name: say('game.name'), pitch: say('game.pitch') }),
        terminal.columns(),
      );
    }),
  ]);
  for (;;) {
    const line = await terminal.ask(`1-${games.length} > `);
    if (line === undefined) return undefined;
    const game = games[Number(line.trim()) - 1] ?? findGame(games, line.trim());
    if (game !== undefined) return game;
    terminal.print([shell.say('input.outOfRange', { input: quoted(line.trim()), count: games.length })]);
  }
}

function putPack({ host }: TableGame, file: string): PackName | Trouble {
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const put = host.packs.put(document);
  if ('refusal' in put) return trouble('pack.refused', { file, reason: put.refusal.message });
  return put.ok;
}

/** Checks all arguments before it creates the save, so that no save is left behind if an argument is refused. */
function begin(game: TableGame, args: PlayOptions, switches: ReadonlyMap<string, string>): Session | Trouble {
  const { host } = game;
  const requested = args.players ?? String(host.players.min);
  const players = readWhole(requested);
  if (players === undefined) return trouble('argument.players', { value: quoted(requested) });
  const { min: least, max: most } = host.players;
  if (players < least || players > most)
    return trouble('argument.seats', { game: host.id, least, most, value: players });
  const options = Object.fromEntries(
    [...switches.keys()].filter((name) => args[name] === true).map((name) => [name, true]),
  );
  const own = args.pack === undefined ? undefined : putPack(game, args.pack);
  if (isTrouble(own)) return own;
  const request = { players, options, pack: own?.hash };
  const fits = host.check(request);
  if ('refusal' in fits) return { trouble: fits.refusal.message };
  const { humans, names, bot, bots } = args;
  const seats = readSeats({ ...host, players, humans, names, bot, bots });
  if (isTrouble(seats)) return seats;
  const name = args.name === undefined ? undefined : readName(args.name);
  if (isTrouble(name)) return name;
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  const beginning = args.seed === undefined ? dealFairly() : { seed: args.seed };
  const table = host.begin(request, { ...beginning, players: seats });
  if ('refusal' in table) return { trouble: table.refusal.message };
  const save = createSave(folder, { game: host, table: table.ok, requested: name });
  if (isTrouble(save)) return save;
  return { game, save, table: table.ok };
}
