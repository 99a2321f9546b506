import { LANGUAGES, type Language } from '@getaway/text';

export { LANGUAGES, type Language };

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'português',
  cs: 'čeština',
  ru: 'русский',
  pl: 'polski',
};

type Env = Readonly<Record<string, string | undefined>>;

/** `pl`, `PL`, `pl-PL` and `pl_PL.UTF-8` are all Polish; undefined for a language that nobody has written. */
export function languageOf(tag: string): Language | undefined {
  const [code = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/u);
  return LANGUAGES.find((language) => language === code);
}

/** What the system speaks, as POSIX tells it: the first of these that is set counts, even if we don't know its language. */
export function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: Env): Language {
  const set = [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '');
  return languageOf(set ?? '') ?? 'en';
}

/** The language somebody asked for, in so many words: by the option, or else by the environment. */
export function wishedLanguage(option: string | undefined, { GETAWAY_LANGUAGE }: Env): string | undefined {
  return option ?? (GETAWAY_LANGUAGE === '' ? undefined : GETAWAY_LANGUAGE);
}
