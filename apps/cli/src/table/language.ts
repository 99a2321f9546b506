import type { TableGame } from '../games/game.ts';
import { speak } from '../games/speak.ts';
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '../messages/languages.ts';
import { quoted, shell } from '../messages/shell.ts';

/** The available languages, each by its own name. */
export const knownLanguages = (): string => shell.list(LANGUAGES.map((code) => `${code} ${LANGUAGE_NAMES[code]}`));

export const noSuchLanguage = (wished: string): string =>
  shell.say('argument.language', { language: quoted(wished), languages: knownLanguages() });

/** Switches a table to another language. Lists the available ones if the language is unknown. */
export async function changeLanguage(game: TableGame, wished: string): Promise<string | undefined> {
  const language = languageOf(wished);
  if (language === undefined) return noSuchLanguage(wished);
  await speak(language, [game]);
  return undefined;
}
