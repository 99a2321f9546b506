import { compile } from '../compile.ts';
import { tokensIn } from '../tokens.ts';

export interface Worded {
  readonly word: string;
  readonly never?: readonly string[];
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

const SOFT_HYPHEN = '\u00AD';
const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

/**
 * The pattern of a word or phrase. `disk*` matches every word that begins with “disk”. `*jte` matches every word that
 * ends with “jte”.
 */
export const phrasePattern = (phrase: string): RegExp => {
  const words = escaped(phrase.replace(/^\*|\*$/gu, '')).replaceAll(' ', '\\s+');
  const before = phrase.startsWith('*') ? '\\p{L}+' : BEFORE;
  return new RegExp(`${before}${words}${phrase.endsWith('*') ? '\\p{L}*' : AFTER}`, 'giu');
};

/** The words of a message that a reader sees. The keys of its branches are left out. */
export const shownText = (text: string): string =>
  (text.includes('{')
    ? tokensIn(compile(text))
        .filter((token) => typeof token === 'string')
        .join('\n')
    : text
  ).replaceAll(SOFT_HYPHEN, '');

/** Every use of a forbidden word, one line each: the text, the forbidden word, and the right one. */
export function wordingFaults(
  glossaries: readonly Readonly<Record<string, Worded>>[],
  texts: Readonly<Record<string, string>>,
): string[] {
  const banned = glossaries.flatMap((glossary) =>
    Object.values(glossary).flatMap(({ word, never = [] }) =>
      never.map((phrase) => ({ word, pattern: phrasePattern(phrase) })),
    ),
  );
  return Object.entries(texts).flatMap(([key, text]) => {
    const read = shownText(text);
    return banned.flatMap(({ word, pattern }) =>
      (read.match(pattern) ?? []).map((found) => `${key} says “${found}” instead of “${word}”`),
    );
  });
}
