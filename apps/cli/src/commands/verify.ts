import { existsSync } from 'node:fs';
import type { Verification } from '@getaway/kernel';
import { digestFor, isTampering, testimonyOn } from '@getaway/table';
import type { Command } from 'commander';
import type { TableGame } from '../games/game.ts';
import { shell } from '../messages/shell.ts';
import { fileOf } from '../saves/folder.ts';
import { drawLines } from '../table/drawLines.ts';
import { readGame } from './file.ts';
import { isTrouble, refuse, savesFolder } from './place.ts';

/**
 * getaway verify FILE: checks that the draws of a game follow from its seed, and that the seed was made from the secret
 * that the table committed to.
 */
export function addVerify(program: Command, games: readonly TableGame[]): void {
  program
    .command('verify')
    .description(shell.say('verify.about'))
    .argument('<file>')
    .action((name: string) => {
      // `name` is a file or the name of a save.
      const folder = existsSync(name) ? undefined : savesFolder();
      if (isTrouble(folder)) return refuse(folder);
      const found = readGame(games, folder === undefined ? name : fileOf(folder, name), name);
      if (isTrouble(found)) return refuse(found);
      const { journal, pack, witness, players } = found.file;
      const { host } = found.game;
      if (pack !== undefined) host.packs.put(pack);
      const verification = host.verify(journal);
      const seat = witness?.told?.seat;
      const digest = seat === undefined ? undefined : digestFor(host.restore({ journal, players: [] }), seat);
      const testimony = testimonyOn(verification, witness, digest);
      const columns = Math.max(80, process.stdout.isTTY ? process.stdout.columns : 80);
      process.stdout.write(`${drawLines({ verification, testimony, players }, columns).join('\n')}\n`);
      process.exitCode = exitCode(verification, testimony);
    });
}

/** Exit code: 0 if every draw follows from the seed, 1 if something is wrong, 2 if the draws can't be verified. */
function exitCode({ verdict }: Verification, testimony: ReturnType<typeof testimonyOn>): number {
  if (verdict === 'wrong' || (testimony !== undefined && isTampering(testimony))) return 1;
  return verdict === 'unverifiable' ? 2 : 0;
}
