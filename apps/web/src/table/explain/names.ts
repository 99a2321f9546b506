import type { Named, Subject } from '../explanation.ts';

/** A part of a text. It has a subject if it is a name. */
export interface TextPart {
  readonly text: string;
  readonly subject?: Subject;
}

/** Finds names in texts. Longer names take precedence over names inside them. A part of a word is not a name. */
export function nameFinder(names: readonly Named[]): (text: string) => readonly TextPart[] {
  const bySpelling = new Map(names.filter(({ name }) => name !== '').map(({ name, subject }) => [name, subject]));
  const spellings = [...bySpelling.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (spellings.length === 0) return (text) => [{ text }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${spellings.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) =>
    text
      .split(pattern)
      .filter((part) => part !== '')
      .map((part) => {
        const subject = bySpelling.get(part);
        return subject === undefined ? { text: part } : { text: part, subject };
      });
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
