import type { Value } from './database.ts';
import { StoreError } from './port.ts';

/** Matches valid ids. Passkeys have the longest ids: 1023 bytes in base64url. */
const ID = /^[\w-]{1,1400}$/u;

/** Returns the id if it is valid, and throws an error otherwise. */
export function idOf(text: string): string {
  if (!ID.test(text)) throw new StoreError('unfit', `This is not a valid id: ${shown(text)}.`);
  return text;
}

/** Throws an error for values that could not be read back unchanged. */
export function checkFit(values: readonly Value[]): void {
  const trouble = unfitIn(values);
  if (trouble !== undefined) throw trouble;
}

export function unfitIn(values: readonly Value[]): StoreError | undefined {
  for (const value of values)
    if (!isFit(value)) return new StoreError('unfit', `This can't be stored: ${shown(String(value))}.`);
  return undefined;
}

/**
 * Whether a value can be stored. A value that can't be stored can't be found either, so a search for it needs no query.
 */
export function isFit(value: Value): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed();
  return typeof value !== 'number' || Number.isSafeInteger(value);
}

const MAX_SHOWN = 40;

const shown = (text: string): string => JSON.stringify(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);
