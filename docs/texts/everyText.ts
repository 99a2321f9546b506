import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { GameId } from '@getaway/games';
import { idsIn } from '@getaway/games/registry';
import type { Language } from '@getaway/text';
import { ALERT_TEXTS } from '../../apps/server/src/alerts/messages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Text {
  readonly file: string;
  readonly key: string;
  /** The game that the text belongs to; undefined if it belongs to none. */
  readonly game: GameId | undefined;
  readonly text: string;
}

/**
 * Everything that players read in a language. A file of texts is called `<language>.ts` or is in a folder called
 * `<language>`.
 */
export async function everyText(language: Language): Promise<readonly Text[]> {
  const files = globSync(`{packages,apps}/*/src/**/{${language}.ts,${language}/**/*.ts}`, { cwd: ROOT }).filter(
    (file) => !/\.test\.ts$|[\\/](?:glossary|search)[\\/]/u.test(file),
  );
  const all = await Promise.all(
    files.map(async (file) => {
      const module = (await import(pathToFileURL(join(ROOT, file)).href)) as Readonly<Record<string, unknown>>;
      return textsIn(module).map(([key, text]) => ({ file, key, game: gameOf(file, key), text }));
    }),
  );
  // Some files combine others and repeat their texts, so duplicates are dropped.
  const told = new Map(all.flat().map((one) => [`${one.game} ${one.key} ${one.text}`, one]));
  return [...told.values(), ...alerts(language)];
}

/** The texts of alerts that a server sends. One file has them in all languages. */
const alerts = (language: Language): readonly Text[] =>
  Object.entries(ALERT_TEXTS[language]).map(([key, text]) => ({ file: 'alerts', key, game: undefined, text }));

/** What the path or the key of a game's texts contains. */
const NAMED: Readonly<Record<GameId, RegExp>> = { gangsta: /gangsta/u, 'escape-plan': /escape-?plan/iu };

const gameOf = (file: string, key: string): GameId | undefined =>
  idsIn(NAMED).find((game) => NAMED[game].test(file + key));

/** All texts in the records that a module exports, each with its key. */
function textsIn(value: unknown, name = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, key));
}
