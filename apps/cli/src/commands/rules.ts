import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { findGame } from '../games/index.ts';
import { spokenBy, voiceOf } from '../games/voice.ts';
import { quoted, shell, trouble } from '../messages/shell.ts';
import { rulesText } from '../table/rulesText.ts';
import { refuse } from './place.ts';

/** getaway rules [game] [id, section or word]. Without a game, it searches the rules of all games. */
export function addRules(program: Command, games: readonly TableGame[]): void {
  program
    .command('rules')
    .description(shell.say('rules.about'))
    .argument('[game]')
    .argument('[wanted...]')
    .action((first: string | undefined, rest: readonly string[]) => {
      const named = findGame(games, first ?? '');
      const words = named === undefined && first !== undefined ? [first, ...rest] : rest;
      const wanted = words.length === 0 ? undefined : words.join(' ');
      const columns = Math.max(80, process.stdout.isTTY ? process.stdout.columns : 80);
      const found = (named === undefined ? games : [named]).flatMap((game) => {
        const text = rulesText(spokenBy(game), wanted, columns);
        if (text === undefined) return [];
        return named === undefined ? [voiceOf(game).say('game.name'), ...text.slice(1), ''] : text.slice(1);
      });
      if (found.length === 0) return refuse(trouble('rules.none', { wanted: quoted(wanted ?? '') }));
      process.stdout.write(`${found.join('\n').trimEnd()}\n`);
    });
}
