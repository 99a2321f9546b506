import { LANGUAGES, type Language } from '@getaway/text';

export { LANGUAGES, type Language };

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'português',
  cs: 'čeština',
  ru: 'русский',
  pl: 'polski',
};

type Env = Readonly<Record<string, string | undefined>>;

/** `pl`, `PL`, `pl-PL` and `pl_PL.UTF-8` are all Polish. Returns undefined for a language without a translation. */
export function languageOf(tag: string): Language | undefined {
  const [code = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/u);
  return LANGUAGES.find((language) => language === code);
}

/** The system's language by POSIX rules: the first of these variables that is set counts, even if its language is unknown. */
export function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: Env): Language {
  const set = [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '');
  return languageOf(set ?? '') ?? 'en';
}

/** An explicitly requested language: by the option, otherwise by the environment. */
export function requestedLanguage(option: string | undefined, { GETAWAY_LANGUAGE }: Env): string | undefined {
  return option ?? (GETAWAY_LANGUAGE === '' ? undefined : GETAWAY_LANGUAGE);
}
