import { basename } from 'node:path';
import type { HostedTable, Onlooker, Origin, Passage } from '@getaway/table';
import type { TableGame } from '../games/game.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { createSave } from '../saves/store.ts';
import { wrap } from '../terminal/layout.ts';
import { newValue } from './dealing.ts';
import { tell } from './digest.ts';
import { resultLines } from './result.ts';
import { drawingOf } from './screen.ts';
import type { Terminal } from './terminal.ts';

export interface OpenReplay {
  readonly game: TableGame;
  /** The name of the file, as the user typed it. */
  readonly name: string;
  readonly table: HostedTable;
  readonly replay: ReturnType<HostedTable['replay']>;
  readonly onlooker: Onlooker;
  /** The moment that is shown, counted in passages of the log. Each choice has one passage. */
  readonly at: number;
  readonly origin?: Origin | undefined;
  /** The folder for new games that continue from a moment of this one. */
  readonly folder: string;
}

/** Finds the viewpoint with this number. Players are numbered from 1, and 0 stands for a viewer who sees everything. */
export const onlookerOf = (text: string, onlookers: readonly Onlooker[]): Onlooker | undefined =>
  onlookers.find((onlooker) => numberOf(onlooker) === text);

const numberOf = (onlooker: Onlooker): string => (typeof onlooker === 'number' ? String(onlooker + 1) : '0');

export const numbersOf = (onlookers: readonly Onlooker[]): string => onlookers.map(numberOf).toSorted().join(', ');

/** Shows a game moment by moment until the user quits. */
export async function watchReplay(open: OpenReplay, terminal: Terminal): Promise<void> {
  const { origin } = open;
  let now = open;
  const say = (sentence: string): void => terminal.print(wrap(sentence, terminal.columns()));
  const show = (): void => {
    terminal.clear();
    if (origin !== undefined)
      say(shell.say('replay.origin', { moment: origin.passages, names: origin.names.join(', ') }));
    terminal.print(momentLines(now, terminal));
  };
  show();
  for (;;) {
    const line = (await terminal.ask(shell.say('replay.input')))?.trim();
    if (line === undefined || line === 'q') return;
    const wishes = wishesIn(line);
    if (line === 'l') terminal.print(['', ...lines(now, logOf(now).slice(0, now.at), terminal)]);
    else if (line === '?') terminal.print(['', ...shell.say('replay.help').split('\n')]);
    else if (wishes !== undefined) say(playOn(now, wishes));
    else {
      const next = after(now, line);
      if ('trouble' in next) say(next.trouble);
      else {
        now = next;
        show();
      }
    }
  }
}

/** The replay after a command: another moment or another viewpoint. */
function after(now: OpenReplay, line: string): OpenReplay | Trouble {
  const { replay, at } = now;
  const { length: last } = replay;
  const [word = '', value = ''] = line.split(/\s+/u);
  if (word === 's') {
    const onlooker = onlookerOf(value, replay.onlookers);
    const known = { value: quoted(value), seats: numbersOf(replay.onlookers) };
    return onlooker === undefined ? trouble('replay.badSeat', known) : { ...now, onlooker };
  }
  if (/^\d+$/u.test(word)) {
    const moment = Number(word);
    return moment >= 1 && moment <= last
      ? { ...now, at: moment }
      : trouble('replay.badMoment', { value: word, moments: last });
  }
  const turns = logOf(now).flatMap(({ events }, i) => (events.some(({ type }) => type === 'turnBegan') ? [i + 1] : []));
  switch (word) {
    case '':
      return { ...now, at: Math.min(last, at + 1) };
    case 'b':
      return { ...now, at: Math.max(1, at - 1) };
    case 'n':
      return { ...now, at: turns.find((turn) => turn > at) ?? last };
    case 'p':
      return { ...now, at: turns.findLast((turn) => turn < at) ?? 1 };
    default:
      return trouble('replay.unknown', { input: quoted(line) });
  }
}

function logOf({ replay, onlooker }: OpenReplay): readonly Passage[] {
  const log = replay.log(onlooker);
  return 'refusal' in log ? [] : log.ok;
}

/** The table at this moment, the latest events, and the scores if the game is over. */
function momentLines(now: OpenReplay, terminal: Terminal): string[] {
  const { game, replay, table, onlooker, at } = now;
  const moment = replay.moment(onlooker, at);
  if ('refusal' in moment) return wrap(moment.refusal.message, terminal.columns());
  const { view, viewer, result } = moment.ok;
  const drawing = drawingOf(game, { players: replay.players, viewer, view }, terminal, { dense: false });
  const who =
    typeof onlooker === 'number'
      ? shell.say('replay.view.seat', { name: replay.players[onlooker]?.name ?? '' })
      : shell.say(onlooker === 'open' ? 'replay.view.open' : 'replay.view.spectator');
  return [
    ...game.draw(view, drawing),
    '',
    drawing.paint('title', shell.say('replay.where', { moment: at, moments: replay.length, who })),
    ...lines(now, logOf(now).slice(at - 1, at), terminal),
    ...(result === undefined ? [] : resultLines({ game, table }, result, terminal)),
  ];
}

function lines({ game, replay, onlooker, at }: OpenReplay, passages: readonly Passage[], terminal: Terminal): string[] {
  const moment = replay.moment(onlooker, at);
  if ('refusal' in moment) return [];
  const { view, viewer } = moment.ok;
  const { describer } = drawingOf(game, { players: replay.players, viewer, view }, terminal, { dense: false });
  return tell(passages, { describer }).flatMap((line) => wrap(line, terminal.columns(), '  '));
}

interface Wishes {
  readonly people: boolean;
  readonly real: boolean;
}

/**
 * Parses the command that continues the game from this moment. Its words may come in any order. Returns undefined for
 * other commands.
 */
function wishesIn(line: string): Wishes | undefined {
  const [command, ...words] = line.split(/\s+/u);
  const wishes = new Set(words);
  if (command !== 'o' || wishes.size < words.length) return undefined;
  const [people, real] = [wishes.delete('people'), wishes.delete('real')];
  return wishes.size === 0 ? { people, real } : undefined;
}

/**
 * Saves a new game that continues from this moment. By default, the user plays the seat of the current viewpoint, bots
 * play the other seats, and hidden cards are drawn again. With `people`, people play all seats. With `real`, the hidden
 * cards stay as they were.
 */
function playOn({ game, name, table, replay, onlooker, at, folder }: OpenReplay, { people, real }: Wishes): string {
  const mine = typeof onlooker === 'number' ? onlooker : undefined;
  // No seat has to be chosen if people play all seats with the real cards.
  if (mine === undefined && !(people && real)) return shell.say('replay.noSeat');
  if (real && !replay.over) return shell.say('replay.notYet');
  if (replay.over && at === replay.length) return shell.say('replay.atEnd');
  const drawnFor = real ? undefined : mine;
  const position = table.fork(at, { from: drawnFor, seed: newValue() });
  if ('refusal' in position) return position.refusal.message;
  const { host } = game;
  const players = replay.players.map((player, seat) =>
    seat === mine || people ? { name: player.name } : { name: player.name, bot: player.bot ?? host.defaultLevel },
  );
  const loaded = host.load(position.ok, { players });
  if ('refusal' in loaded) return loaded.refusal.message;
  const names = replay.players.map((player) => player.name);
  const origin = {
    id: basename(name).slice(0, 200),
    passages: at,
    names,
    ...(drawnFor === undefined ? {} : { drawnFor }),
  };
  const save = createSave(folder, { game: host, table: loaded.ok, origin });
  if ('trouble' in save) return save.trouble;
  save.close();
  return shell.say('replay.forked', { moment: at, name: save.name });
}
