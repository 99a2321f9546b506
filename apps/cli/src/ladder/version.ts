import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@getaway/games';

/** Folders with tools and texts, which do not affect how bots play. */
const WITHOUT_EFFECT = ['lab', 'training', 'testing', 'review', 'messages', 'rulebook'];

/**
 * The version of a game's bots for this number of players: a hash of all code and nets that they use. Only games of the
 * same version may be counted together.
 */
export function versionOfBots(packages: string, game: string, players: number): string {
  const hash = createHash('sha256');
  for (const name of ['bots', 'kernel', game]) {
    const source = join(packages, name, 'src');
    for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' }).toSorted())
      if (takesPart(file, game, players)) hash.update(file).update(readFileSync(join(source, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

function takesPart(file: string, game: string, players: number): boolean {
  const [folder] = file.split(/[/\\]/u);
  if (Object.keys(GAMES).some((other) => other !== game && folderOf(other) === folder)) return false;
  if (folder !== undefined && WITHOUT_EFFECT.includes(folder)) return false;
  return file.endsWith('.json') ? file.endsWith(`${game}-${players}.json`) : /(?<!\.test)\.ts$/u.test(file);
}

/** Turns a game's id into the name of its folder: `escape-plan` has the folder `escapePlan`. */
function folderOf(id: string): string {
  return id.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}
