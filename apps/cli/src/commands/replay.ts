import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { quoted, shell, type Trouble, trouble } from '../messages/shell.ts';
import { fileOf } from '../saves/folder.ts';
import { numbersOf, type OpenReplay, onlookerOf, watchReplay } from '../table/replay.ts';
import { seatNames } from '../terminal/names.ts';
import { readGame } from './file.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { withTerminal } from './table.ts';

interface Wanted {
  readonly seat?: string;
  readonly at?: string;
}

/** getaway replay FILE: watches a game from its beginning. */
export function addReplay(program: Command, games: readonly TableGame[]): void {
  program
    .command('replay')
    .description(shell.say('replay.about'))
    .argument('<file>')
    .option('--seat <seat>', shell.say('replay.seat'))
    .option('--at <step>', shell.say('replay.at'))
    .action((name: string, wanted: Wanted) => {
      const opened = open(games, name, wanted);
      if (isTrouble(opened)) return refuse(opened);
      return withTerminal((terminal) => watchReplay(opened, terminal));
    });
}

function open(games: readonly TableGame[], name: string, wanted: Wanted): OpenReplay | Trouble {
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  // A file, or the name of a saved game.
  const found = readGame(games, existsSync(name) ? name : fileOf(folder, name), name);
  if (isTrouble(found)) return found;
  const { game, file } = found;
  const { pack, players, origin } = file;
  if (pack !== undefined) game.host.packs.put(pack);
  const restored = game.host.restore({ ...file, players: seatNames(players) });
  if ('refusal' in restored) return trouble('file.damaged', { file: name, reason: restored.refusal.message });
  const { table } = restored.ok;
  const people = players.flatMap(({ bot }, seat) => (bot === undefined ? [seat] : []));
  const replay = table.replay(people.length === 1 ? (people[0] ?? 'spectator') : 'spectator');
  const onlooker = wanted.seat === undefined ? replay.onlookers[0] : onlookerOf(wanted.seat, replay.onlookers);
  if (onlooker === undefined)
    return trouble('replay.badSeat', { value: quoted(wanted.seat ?? ''), seats: numbersOf(replay.onlookers) });
  const at = wanted.at === undefined ? 1 : Number(wanted.at);
  if (!Number.isInteger(at) || at < 1 || at > replay.length)
    return trouble('replay.badStep', { value: quoted(wanted.at ?? ''), steps: replay.length });
  return { game, name, table, replay, onlooker, at, origin, folder };
}
