import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dataFolder } from '@getaway/server/dataFolder';
import { reasonOf, type Trouble, trouble } from '../messages/shell.ts';

/** Returns the folder of saved games, and creates it if it is missing. */
export function savesFolder(): string | Trouble {
  const folder = dataFolder({ env: process.env, platform: process.platform, home: homedir() });
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return folder;
  } catch (error) {
    return trouble('save.failed', { folder, reason: reasonOf(error) });
  }
}

export function refuse({ trouble: sentence }: Trouble): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

export const isTrouble = (value: unknown): value is Trouble =>
  typeof value === 'object' && value !== null && 'trouble' in value;
