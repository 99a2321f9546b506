import type { TableGame } from '../games/game.ts';
import { speak } from '../games/speak.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../messages/languages.ts';
import { quoted, shell } from '../messages/shell.ts';

/** The languages of the table, each as it calls itself. */
export const knownLanguages = (): string => shell.list(LANGUAGES.map((code) => `${code} ${LANGUAGE_NAMES[code]}`));

export const noSuchLanguage = (wished: string): string =>
  shell.say('argument.language', { language: quoted(wished), languages: knownLanguages() });

/** A table of this game speaks another language from now on; says which there are if it can't. */
export async function changeLanguage(game: TableGame, wished: string): Promise<string | undefined> {
  const language = languageOf(wished);
  if (language === undefined) return noSuchLanguage(wished);
  await speak(language, [game]);
  return undefined;
}
