import { moneyIn } from '../money.ts';
import { isUntranslated, wordsOf, writingFaults } from './writing.ts';

/** The rules by id, and the section headings by letter. A rule's id begins with the letter of its section. */
export interface RulebookText {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

interface Translation {
  readonly locale: string;
  readonly english: RulebookText;
  readonly rulebook: RulebookText;
  /**
   * Rules whose translation writes a digit where the English rule has a word, or the reverse. Each rule id is mapped to
   * the reason.
   */
  readonly otherFigures?: Readonly<Record<string, string>>;
}

/** All faults of a translated rulebook, one line each. */
export function rulebookFaults(translation: Translation): string[] {
  const { locale, english, rulebook, otherFigures = {} } = translation;
  const letters = Object.keys(english.sections).join('');
  const isForeign = locale !== 'en';
  return [
    ...orderFaults('rules', english.rules, rulebook.rules),
    ...orderFaults('sections', english.sections, rulebook.sections),
    ...Object.entries(rulebook.sections).flatMap(([letter, title]) => {
      const original = english.sections[letter] ?? '';
      const forgotten = isForeign && title === original && isUntranslated(wordsOf(title));
      return [...writingFaults(title, original), ...(forgotten ? ['is not translated'] : [])].map(
        (fault) => `section ${letter} ${fault}`,
      );
    }),
    ...Object.entries(rulebook.rules).flatMap(([id, text]) => {
      const original = moneyIn(english.rules[id] ?? '', locale);
      return [
        ...writingFaults(text, original),
        ...(isForeign && text === original ? ['is not translated'] : []),
        ...figureFaults(text, original, { letters, isExcused: id in otherFigures }),
      ].map((fault) => `${id} ${fault}`);
    }),
  ];
}

function orderFaults(what: string, english: object, translated: object): readonly string[] {
  return Object.keys(english).join() === Object.keys(translated).join() ? [] : [`the ${what} are not those in English`];
}

/** Whether two lists have the same items, in any order. Repeated items count. */
const sameThings = (some: readonly string[], others: readonly string[]): boolean =>
  some.toSorted().join() === others.toSorted().join();

const SUM = /\$\d+k?|\d+[kк]?\u00a0\$/gu;

/** The translation of a rule must contain the same rule ids, figures and sums as the English text. */
function figureFaults(
  text: string,
  original: string,
  { letters, isExcused }: { readonly letters: string; readonly isExcused: boolean },
): readonly string[] {
  const ids = new RegExp(`\\b[${letters}]\\d+\\b`, 'gu');
  const all = (told: string, pattern: RegExp): readonly string[] => told.match(pattern) ?? [];
  const differs = (pattern: RegExp): boolean => !sameThings(all(text, pattern), all(original, pattern));
  const figuresIn = (told: string): readonly string[] => all(told.replaceAll(ids, ''), /\d+/gu);
  const otherFigures = !sameThings(figuresIn(text), figuresIn(original));
  return [
    ...(differs(ids) ? ['does not name the rules that the English names'] : []),
    ...(differs(SUM) ? ['does not tell the sums that the English tells'] : []),
    ...(otherFigures && !isExcused ? ['does not tell the figures that the English tells'] : []),
    ...(isExcused && !otherFigures ? ['need not be excused'] : []),
  ];
}
