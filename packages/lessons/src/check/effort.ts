import type { Catalogue } from '@getaway/text';
import { endKey, type Lesson, textKey, titleKey } from '../lesson.ts';
import { solutionOf } from '../lessonRun.ts';

const WORDS_PER_MINUTE = 200;
const SECONDS_PER_CHOICE = 3;

export interface Effort {
  readonly words: number;
  readonly choices: number;
  readonly minutes: number;
}

const countWords = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const countSentences = (text: string): number => text.match(/[.!?…](?=\s|$)/gu)?.length ?? 0;

/** How long a lesson takes if the learner makes no mistake. */
export function effortOf(lesson: Lesson, words: Catalogue): Effort {
  const { steps } = lesson;
  const texts = [titleKey(lesson), ...steps.map(({ text }) => textKey(lesson, text)), endKey(lesson)];
  const count = texts.reduce((sum, key) => sum + countWords(words[key] ?? ''), 0);
  const choices = steps.reduce((sum, step) => sum + solutionOf(step).length, 0);
  return { words: count, choices, minutes: count / WORDS_PER_MINUTE + (choices * SECONDS_PER_CHOICE) / 60 };
}
