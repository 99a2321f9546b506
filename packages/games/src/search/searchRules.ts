import { folded, type Language, stemOf, wordsIn } from '@getaway/text';
import type { Concept, GameGlossary } from '../glossary/glossary.ts';
import type { Rulebook } from '../text.ts';

export interface ReadersWords {
  readonly language: Language;
  readonly answers: GameGlossary['ANSWERS'];
  readonly concepts: readonly Concept[];
}

/**
 * Finds rules. A rule id finds its rule, and a letter finds its section. For other texts, rules that answer a common
 * question come first. After them come rules that contain typed words or their synonyms. Such a rule comes earlier if
 * it contains more of the typed words, or rarer ones. Inflection, case and accents do not matter.
 */
export function searchRules({ rules, sections }: Rulebook, text: string, readers: ReadersWords): readonly string[] {
  const ids = Object.keys(rules);
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return ids;
  const exact = ids.find((id) => id.toLowerCase() === wanted);
  if (exact !== undefined) return [exact];
  const section = Object.keys(sections).find((letter) => letter.toLowerCase() === wanted);
  if (section !== undefined) return ids.filter((id) => id.startsWith(section));
  const index = indexOf(rules, readers);
  const typed = stemsIn(text, readers.language, index.short);
  const called = new Set(
    typed.flatMap((word) => waysToSay(word, index)).flatMap((way) => (way.length === 1 ? way : [])),
  );
  const meant = index.answers
    .filter(({ words }) => words.some((word) => called.has(word)))
    .flatMap(({ answers }) => answers)
    .filter((id) => id in rules);
  return [...new Set([...meant, ...containing(index, typed, meant.length > 0)])];
}

/** The rules that contain some of the typed words, or all of them if `onlyAll` is set. Rare words count more. */
function containing(index: Index, typed: readonly string[], onlyAll: boolean): readonly string[] {
  const wanted = typed.map((word) => {
    const ways = waysToSay(word, index);
    const found = index.rules.filter(({ told }) => ways.some((way) => way.every((one) => told.has(one))));
    return { ids: new Set(found.map(({ id }) => id)), weight: Math.log(1 + index.rules.length / (1 + found.length)) };
  });
  const known = wanted.filter(({ ids }) => ids.size > 0);
  return index.rules
    .map(({ id }) => ({ id, hits: known.filter(({ ids }) => ids.has(id)) }))
    .filter(({ hits }) => hits.length > 0 && (!onlyAll || hits.length === typed.length))
    .map(({ id, hits }) => ({ id, weight: hits.reduce((sum, { weight }) => sum + weight, 0) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
}

/** The word itself and its synonyms in the glossary. Each is a list of stems. */
const waysToSay = (word: string, { synonyms }: Index): readonly (readonly string[])[] => [
  [word],
  ...(synonyms.get(word) ?? []),
];

/** The stems of a rulebook and of the words of its readers. */
interface Index {
  readonly rules: readonly { readonly id: string; readonly told: ReadonlySet<string> }[];
  readonly answers: readonly { readonly words: readonly string[]; readonly answers: readonly string[] }[];
  /** The stem of a word that readers use, mapped to the stems of the glossary's words for the same thing. */
  readonly synonyms: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Short words that still say something about a rule, such as “hq”. */
  readonly short: ReadonlySet<string>;
}

/** The index of each rulebook. It is made once, because the search runs after every typed letter. */
const INDEXES = new WeakMap<Rulebook['rules'], Index>();

function indexOf(rules: Rulebook['rules'], readers: ReadersWords): Index {
  const known = INDEXES.get(rules) ?? newIndex(rules, readers);
  INDEXES.set(rules, known);
  return known;
}

function newIndex(rules: Rulebook['rules'], { language, answers, concepts }: ReadersWords): Index {
  const short = new Set(
    concepts.flatMap(({ also = [] }) => also.map(folded)).filter((other) => other.length < SHORTEST_WORD),
  );
  const synonyms = new Map<string, (readonly string[])[]>();
  for (const { word, also = [] } of concepts) {
    const way = stemsIn(word, language);
    for (const stem of new Set(also.flatMap((other) => stemsIn(other, language, short))))
      if (way.length > 0) synonyms.set(stem, [...(synonyms.get(stem) ?? []), way]);
  }
  return {
    rules: Object.entries(rules).map(([id, rule]) => ({ id, told: new Set(stemsIn(rule, language)) })),
    answers: answers.map(([words, ids]) => ({ words: stemsIn(words, language), answers: ids.split(' ') })),
    synonyms,
    short,
  };
}

/** Words with fewer letters, such as “do” and “if”, usually say nothing about a rule. */
const SHORTEST_WORD = 3;

const stemsIn = (text: string, language: Language, short?: ReadonlySet<string>): readonly string[] =>
  wordsIn(text)
    .filter((word) => short?.has(word) === true || (word.length >= SHORTEST_WORD && !EMPTY.has(word)))
    .map((word) => stemOf(word, language));

/** Words that are common in questions but say nothing about a rule, in lower case without accents. */
const EMPTY = new Set(
  (
    'how what when who where why can the and does are for with ' +
    'como que quando quem onde posso uma para com ' +
    'jak kdy kdo kde proc muzu jsem pro ' +
    'как что когда кто где почему можно мне для это ' +
    'kiedy kto gdzie dlaczego moge czy dla'
  ).split(' '),
);
