import { existsSync, readFileSync, statSync } from 'node:fs';
import { onlyPersonIn } from '@getaway/table';
import { readReport } from '@getaway/table/file';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { quoted, reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { fileOf } from '../saves/folder.ts';
import { numbersOf, type OpenReplay, onlookerOf, watchReplay } from '../table/replay.ts';
import { type OpenReport, reportLines } from '../table/report.ts';
import { seatNames } from '../terminal/names.ts';
import { readGame } from './file.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { withTerminal } from './table.ts';

interface Wanted {
  readonly seat?: string;
  readonly at?: string;
}

/** getaway replay FILE: shows a game moment by moment, from its beginning. */
export function addReplay(program: Command, games: readonly TableGame[]): void {
  program
    .command('replay')
    .description(shell.say('replay.about'))
    .argument('<file>')
    .option('--seat <seat>', shell.say('replay.seat'))
    .option('--at <moment>', shell.say('replay.at'))
    .action((name: string, wanted: Wanted) => {
      const reported = reportIn(games, name);
      if (isTrouble(reported)) return refuse(reported);
      if (reported !== undefined)
        return withTerminal((terminal) => {
          try {
            terminal.print(reportLines(reported, terminal));
          } catch (error) {
            refuse(trouble('report.unreadable', { reason: reasonOf(error) }));
          }
          return Promise.resolve();
        });
      const opened = open(games, name, wanted);
      if (isTrouble(opened)) return refuse(opened);
      return withTerminal((terminal) => watchReplay(opened, terminal));
    });
}

/** Reads a bug report written by the page; undefined if the file is something else. */
function reportIn(games: readonly TableGame[], file: string): OpenReport | Trouble | undefined {
  const read = existsSync(file) && statSync(file).isFile() ? readReport(readFileSync(file, 'utf8')) : undefined;
  if (read === undefined) return undefined;
  if ('fault' in read) return trouble('report.unreadable', { reason: read.fault });
  const game = findGame(games, read.ok.game);
  if (game === undefined) return trouble('file.unknownGame', { file, game: quoted(read.ok.game) });
  const shelved = game.host.packs.put(read.ok.pack);
  if ('refusal' in shelved) return trouble('report.unreadable', { reason: shelved.refusal.message });
  return { game, report: read.ok };
}

/** Restores a game from a file or from a save in the folder of saves. */
export function restoreFile(games: readonly TableGame[], name: string): RestoredFile | Trouble {
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  // `name` is a file or the name of a save.
  const found = readGame(games, existsSync(name) ? name : fileOf(folder, name), name);
  if (isTrouble(found)) return found;
  const { game, file } = found;
  const players = seatNames(file.players);
  if (file.pack !== undefined) game.host.packs.put(file.pack);
  const restored = game.host.restore({ ...file, players });
  if ('refusal' in restored) return trouble('file.damaged', { file: name, reason: restored.refusal.message });
  return { game, table: restored.ok.table, origin: file.origin, folder };
}

type RestoredFile = Pick<OpenReplay, 'game' | 'table' | 'origin' | 'folder'>;

function open(games: readonly TableGame[], name: string, wanted: Wanted): OpenReplay | Trouble {
  const opened = restoreFile(games, name);
  if (isTrouble(opened)) return opened;
  const { table } = opened;
  const replay = table.replay(onlyPersonIn(table.players) ?? 'spectator');
  const onlooker = wanted.seat === undefined ? replay.onlookers[0] : onlookerOf(wanted.seat, replay.onlookers);
  if (onlooker === undefined)
    return trouble('replay.badSeat', { value: quoted(wanted.seat ?? ''), seats: numbersOf(replay.onlookers) });
  const at = wanted.at === undefined ? 1 : Number(wanted.at);
  if (!Number.isInteger(at) || at < 1 || at > replay.length)
    return trouble('replay.badMoment', { value: quoted(wanted.at ?? ''), moments: replay.length });
  return { ...opened, name, replay, onlooker, at };
}
