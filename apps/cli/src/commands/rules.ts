import type { Command } from 'commander';
import { findGame, GAMES } from '../games/index.ts';
import { quoted, shell, trouble } from '../messages/shell.ts';
import { rulesText } from '../table/rulesText.ts';
import { refuse } from './place.ts';

/** getaway rules [game] [id, section or word]; the game may be left out where there is only one. */
export function addRules(program: Command): void {
  program
    .command('rules')
    .description(shell.say('rules.about'))
    .argument('[game]')
    .argument('[wanted...]')
    .action((first: string | undefined, rest: readonly string[]) => {
      const named = findGame(first ?? '');
      const game = named ?? GAMES[0];
      if (game === undefined) return;
      const words = named === undefined && first !== undefined ? [first, ...rest] : rest;
      const wanted = words.length === 0 ? undefined : words.join(' ');
      const columns = Math.max(80, process.stdout.isTTY ? process.stdout.columns : 80);
      const text = rulesText(game, wanted, columns);
      if (text === undefined) return refuse(trouble('rules.none', { wanted: quoted(wanted ?? '') }));
      process.stdout.write(`${text.slice(1).join('\n')}\n`);
    });
}
