import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { shell, type Trouble, trouble } from '../messages/shell.ts';
import { readName } from '../saves/folder.ts';
import { gameOf, importSave, listSaves, load, openSave } from '../saves/store.ts';
import { untrainedNotes } from '../table/aboutBots.ts';
import type { Session } from '../table/session.ts';
import { readGame } from './file.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { playSaved, withTerminal } from './table.ts';

interface Resumed {
  readonly session: Session;
  readonly notes: readonly string[];
}

/** getaway resume [name]: continues a saved game, or a game from a file that a browser or another terminal saved. */
export function addResume(program: Command, games: readonly TableGame[]): void {
  program
    .command('resume')
    .description(shell.say('resume.about'))
    .argument('[name]')
    .action((requested: string | undefined) => {
      const taken = resume(games, requested);
      if (isTrouble(taken)) return refuse(taken);
      return withTerminal((terminal) => playSaved(taken.session, terminal, taken.notes));
    });
}

function resume(games: readonly TableGame[], requested: string | undefined): Resumed | Trouble {
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  const isSaved = (name: string): boolean => listSaves(folder).some((save) => save.name === name);
  if (requested !== undefined && !isSaved(requested) && existsSync(requested))
    return importFile(games, folder, requested);
  const name = requested === undefined ? lastUnfinished(games, folder) : readName(requested);
  if (isTrouble(name)) return name;
  if (name === undefined) return trouble('resume.nothing', { folder });
  if (!isSaved(name)) return trouble('save.none', { name, folder });
  const game = findGame(games, gameOf(folder, name) ?? '') ?? games[0];
  if (game === undefined) return trouble('save.none', { name, folder });
  return open(game, folder, name);
}

function open(game: TableGame, folder: string, name: string): Resumed | Trouble {
  const opened = openSave(folder, name, game.host);
  if (isTrouble(opened)) return opened;
  const { save, restored, notes } = opened;
  const { table, archived } = restored;
  const going = shell.say('resume.going', { name: save.name });
  return { session: { game, save, table, archived }, notes: [going, ...notes, ...untrainedNotes({ game, table })] };
}

/** Imports a game from a file. The file is not changed, and the game continues in a new save. */
function importFile(games: readonly TableGame[], folder: string, path: string): Resumed | Trouble {
  const found = readGame(games, path);
  if (isTrouble(found)) return found;
  const { game, file } = found;
  const requested = readName(basename(path).replace(/\.jsonl?$/u, ''));
  const name = isTrouble(requested) ? undefined : requested;
  const save = importSave(folder, { game: game.host, source: path, file, name });
  if (isTrouble(save)) return save;
  save.close();
  const taken = open(game, folder, save.name);
  if (isTrouble(taken)) return taken;
  return { ...taken, notes: [shell.say('resume.imported', { file: path, name: save.name }), ...taken.notes.slice(1)] };
}

function lastUnfinished(games: readonly TableGame[], folder: string): string | undefined {
  return listSaves(folder).find(({ name }) => {
    const game = findGame(games, gameOf(folder, name) ?? '');
    if (game === undefined) return false;
    const loaded = load(folder, name, game.host);
    return !isTrouble(loaded) && loaded.restored.table.due !== undefined;
  })?.name;
}
