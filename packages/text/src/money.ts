import type { CompiledMessage, CompiledToken, PlainValue } from './compile.ts';
import { type Language, languageOf } from './languages.ts';
import { isPlainValue } from './tokens.ts';

/**
 * A sum of money, or its unit alone. In every language, texts contain sums as `$3`, `$3k`, `${sum}k` or `$#k`, and the
 * unit as `$k`.
 */
export interface Money {
  /** The figures, or the value that gives them. Empty for the unit alone. */
  readonly amount: string | PlainValue;
  readonly isThousands: boolean;
}

/** A sum whose figures are written in the text. */
type WrittenSum = Money & { readonly amount: string };

interface Format {
  /** The text before the figures, the sign for thousands after them, and the text at the end. */
  readonly around: readonly [before: string, thousands: string, after: string];
  /** The unit alone: thousands of dollars. */
  readonly unit: string;
}

const DOLLAR_FIRST: Format = { around: ['$', 'k', ''], unit: '$k' };
const DOLLAR_LAST = '\u00a0$';

/**
 * How each language writes money. The short form is used everywhere, so that cards, choices, log and rules look the
 * same.
 */
const FORMATS: Readonly<Record<Language, Format>> = {
  en: DOLLAR_FIRST,
  pt: DOLLAR_FIRST, // as the Brazilian box prints it
  cs: { around: ['', 'k', DOLLAR_LAST], unit: `tis.${DOLLAR_LAST}` },
  ru: { around: ['', 'к', DOLLAR_LAST], unit: `тыс.${DOLLAR_LAST}` }, // the letter is Cyrillic
  pl: { around: ['', 'k', DOLLAR_LAST], unit: `tys.${DOLLAR_LAST}` },
};

export function formatMoney(figures: string, isThousands: boolean, locale: string): string {
  const { around, unit } = FORMATS[languageOf(locale) ?? 'en'];
  const [before, thousands, after] = around;
  return figures === '' ? unit : `${before}${figures}${isThousands ? thousands : ''}${after}`;
}

const SUM = /\$(?:(\d+)(k(?!\p{L}))?|k(?!\p{L}))/gu;
const THOUSANDS = /^k(?!\p{L})/u;

/**
 * Writes the sums of money in a text in the format of the language. The text, such as a rule, must not contain values.
 */
export const moneyIn = (text: string, locale: string): string =>
  sumsInText(text)
    .map((part) => (typeof part === 'string' ? part : formatMoney(part.amount, part.isThousands, locale)))
    .join('');

/** Turns each sum in a message into one token. Branches of plurals and selects are included. */
export function withMoney(message: CompiledMessage): CompiledMessage {
  const isSum = (i: number): boolean => {
    const [before, token] = [message[i - 1], message[i]];
    return isPlainValue(token) && typeof before === 'string' && before.endsWith('$');
  };
  return message.flatMap((token, i): readonly CompiledToken[] => {
    if (typeof token === 'string') {
      const end = isSum(i + 1) ? token.slice(0, -1) : token;
      return sumsInText(isSum(i - 1) ? end.replace(THOUSANDS, '') : end);
    }
    const after = message[i + 1];
    if (!isSum(i) || !isPlainValue(token)) return [token];
    return [{ amount: token, isThousands: typeof after === 'string' && THOUSANDS.test(after) }];
  });
}

/** Splits a text without values into its sums and the text between them. */
function sumsInText(text: string): readonly (string | WrittenSum)[] {
  const tokens: (string | WrittenSum)[] = [];
  let end = 0;
  for (const { index, 0: sum, 1: amount = '', 2: thousands } of text.matchAll(SUM)) {
    if (index > end) tokens.push(text.slice(end, index));
    tokens.push({ amount, isThousands: thousands !== undefined });
    end = index + sum.length;
  }
  return end < text.length ? [...tokens, text.slice(end)] : tokens;
}
