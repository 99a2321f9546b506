import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { dataFolder } from '@getaway/server/dataFolder';
import { hideExperimentalWarnings } from '@getaway/server/experimentalWarnings';
import type { Command } from 'commander';
import { reasonOf, shell, type Trouble, trouble } from '../messages/shell.ts';
import { isTrouble, refuse } from './place.ts';

/** getaway backup: copies the server's data. The server may be running. */
export function addBackup(program: Command): void {
  program
    .command('backup')
    .description(shell.say('backup.about'))
    .argument('<file>')
    .action(async (file: string) => {
      const said = await copyTo(resolve(file));
      if (isTrouble(said)) refuse(said);
      else process.stdout.write(`${said}\n`);
    });
}

async function copyTo(file: string): Promise<string | Trouble> {
  const { env, platform } = process;
  if ((env.DATABASE_URL ?? '') !== '') return trouble('backup.elsewhere');
  const folder = resolve(dataFolder({ env, platform, home: homedir() }));
  hideExperimentalWarnings();
  // Loaded on demand, because most commands do not need the database.
  const { backupFolder, StoreError } = await import('@getaway/server/backup');
  try {
    await backupFolder(folder, file);
    return shell.say('backup.done', { folder, file });
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    if (error.trouble === 'missing') return trouble('backup.nothing', { folder });
    if (error.trouble === 'exists') return trouble('backup.exists', { file });
    return trouble('backup.failed', { file, reason: reasonOf(error.cause ?? error) });
  }
}
