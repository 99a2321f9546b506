import type { TableGame } from '../games/game.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { LOCALE_NAMES, LOCALES, localeOf } from '../messages/languages.ts';
import { quoted, shell } from '../messages/shell.ts';

export const knownLanguages = (): string => shell.list(LOCALES.map((code) => `${code} ${LOCALE_NAMES[code]}`));

export const noSuchLanguage = (requested: string): string =>
  shell.say('argument.language', { language: quoted(requested), languages: knownLanguages() });

/** Switches a table to another language. If the language is unknown, returns a list of the available ones. */
export async function changeLanguage(game: TableGame, requested: string): Promise<string | undefined> {
  const language = localeOf(requested);
  if (language === undefined) return noSuchLanguage(requested);
  await setLanguage(language, [game]);
  return undefined;
}
