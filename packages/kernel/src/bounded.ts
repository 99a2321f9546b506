import * as v from 'valibot';

/**
 * Every string, list and record from outside has a maximum length. The inner schema runs only if the length is within
 * the limit. Without this order, valibot would run all other checks of a pipe even on input that is far too long.
 */

export const textUpTo = (most: number, message = `it has more than ${most} characters`) =>
  v.pipe(v.string(), v.maxLength(most, message), v.string());

export const listUpTo = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(v.unknown()), v.maxLength(most, `it has more than ${most} entries`), v.array(item));

export const recordUpTo = <Key extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(
  key: Key,
  value: Value,
  most: number,
) =>
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.maxEntries(most, `it has more than ${most} entries`),
    v.record(key, value),
  );

/** Checks a string against a pattern that takes linear time. Any other pattern throws when the module is loaded. */
export function matches(pattern: RegExp, message?: string) {
  if (!isLinear(pattern)) throw new Error(`the pattern ${String(pattern)} can take quadratic time`);
  return v.regex<string, string | undefined>(pattern, message);
}

/**
 * Whether a pattern takes linear time. A pattern with two unbounded repetitions can split a text in many ways, and a
 * pattern without an anchor can start at every position. Both can take more than linear time.
 */
function isLinear({ source, flags }: RegExp): boolean {
  const plain = source.replaceAll(/\\./gu, '.').replaceAll(/\[[^\]]*\]/gu, '.');
  const repetitions = plain.match(/[*+]|\{\d+,\}/gu)?.length ?? 0;
  return repetitions === 0 || (repetitions === 1 && plain.startsWith('^') && !flags.includes('m'));
}
