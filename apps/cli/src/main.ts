#!/usr/bin/env node
import { Command } from 'commander';
import { addGames } from './commands/games.ts';
import { addPack } from './commands/pack.ts';
import { addPlay } from './commands/play.ts';
import { runProtocol } from './commands/protocol.ts';
import { addResume } from './commands/resume.ts';
import { addRules } from './commands/rules.ts';
import { reasonOf, shell } from './messages/shell.ts';
import { isCode } from './saves/lock.ts';

// Whoever reads us may stop reading: `getaway rules | head` is no error.
process.stdout.on('error', (error: unknown) => {
  if (isCode(error, 'EPIPE')) process.exit(0);
  throw error;
});

const program = new Command('getaway').description(shell.say('program.about')).showHelpAfterError();
for (const add of [addPlay, addResume, addGames, addRules, addPack]) add(program);
program
  .command('protocol')
  .description(shell.say('protocol.about'))
  .action(() => runProtocol());

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${shell.say('program.failed', { reason: reasonOf(error) })}\n`);
  if (process.env.GETAWAY_DEBUG !== undefined) throw error;
  process.exitCode = 70;
}
