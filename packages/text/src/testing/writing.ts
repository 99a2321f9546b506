/** What can be wrong with a text in any language, whatever it says. */
export function carelessness(text: string, english: string): readonly string[] {
  const faults: string[] = [];
  if (text === '') faults.push('is empty');
  // A prompt ends in a space, a list has its columns: where the English has it so, the others may.
  if (text.trim() !== text && english.trim() === english) faults.push('begins or ends with a space');
  if (/ {2}/u.test(text) && !/ {2}/u.test(english)) faults.push('has two spaces in a row');
  if (/ [,.;:!?](?:\s|$)/u.test(text) && !/ [,.;:!?](?:\s|$)/u.test(english)) faults.push('has a space before a stop');
  return faults;
}

/**
 * Names, signs and letters are often the same in two languages. A text with a small word after its first one, or with nothing
 * but one longer small word, is a sentence or a term that somebody has forgotten.
 */
export function isUntranslated(words: readonly string[]): boolean {
  const [first = '', ...others] = words;
  return /^\p{Ll}{4}/u.test(first) || others.some((word) => /^\p{Ll}{2}/u.test(word));
}

export const wordsOf = (text: string): readonly string[] => text.match(/\p{L}+/gu) ?? [];
