/** The languages of the table, and how each calls itself. */
export const LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((known) => known === code);

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'Português',
  cs: 'Čeština',
  ru: 'Русский',
  pl: 'Polski',
};
