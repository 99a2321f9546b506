import type { FirstGame, Lesson, Tip } from '@getaway/lessons';
import { type Catalogue, type Locale, loadTexts } from '@getaway/text';
import { forEachGame } from './entries.ts';

/** A game's lessons and their texts, loaded on first use. */
interface GameLessons {
  lessons(): Promise<readonly Lesson[]>;
  words(locale: Locale): Promise<Catalogue>;
  /** A whole game for beginners. */
  firstGame(): Promise<FirstGame>;
  /** Tips that appear in a first game when something matters for the first time. */
  tips(): Promise<readonly Tip[]>;
}

export const LESSONS = forEachGame(
  ({ lessons }): GameLessons => ({
    lessons: async () => (await lessons()).LESSONS,
    words: async (locale) => (await loadTexts(locale, (await lessons()).WORDS)).WORDS,
    firstGame: async () => (await lessons()).FIRST_GAME,
    tips: async () => (await lessons()).TIPS,
  }),
);
