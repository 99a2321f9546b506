import { type CompiledMessage, compile } from './compile.ts';
import { format, gainFormat, memoized, numberFormat, percentFormat } from './format.ts';
import { tagOf } from './languages.ts';
import { withoutRuleIds } from './ruleIds.ts';
import { tokensIn, valueNameOf } from './tokens.ts';

/** The messages of one language: ICU messages by key. */
export type Catalogue<Key extends string = string> = Readonly<Record<Key, string>>;
export type Values = Readonly<Record<string, string | number>>;

export interface Speaker<Key extends string = string> {
  /** The tag of the regional variety, such as `pt-BR`. */
  readonly locale: string;
  has(key: string): key is Key;
  /** Throws on a missing key or value, because that is a bug in the code. */
  say(key: Key, values?: Values): string;
  /** The values that a message uses, in all its branches. */
  valuesOf(key: Key): readonly string[];
  /** Joins things as the language does: "a, b and c" or "a, b or c". */
  list(things: readonly string[], joint?: 'and' | 'or'): string;
  /** A number with at most one decimal, as the language writes it. */
  number(value: number): string;
  /** A fraction in percent: 0.5 is 50 %. With `change`, it has a plus or minus sign. */
  percent(share: number, as?: 'share' | 'change'): string;
}

export function speaker<Key extends string>({
  locale: language,
  catalogue,
  ruleIds = 'said',
}: {
  readonly locale: string;
  readonly catalogue: Catalogue<Key>;
  /** Whether messages are said with the rule ids that they contain, such as “[N3]”. */
  readonly ruleIds?: 'said' | 'leftOut';
}): Speaker<Key> {
  const locale = tagOf(language);
  // Messages are compiled on first use, because a screen needs only a few of them.
  const messageOf = memoized((key: Key): CompiledMessage => {
    if (!Object.hasOwn(catalogue, key)) throw new Error(`no message ${key} in the catalogue ${locale}`);
    const message = compile(catalogue[key]);
    return ruleIds === 'said' ? message : withoutRuleIds(message);
  });
  const valuesOf = memoized((key: Key) => namesIn(messageOf(key)));
  return {
    locale,
    has: (key): key is Key => Object.hasOwn(catalogue, key),
    say: (key, values = {}) => format(messageOf(key), { key, values, locale }),
    valuesOf,
    list: (things, joint = 'and') => LISTS[joint](locale).format(things),
    number: (value) => numberFormat(locale).format(value),
    percent: (share, as = 'share') => (as === 'change' ? gainFormat : percentFormat)(locale).format(share),
  };
}

const LISTS = {
  and: memoized((locale: string) => new Intl.ListFormat(locale)),
  or: memoized((locale: string) => new Intl.ListFormat(locale, { type: 'disjunction' })),
};

const namesIn = (message: CompiledMessage): string[] =>
  [...new Set(tokensIn(message).map((token) => valueNameOf(token) ?? '#'))].filter((name) => name !== '#');

/** The values that a message uses, in all its branches. */
export const valueNames = (message: string): string[] => namesIn(compile(message));
