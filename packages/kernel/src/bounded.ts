import * as v from 'valibot';

/**
 * Every string, list and record from outside has a maximum length. The length is checked before the inner schema,
 * because valibot would run all checks even on input that is far too long.
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

/**
 * Checks a string against a pattern. If the pattern may take more than linear time, an error is thrown when the module
 * is loaded.
 */
export function matches(pattern: RegExp, message?: string) {
  if (!isLinear(pattern)) throw new Error(`the pattern ${String(pattern)} can take quadratic time`);
  return v.regex<string, string | undefined>(pattern, message);
}

/** Whether matching takes linear time. Two unbounded repetitions, or a missing anchor, can make it slower. */
function isLinear({ source, flags }: RegExp): boolean {
  const plain = source.replaceAll(/\\./gu, '.').replaceAll(/\[[^\]]*\]/gu, '.');
  const repetitions = plain.match(/[*+]|\{\d+,\}/gu)?.length ?? 0;
  return repetitions === 0 || (repetitions === 1 && plain.startsWith('^') && !flags.includes('m'));
}
