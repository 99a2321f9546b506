import type { Language } from '@getaway/text';

/** Something in a game or in the app that has exactly one name in every language. */
export interface Concept {
  /** The only word for this concept in all texts that players read. The forms have its inflected forms. */
  readonly word: string;
  /** Other words for the concept, such as the one that the printed game uses. Players can search for them too. */
  readonly also?: readonly string[];
  /**
   * Words that no text may use for the concept. `disk*` means every word that begins with “disk”. `*jte` means every
   * word that ends with “jte”.
   */
  readonly never?: readonly string[];
}

/** The words of one language for the things in a game. */
export interface GameGlossary {
  readonly GLOSSARY: Readonly<Record<string, Concept>>;
  /**
   * The inflected forms of each word, separated by commas. Checks recognise a word by its forms. A word without other
   * forms has no entry.
   */
  readonly FORMS: Readonly<Record<string, string>>;
  /** The words of common questions, and the ids of the rules that answer them, most relevant first. */
  readonly ANSWERS: readonly (readonly [words: string, rules: string])[];
}

const TABLE = [
  'reader',
  'player',
  'option',
  'decision',
  'undo',
  'rewind',
  'log',
  'pack',
  'chat',
  'onlooker',
  'notification',
  'host',
  'bot',
  'turnOrder',
  'playOnline',
] as const;

/** The words that the app uses for every game. */
export type TableWords = Readonly<Record<(typeof TABLE)[number], Concept>>;

export type Forms = Readonly<Partial<Record<(typeof TABLE)[number], string>>>;

interface TableGlossary {
  readonly WORDS: TableWords;
  readonly FORMS: Forms;
}

/** Each language is loaded on first use. */
const GLOSSARIES: Readonly<Record<Language, () => Promise<TableGlossary>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
};

export const loadTableGlossary = (language: Language): Promise<TableGlossary> => GLOSSARIES[language]();
