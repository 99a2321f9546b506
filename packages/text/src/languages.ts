export const LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The regional variety of each language, for screen readers, hyphenation, lists, numbers and dates. The Portuguese
 * texts are Brazilian.
 */
export const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-BR', cs: 'cs', ru: 'ru', pl: 'pl' };

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pt: 'Português (Brasil)',
  cs: 'Čeština',
  ru: 'Русский',
  pl: 'Polski',
};

/** `pl`, `PL`, `pl-PL` and `pl_PL.UTF-8` are all Polish. Returns undefined for a language without a translation. */
export function languageOf(tag: string): Language | undefined {
  const [code = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/u);
  return LANGUAGES.find((language) => language === code);
}

/** A variety whose texts are those of its language with some words replaced. */
export type Variety = 'pt-PT';

/** Selects the texts to load: a language, or a variety of one. */
export type Locale = Language | Variety;

/** The locale of a tag: `pt_PT.UTF-8` is `pt-PT`, and `pt-BR` is `pt`. */
export const localeOf = (tag: string): Locale | undefined =>
  /^pt[-_]pt(?![a-z])/iu.test(tag.trim()) ? 'pt-PT' : languageOf(tag);

export const languageOfLocale = (locale: Locale): Language => (locale === 'pt-PT' ? 'pt' : locale);

/**
 * The tag that is used to format text. A language gets its regional variety. A tag that already names a variety, such
 * as `pt-PT`, stays as it is.
 */
export function tagOf(locale: string): string {
  const language = LANGUAGES.find((known) => known === locale);
  return language === undefined ? locale : TAGS[language];
}
