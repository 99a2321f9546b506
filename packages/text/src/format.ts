import type { CompiledMessage, CompiledToken } from './compile.ts';
import type { Values } from './speaker.ts';

/** Puts values into a compiled ICU message. Values are never parsed as part of the message. */
export const format = (message: CompiledMessage, context: Context): string =>
  message.map((token) => formatToken(token, context)).join('');

interface Context {
  readonly key: string;
  readonly values: Values;
  readonly locale: string;
  /** The number of the enclosing plural, for which `#` stands. */
  readonly number?: number;
}

function formatToken(token: CompiledToken, context: Context): string {
  const { key, values, locale, number } = context;
  if (token === '#' && number !== undefined) return numberFormat(locale).format(number);
  if (typeof token === 'string') return token;
  const [name, type, branches] = token;
  const value = values[name];
  if (value === undefined) throw new Error(`the message ${key} (${locale}) lacks its value ${name}`);
  if (type === undefined) return String(value);
  if (type === 'number') return numberFormat(locale).format(Number(value));
  if (type === 'select') return format(branches[String(value)] ?? branches.other ?? [], context);
  const count = Number(value);
  const branch = branches[String(count)] ?? branches[RULES[type](locale).select(count)] ?? branches.other ?? [];
  return format(branch, { ...context, number: count });
}

/** Caches one value per locale, because creating a formatter takes longer than describing a whole turn. */
export const perLocale = <T>(make: (locale: string) => T): ((locale: string) => T) => {
  const known = new Map<string, T>();
  return (locale) => {
    const one = known.get(locale) ?? make(locale);
    known.set(locale, one);
    return one;
  };
};

const RULES = {
  plural: perLocale((locale) => new Intl.PluralRules(locale)),
  selectordinal: perLocale((locale) => new Intl.PluralRules(locale, { type: 'ordinal' })),
};
/** Formats numbers as a language writes them, with a real minus sign. */
export const numberFormat = perLocale((locale) => numbers(locale, { maximumFractionDigits: 1 }));
export const percentFormat = perLocale((locale) => numbers(locale, { style: 'percent', maximumFractionDigits: 0 }));
export const gainFormat = perLocale((locale) =>
  numbers(locale, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' }),
);

function numbers(locale: string, options: Intl.NumberFormatOptions): { format(value: number): string } {
  const plain = new Intl.NumberFormat(locale, options);
  // Adding 0 turns −0 into 0.
  return { format: (value) => plain.format(value + 0).replace('-', '−') };
}
