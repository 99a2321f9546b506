/** The things in the game that have exactly one name in every language. */
const CONCEPTS = [
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
