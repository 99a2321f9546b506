import { compile } from '../compile.ts';
import { tokensIn } from '../tokens.ts';

/** The parts of a glossary entry that are needed to check texts. */
export interface Worded {
  readonly word: string;
  readonly never?: readonly string[];
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

/**
 * The pattern of a forbidden word. `disk*` matches every word that begins with “disk”. Without the star, only the word
 * or phrase itself matches.
 */
const patternOf = (banned: string): RegExp => {
  const isBeginning = banned.endsWith('*');
  const words = escaped(isBeginning ? banned.slice(0, -1) : banned).replaceAll(' ', '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}${isBeginning ? '\\p{L}*' : '(?![\\p{L}\\p{N}])'}`, 'giu');
};

/** The words of a message that a reader sees. The ids that choose between them are left out. */
const readIn = (text: string): string =>
  text.includes('{')
    ? tokensIn(compile(text))
        .filter((token) => typeof token === 'string')
        .join('\n')
    : text;

/** Every use of a word that the glossary forbids, one line each: which text, which word, and the right one. */
export function wordingFaults(
  glossaries: readonly Readonly<Record<string, Worded>>[],
  texts: Readonly<Record<string, string>>,
): string[] {
  const banned = glossaries.flatMap((glossary) =>
    Object.values(glossary).flatMap(({ word, never = [] }) =>
      never.map((phrase) => ({ word, pattern: patternOf(phrase) })),
    ),
  );
  return Object.entries(texts).flatMap(([key, text]) => {
    const read = readIn(text);
    return banned.flatMap(({ word, pattern }) =>
      (read.match(pattern) ?? []).map((found) => `${key} says “${found}” instead of “${word}”`),
    );
  });
}
