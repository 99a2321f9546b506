import type { Rulebook } from '@getaway/games';
import type { GameId } from '../../browser/gameIds.ts';

/** By game: words that players use, and the ids of the rules that they mean, most relevant first. */
export type PlayersWords = Readonly<Record<GameId, readonly (readonly [words: string, rules: string])[]>>;

interface Wanted {
  readonly text: string;
  readonly locale: string;
  /** The players' words of this game. */
  readonly words: PlayersWords[GameId];
}

/**
 * Finds rules for a search text. An id finds its rule. Otherwise, rules that players' words refer to come first, then
 * those that contain most of the words. Endings, case and accents do not matter.
 */
export function searchRules({ rules }: Rulebook, { text, locale, words }: Wanted): readonly string[] {
  const ids = Object.keys(rules);
  const typed = wordsIn(text, locale);
  const exact = ids.find((id) => id.toLowerCase() === text.trim().toLowerCase());
  if (exact !== undefined) return [exact];
  if (typed.length === 0) return text.trim() === '' ? ids : [];
  const meant = words
    .filter(([known]) => wordsIn(known, locale).some((word) => typed.some((one) => isAlike(one, word))))
    .flatMap(([, answers]) => answers.split(' '))
    .filter((id) => id in rules);
  const countIn = (id: string): number => {
    const present = wordsIn(rules[id] ?? '', locale);
    return typed.filter((word) => present.some((other) => isAlike(word, other))).length;
  };
  const containing = ids
    .map((id) => ({ id, count: countIn(id) }))
    .filter(({ count }) => count > 0 && (meant.length === 0 || count === typed.length))
    .toSorted((a, b) => b.count - a.count)
    .map(({ id }) => id);
  return [...new Set([...meant, ...containing])];
}

/** Shorter words, such as “do” and “how”, say nothing about a rule. */
const SHORTEST_WORD = 3;
/** Two words that begin with this many equal letters count as the same word. */
const SAME_LETTERS = 5;

const wordsIn = (text: string, locale: string): readonly string[] =>
  (
    text
      .toLocaleLowerCase(locale)
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .match(/[\p{Letter}\p{Number}]+/gu) ?? []
  ).filter((word) => word.length >= SHORTEST_WORD);

function isAlike(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, SAME_LETTERS);
  return length < SAME_LETTERS ? one === other : one.slice(0, length) === other.slice(0, length);
}
