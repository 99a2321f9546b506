import { isVisible, textUpTo } from '@getaway/kernel';
import * as v from 'valibot';

const CONTROL = /[^\P{Cc}\n\t]/u;

/**
 * Text without lone surrogates and without control characters, except line breaks and tabs. Some databases can't store
 * the excluded characters.
 */
export const noteField = v.pipe(
  textUpTo(10_000),
  v.check((given) => given.isWellFormed() && !CONTROL.test(given), 'It has characters that nobody can see.'),
);

/** Text that other people will read. Every character must be visible. */
export const chatField = v.pipe(
  noteField,
  v.check((given) => given.split(/[\n\t]/u).every(isVisible), 'It has characters that nobody can see.'),
  v.trim(),
  v.nonEmpty(),
  v.maxLength(500),
);
