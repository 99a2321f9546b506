import type { Command } from 'commander';
import { findGame, GAMES } from '../games/index.ts';
import { shell, type Trouble, trouble } from '../messages/shell.ts';
import { readName } from '../saves/folder.ts';
import { gameOf, listSaves, load, openSave } from '../saves/store.ts';
import type { Session } from '../table/session.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';
import { playSaved, withTerminal } from './table.ts';

/** getaway resume [name]: goes on where a game was left. */
export function addResume(program: Command): void {
  program
    .command('resume')
    .description(shell.say('resume.about'))
    .argument('[name]')
    .action((wished: string | undefined) => {
      const taken = takeUp(wished);
      if (isTrouble(taken)) return refuse(taken);
      const notes = [shell.say('resume.going', { name: taken.session.save.name }), ...taken.notes];
      return withTerminal((terminal) => playSaved(taken.session, terminal, notes));
    });
}

function takeUp(
  wished: string | undefined,
): { readonly session: Session; readonly notes: readonly string[] } | Trouble {
  const folder = savesFolder();
  if (isTrouble(folder)) return folder;
  const name = wished === undefined ? lastUnfinished(folder) : readName(wished);
  if (isTrouble(name)) return name;
  if (name === undefined) return trouble('resume.nothing', { folder });
  if (!listSaves(folder).some((save) => save.name === name)) return trouble('save.none', { name, folder });
  const game = findGame(gameOf(folder, name) ?? '') ?? GAMES[0];
  if (game === undefined) return trouble('save.none', { name, folder });
  const opened = openSave(folder, name, game.definition);
  if (isTrouble(opened)) return opened;
  const { save, restored, notes } = opened;
  const { match, history, header, archived } = restored;
  return { session: { game, players: header.seats, save, match, history, archived }, notes };
}

function lastUnfinished(folder: string): string | undefined {
  return listSaves(folder).find(({ name }) => {
    const game = findGame(gameOf(folder, name) ?? '');
    if (game === undefined) return false;
    const loaded = load(folder, name, game.definition);
    return !isTrouble(loaded) && loaded.restored.match.decision !== undefined;
  })?.name;
}
