/** Faults that a text can have in any language. */
export function writingFaults(text: string, english: string): readonly string[] {
  const faults: string[] = [];
  if (text === '') faults.push('is empty');
  // Some English messages end in a space or align columns. Their translations may do the same.
  if (text.trim() !== text && english.trim() === english) faults.push('begins or ends with a space');
  if (/ {2}/u.test(text) && !/ {2}/u.test(english)) faults.push('has two spaces in a row');
  if (/ [,.;:!?](?:\s|$)/u.test(text) && !/ [,.;:!?](?:\s|$)/u.test(english)) faults.push('has a space before a stop');
  return faults;
}

/**
 * Whether a text that is the same in two languages looks untranslated. Names and signs may be the same. Lower-case
 * words suggest an untranslated sentence or term.
 */
export function isUntranslated(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  return /^\p{Ll}{4}/u.test(first) || others.some((word) => /^\p{Ll}{2}/u.test(word));
}

export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];
