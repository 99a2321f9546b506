import type { Language } from '@getaway/text';

/** Something in the games or in the app that has exactly one name in every language. */
export interface Concept {
  /** The only word for this concept in all texts that players read. `Forms` has its inflected forms. */
  readonly word: string;
  /** Other words for the concept, such as the one that the printed game uses. Players can search for them too. */
  readonly also?: readonly string[];
  /**
   * Words that no text may use for the concept. `disk*` means every word that begins with “disk”. `*jte` means every
   * word that ends with “jte”.
   */
  readonly never?: readonly string[];
}

const GANGSTA = [
  'out',
  'available',
  'callBack',
  'send',
  'distract',
  'job',
  'jobDone',
  'recruit',
  'pool',
  'member',
  'rival',
  'sharedJob',
  'catchUpIncome',
  'giveUp',
  'peek',
  'extraTurn',
  'henchman',
  'boss',
  'influence',
  'resource',
  'snitch',
  'chapter',
  'family',
  'gangWar',
  'theft',
  'discard',
  'skill',
] as const;

const ESCAPE_PLAN = [
  'thief',
  'cityTile',
  'token',
  'location',
  'terrain',
  'officer',
  'federal',
  'local',
  'swat',
  'inspector',
  'lieutenant',
  'contact',
  'fixerTile',
  'equipment',
  'asset',
  'unlock',
  'locker',
  'masterKey',
  'notoriety',
  'row',
  'line',
  'wound',
  'handcuffs',
  'disc',
  'partOfDay',
  'income',
  'patrol',
  'exit',
  'blocked',
  'escapePlan',
  'headquarters',
  'safeHouse',
  'business',
  'store',
  'clinic',
  'executiveAction',
  'evade',
  'rest',
  'display',
  'travel',
  'draw',
  'gasCan',
  'helicopterPad',
  'itemSpace',
  'contactSpace',
] as const;

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

type Words<Name extends string> = Readonly<Record<Name, Concept>>;

/** The words of one language. Both games and the app share the words in `table`. */
export interface Glossary {
  readonly gangsta: Words<(typeof GANGSTA)[number]>;
  readonly 'escape-plan': Words<(typeof ESCAPE_PLAN)[number]>;
  readonly table: Words<(typeof TABLE)[number]>;
}

/**
 * The inflected forms of each word, separated by commas. Checks recognise a word by its forms. A word without other
 * forms has no entry.
 */
export type Forms = { readonly [Part in keyof Glossary]: Readonly<Partial<Record<keyof Glossary[Part], string>>> };

/** Each language is loaded on first use. */
const GLOSSARIES: Readonly<Record<Language, () => Promise<{ readonly GLOSSARY: Glossary; readonly FORMS: Forms }>>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  cs: () => import('./cs.ts'),
  ru: () => import('./ru.ts'),
  pl: () => import('./pl.ts'),
};

export const loadGlossary = async (language: Language): Promise<Glossary> => (await GLOSSARIES[language]()).GLOSSARY;

export const loadForms = async (language: Language): Promise<Forms> => (await GLOSSARIES[language]()).FORMS;
