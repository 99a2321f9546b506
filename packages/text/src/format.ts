import type { CompiledMessage, CompiledToken } from './compile.ts';
import { formatMoney } from './money.ts';
import type { Values } from './speaker.ts';
import { isMoney } from './tokens.ts';

/** Puts values into a compiled ICU message. Values are never parsed as part of the message. */
export const format = (message: CompiledMessage, context: Context): string =>
  message.map((token) => formatToken(token, context)).join('');

interface Context {
  readonly key: string;
  readonly values: Values;
  readonly locale: string;
  /** The number on which the enclosing plural depends. In the plural's text, `#` stands for this number. */
  readonly number?: number;
}

function formatToken(token: CompiledToken, context: Context): string {
  const { key, values, locale, number } = context;
  if (typeof token === 'string') return token;
  if (isMoney(token)) return formatMoney(formatToken(token.amount, context), token.isThousands, locale);
  const [name, type, branches] = token;
  if (name === '#') return numberFormat(locale).format(number ?? 0);
  const value = values[name];
  if (value === undefined) throw new Error(`the message ${key} (${locale}) lacks its value ${name}`);
  if (type === undefined) return isWritten(value) ? String(value) : plainFormat(locale).format(Number(value));
  if (type === 'number') return numberFormat(locale).format(Number(value));
  if (type === 'select') return format(branches[String(value)] ?? branches.other ?? [], context);
  const count = Number(value);
  const branch = branches[String(count)] ?? branches[RULES[type](locale).select(count)] ?? branches.other ?? [];
  return format(branch, { ...context, number: count });
}

/**
 * Whether a value looks the same in every language. This is true of texts and of whole numbers that are not negative.
 */
const isWritten = (value: string | number): boolean =>
  typeof value === 'string' || (Number.isInteger(value) && value >= 0);

/** Caches the results of a function by its argument. Creating a formatter takes longer than describing a whole turn. */
export const memoized = <Text extends string, T>(make: (text: Text) => T): ((text: Text) => T) => {
  const known = new Map<Text, T>();
  return (text) => {
    const one = known.get(text) ?? make(text);
    known.set(text, one);
    return one;
  };
};

const RULES = {
  plural: memoized((locale: string) => new Intl.PluralRules(locale)),
  selectordinal: memoized((locale: string) => new Intl.PluralRules(locale, { type: 'ordinal' })),
};
/** Formats numbers as a language writes them, with a real minus sign. */
export const numberFormat = memoized((locale: string) => numbers(locale, { maximumFractionDigits: 1 }));
/** Formats a number without grouping, such as a port or a score. */
const plainFormat = memoized((locale: string) => numbers(locale, { maximumFractionDigits: 20, useGrouping: false }));
export const percentFormat = memoized((locale: string) =>
  numbers(locale, { style: 'percent', maximumFractionDigits: 0 }),
);
export const gainFormat = memoized((locale: string) =>
  numbers(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
);

function numbers(locale: string, options: Intl.NumberFormatOptions): { format(value: number): string } {
  const plain = new Intl.NumberFormat(locale, options);
  // Adding 0 turns −0 into 0.
  return { format: (value) => plain.format(value + 0).replace('-', '−') };
}
