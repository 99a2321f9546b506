import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { shell } from '../messages/shell.ts';
import { gameOf, listSaves, load } from '../saves/store.ts';
import { cell, widthOf, wrap } from '../terminal/layout.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';

/** getaway games: lists the saved games, most recently played first. */
export function addGames(program: Command, games: readonly TableGame[]): void {
  program
    .command('games')
    .description(shell.say('games.about'))
    .action(() => {
      const folder = savesFolder();
      if (isTrouble(folder)) return refuse(folder);
      const saves = listSaves(folder);
      if (saves.length === 0) return print([shell.say('games.none', { folder })]);
      const widest = Math.max(...saves.map(({ name }) => widthOf(name)));
      const dates = new Intl.DateTimeFormat(shell.locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
      });
      print([
        shell.say('games.folder', { folder }),
        ...saves.flatMap(({ name, changed }) => {
          const lead = `  ${cell(name, widest)}  ${dates.format(changed)}  `;
          return wrap(lead + standOf(games, folder, name), 80, ' '.repeat(4));
        }),
      ]);
    });
}

/** Describes in a few words how far a saved game has been played. */
function standOf(games: readonly TableGame[], folder: string, name: string): string {
  const game = findGame(games, gameOf(folder, name) ?? '');
  if (game === undefined) return shell.say('games.unknown');
  const loaded = load(folder, name, game.host);
  if (isTrouble(loaded)) return loaded.trouble;
  const { table, choices } = loaded.restored;
  const seat = table.due;
  return seat === undefined
    ? shell.say('games.over', { choices })
    : shell.say('games.turn', { choices, seat: table.players[seat]?.name ?? '' });
}

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
