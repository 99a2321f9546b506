import type { FirstGame, Lesson, Tip } from '@getaway/lessons';
import { type Catalogue, type Locale, loadTexts } from '@getaway/text';
import type { GameId } from './texts.ts';

/** A game's lessons and their texts, loaded on first use. */
export interface GameLessons {
  lessons(): Promise<readonly Lesson[]>;
  words(locale: Locale): Promise<Catalogue>;
  /** A whole game for beginners. */
  firstGame(): Promise<FirstGame>;
  /** Tips that appear in a first game when something matters for the first time. */
  tips(): Promise<readonly Tip[]>;
}

export const LESSONS: Readonly<Record<GameId, GameLessons>> = {
  gangsta: {
    lessons: async () => (await import('@getaway/lessons/gangsta')).LESSONS,
    words: async (locale) => (await loadTexts(locale, (await import('@getaway/lessons/gangsta')).WORDS)).WORDS,
    firstGame: async () => (await import('@getaway/lessons/gangsta')).FIRST_GAME,
    tips: async () => (await import('@getaway/lessons/gangsta')).TIPS,
  },
  'escape-plan': {
    lessons: async () => (await import('@getaway/lessons/escape-plan')).LESSONS,
    words: async (locale) => (await loadTexts(locale, (await import('@getaway/lessons/escape-plan')).WORDS)).WORDS,
    firstGame: async () => (await import('@getaway/lessons/escape-plan')).FIRST_GAME,
    tips: async () => (await import('@getaway/lessons/escape-plan')).TIPS,
  },
};
