/** The things in the game that have exactly one name in every language. */
const CONCEPTS = [
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

type Concept = (typeof CONCEPTS)[number];

interface Entry {
  /** The only word for the thing in all texts that players read. */
  readonly word: string;
  /** Other words for it. Players can search for them too. */
  readonly also?: readonly string[];
  /** Words that no text may use for it. `disk*` means every word that begins with “disk”. */
  readonly never?: readonly string[];
}

export type Glossary = Readonly<Record<Concept, Entry>>;

/** The inflected forms in which texts use the words, separated by commas. A word without other forms has no entry. */
export type Forms = Readonly<Partial<Record<Concept, string>>>;

/** The words of common questions, and the ids of the rules that answer them, most relevant first. */
export type Answers = readonly (readonly [words: string, rules: string])[];
