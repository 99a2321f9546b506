export const LANGUAGES = ['en', 'pt', 'cs', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The regional variety of each language, for screen readers, hyphenation, lists, numbers and dates. The Portuguese
 * texts are Brazilian.
 */
const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-BR', cs: 'cs', ru: 'ru', pl: 'pl' };

interface VarietyParts {
  readonly language: Language;
  /** Loads a table of words and phrases in lower case. The table maps each of them to what the variety says instead. */
  readonly words: () => Promise<{ readonly WORDS: Readonly<Record<string, string>> }>;
}

/** Regional varieties, which replace some words in the texts of their language. */
export const VARIETIES = {
  'pt-PT': { language: 'pt', words: () => import('./varieties/portugal.ts') },
} as const satisfies Readonly<Record<string, VarietyParts>>;
export type Variety = keyof typeof VARIETIES;

/** The key by which texts are loaded: a language, or a variety of a language. */
export type Locale = Language | Variety;

export const isVariety = (locale: string): locale is Variety => locale in VARIETIES;

/** The locales that a reader can choose. Each language is followed by its varieties. */
export const LOCALES: readonly Locale[] = LANGUAGES.flatMap((language): readonly Locale[] => [
  language,
  ...varieties().filter((variety) => VARIETIES[variety].language === language),
]);

/** The name of each language and variety in the language itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  pt: 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  cs: 'Čeština',
  ru: 'Русский',
  pl: 'Polski',
};

/** `pl`, `PL`, `pl-PL` and `pl_PL.UTF-8` are all Polish. Returns undefined for a language without a translation. */
export function languageOf(tag: string): Language | undefined {
  const locale = localeOf(tag);
  return locale === undefined ? undefined : languageOfLocale(locale);
}

/** The locale of a tag: `pt_PT.UTF-8` is `pt-PT`, and `pt-BR` is `pt`. */
export function localeOf(tag: string): Locale | undefined {
  const [code = '', region = ''] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.@]/u);
  const variety = varieties().find((one) => one.toLowerCase() === `${code}-${region}`);
  return variety ?? LANGUAGES.find((language) => language === code);
}

export const languageOfLocale = (locale: Locale): Language => (isVariety(locale) ? VARIETIES[locale].language : locale);

function varieties(): readonly Variety[] {
  return Object.keys(VARIETIES).filter(isVariety);
}

/**
 * The tag for formatting text. For a language, it is the tag of its regional variety. A tag with a region, such as
 * `pt-PT`, is returned unchanged.
 */
export function tagOf(locale: string): string {
  const language = LANGUAGES.find((known) => known === locale);
  return language === undefined ? locale : TAGS[language];
}
