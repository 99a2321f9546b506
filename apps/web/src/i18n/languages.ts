import { LANGUAGES, type Language } from '@getaway/text';

export { LANGUAGES, type Language };

export const isLanguage = (code: unknown): code is Language => LANGUAGES.some((known) => known === code);

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'Português',
  cs: 'Čeština',
  ru: 'Русский',
  pl: 'Polski',
};
