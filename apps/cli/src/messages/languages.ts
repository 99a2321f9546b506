import { LANGUAGES, type Language, LOCALE_NAMES, LOCALES, type Locale, localeOf } from '@getaway/text';

export { LANGUAGES, type Language, LOCALE_NAMES, LOCALES, type Locale, localeOf };

type Env = Readonly<Record<string, string | undefined>>;

/** The system's language by POSIX rules: the first variable that is set decides, even if its language is unknown. */
export function languageOfSystem({ LC_ALL, LC_MESSAGES, LANG }: Env): Locale {
  const set = [LC_ALL, LC_MESSAGES, LANG].find((locale) => locale !== undefined && locale !== '');
  return localeOf(set ?? '') ?? 'en';
}

/** The language that the user requested explicitly, by the option or by the environment. */
export function requestedLanguage(option: string | undefined, { GETAWAY_LANGUAGE }: Env): string | undefined {
  return option ?? (GETAWAY_LANGUAGE === '' ? undefined : GETAWAY_LANGUAGE);
}
