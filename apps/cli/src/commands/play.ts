import { Match, type PackName, readSetup } from '@getaway/kernel';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame, GAMES } from '../games/index.ts';
import { voiceOf } from '../games/voice.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { readName } from '../saves/folder.ts';
import { createSave } from '../saves/store.ts';
import { LEVELS, levelsOf } from '../table/bots.ts';
import { dealFairly } from '../table/dealing.ts';
import { cut } from '../table/layout.ts';
import type { Session } from '../table/session.ts';
import type { Terminal } from '../table/terminal.ts';
import { readDocument } from './pack.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { readSeats, readWhole } from './seats.ts';
import { playSaved, withTerminal } from './table.ts';

interface Wishes {
  readonly players?: string;
  readonly humans?: string;
  readonly names?: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly name?: string;
  readonly pack?: string;
  readonly [option: string]: unknown;
}

/** getaway play [game]: a new game at this terminal. */
export function addPlay(program: Command): void {
  const command = program
    .command('play')
    .description(shell.say('play.about', { games: shell.list(GAMES.map(({ definition }) => definition.id)) }))
    .argument('[game]')
    .option('--players <number>', shell.say('play.players'))
    .option('--humans <number>', shell.say('play.humans'))
    .option('--names <names>', shell.say('play.names'))
    .option('--bot <level>', shell.say('play.bot', { levels: shell.list(LEVELS) }))
    .option('--seed <text>', shell.say('play.seed'))
    .option('--name <name>', shell.say('play.name'))
    .option('--pack <file>', shell.say('play.pack'));
  for (const [name, about] of switches()) command.option(`--${kebab(name)}`, about);
  command.action((id: string | undefined, wishes: Wishes) =>
    withTerminal(async (terminal) => {
      const game = id === undefined ? await askWhich(terminal) : (findGame(id) ?? unknownGame(id));
      if (game === undefined) return;
      const session = isTrouble(game) ? game : begin(game, wishes);
      if (isTrouble(session)) return refuse(session);
      const notes = [shell.say('play.begun', { name: session.save.name, folder: session.save.folder })];
      const { origin } = session.match;
      const fair = 'fair' in origin ? origin.fair : undefined;
      notes.push(
        fair === undefined
          ? shell.say('play.seedGiven')
          : shell.say('play.commitment', { commitment: fair.commitment }),
      );
      const count = session.players.length;
      if (session.game.definition.players.unofficial?.includes(count) === true)
        notes.push(shell.say('play.unofficial', { count }));
      await playSaved(session, terminal, notes);
    }),
  );
}

/** The options of all games that are either on or off. */
function switches(): ReadonlyMap<string, string> {
  return new Map(
    GAMES.flatMap((game) =>
      Object.entries<{ readonly default: unknown }>(game.definition.options)
        .filter(([, spec]) => spec.default === false)
        .map(([name]) => [name, voiceOf(game).say(`option.${name}`)] as const),
    ),
  );
}

const kebab = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

const unknownGame = (game: string): Trouble =>
  trouble('argument.game', { game: quoted(game), games: shell.list(GAMES.map(({ definition }) => definition.id)) });

/** Undefined when the input has ended. */
async function askWhich(terminal: Terminal): Promise<TableGame | undefined> {
  terminal.print([
    shell.say('play.which'),
    ...GAMES.map((game, i) => {
      const { say } = voiceOf(game);
      return cut(
        shell.say('play.game', { number: i + 1, name: say('game.name'), pitch: say('game.pitch') }),
        terminal.columns(),
      );
    }),
  ]);
  for (;;) {
    const line = await terminal.ask(`1-${GAMES.length} > `);
    if (line === undefined) return undefined;
    const game = GAMES[Number(line.trim()) - 1] ?? findGame(line.trim());
    if (game !== undefined) return game;
    terminal.print([shell.say('input.outOfRange', { input: quoted(line.trim()), count: GAMES.length })]);
  }
}

/** An owner's pack, put on the shelf of its game. */
function putPack({ definition }: TableGame, file: string): PackName | Trouble {
  const document = readDocument(file);
  if (isTrouble(document)) return document;
  const put = definition.packs.put(document);
  if ('refusal' in put) return trouble('pack.refused', { file, reason: put.refusal.message });
  return put.ok;
}

/** Everything is read before anything is written. */
function begin(game: TableGame, wishes: Wishes): Session | Trouble {
  const { definition } = game;
  const wished = wishes.players ?? String(definition.players.min);
  const players = readWhole(wished);
  if (players === undefined) return trouble('argument.players', { value: quoted(wished) });
  const { min: least, max: most } = definition.players;
  if (players < least || players > most)
    return trouble('argument.seats', { game: definition.id, least, most, value: players });
  const options = Object.fromEntries(
    [...switches().keys()].filter((name) => wishes[name] === true).map((name) => [name, true]),
  );
  const own = wishes.pack === undefined ? undefined : putPack(game, wishes.pack);
  if (isTrouble(own)) return own;
  const setup = readSetup(definition, { players, options, pack: own?.hash });
  if ('refusal' in setup) return { trouble: setup.refusal.message };
  const seats = readSeats({
    players,
    humans: wishes.humans,
    names: wishes.names,
    bot: wishes.bot,
    levels: levelsOf(definition),
  });
  if (isTrouble(seats)) return seats;
  const name = wishes.name === undefined ? undefined : readName(wishes.name);
  if (isTrouble(name)) return name;
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  const beginning = wishes.seed === undefined ? dealFairly() : { seed: wishes.seed };
  const match = Match.start(definition, setup.ok, beginning);
  const save = createSave(folder, match, { players: seats, wished: name });
  if (isTrouble(save)) return save;
  return { game, players: seats, save, match, history: [{ events: match.events }] };
}
