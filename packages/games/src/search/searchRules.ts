import { type Language, stemOf, wordsIn } from '@getaway/text';
import type { Concept } from '../glossary/glossary.ts';
import type { Rulebook } from '../text.ts';

/** The words that readers of one game use for its things, in their language. */
export interface ReadersWords {
  readonly language: Language;
  /** The words of common questions, and the ids of the rules that answer them, most relevant first. */
  readonly answers: readonly (readonly [words: string, rules: string])[];
  readonly concepts: readonly Concept[];
}

/**
 * Finds the rules for a search text. A rule id finds its rule, and a letter finds its section. Otherwise, rules that
 * answer a common question come first. Then come the rules that contain the most of the typed words, or the glossary's
 * words for the same things. Inflection, case and accents do not matter.
 */
export function searchRules({ rules, sections }: Rulebook, text: string, readers: ReadersWords): readonly string[] {
  const ids = Object.keys(rules);
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return ids;
  const exact = ids.find((id) => id.toLowerCase() === wanted);
  if (exact !== undefined) return [exact];
  const section = Object.keys(sections).find((letter) => letter.toLowerCase() === wanted);
  if (section !== undefined) return ids.filter((id) => id.startsWith(section));
  const typed = stemsIn(text, readers.language);
  const called = new Set(
    typed.flatMap((word) => waysToSay(word, readers)).flatMap((way) => (way.length === 1 ? way : [])),
  );
  const meant = readers.answers
    .filter(([words]) => stemsIn(words, readers.language).some((word) => called.has(word)))
    .flatMap(([, answers]) => answers.split(' '))
    .filter((id) => id in rules);
  return [...new Set([...meant, ...containing(rules, typed, { readers, onlyAll: meant.length > 0 })])];
}

/** Rules that contain some of the typed words. Rare words count more than frequent ones. */
function containing(
  rules: Rulebook['rules'],
  typed: readonly string[],
  { readers, onlyAll }: { readonly readers: ReadersWords; readonly onlyAll: boolean },
): readonly string[] {
  const stems = Object.entries(rules).map(([id, rule]) => ({ id, told: new Set(stemsIn(rule, readers.language)) }));
  const wanted = typed.map((word) => {
    const ways = waysToSay(word, readers);
    const found = stems.filter(({ told }) => ways.some((way) => way.every((one) => told.has(one))));
    return { ids: new Set(found.map(({ id }) => id)), weight: Math.log(1 + stems.length / (1 + found.length)) };
  });
  const known = wanted.filter(({ ids }) => ids.size > 0);
  return stems
    .map(({ id }) => ({ id, hits: known.filter(({ ids }) => ids.has(id)) }))
    .filter(({ hits }) => hits.length > 0 && (!onlyAll || hits.length === typed.length))
    .map(({ id, hits }) => ({ id, weight: hits.reduce((sum, { weight }) => sum + weight, 0) }))
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ id }) => id);
}

/** The word itself, and the glossary's words for the things that readers call by this word. Each is a list of stems. */
function waysToSay(word: string, { language, concepts }: ReadersWords): readonly (readonly string[])[] {
  const called = concepts.filter(({ also = [] }) => also.some((other) => stemsIn(other, language).includes(word)));
  return [[word], ...called.map((concept) => stemsIn(concept.word, language)).filter((stems) => stems.length > 0)];
}

/** Shorter words, such as “do” and “if”, say nothing about a rule. */
const SHORTEST_WORD = 3;

const stemsIn = (text: string, language: Language): readonly string[] =>
  wordsIn(text)
    .filter((word) => word.length >= SHORTEST_WORD && !EMPTY.has(word))
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
