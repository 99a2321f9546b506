import type { FirstGame, Lesson, Tip } from '@getaway/lessons';
import type { Catalogue, Language } from '@getaway/text';
import type { GameId } from './texts.ts';

/** A game's lessons and their texts, loaded on first use. */
export interface GameLessons {
  lessons(): Promise<readonly Lesson[]>;
  words(language: Language): Promise<Catalogue>;
  /** A whole game for beginners. */
  firstGame(): Promise<FirstGame>;
  /** Tips that are shown in a first game when something matters for the first time. */
  tips(): Promise<readonly Tip[]>;
}

export const LESSONS: Readonly<Record<GameId, GameLessons>> = {
  gangsta: {
    lessons: async () => (await import('@getaway/lessons/gangsta')).LESSONS,
    words: async (language) => (await (await import('@getaway/lessons/gangsta')).WORDS[language]()).WORDS,
    firstGame: async () => (await import('@getaway/lessons/gangsta')).FIRST_GAME,
    tips: async () => (await import('@getaway/lessons/gangsta')).TIPS,
  },
  'escape-plan': {
    lessons: async () => (await import('@getaway/lessons/escape-plan')).LESSONS,
    words: async (language) => (await (await import('@getaway/lessons/escape-plan')).WORDS[language]()).WORDS,
    firstGame: async () => (await import('@getaway/lessons/escape-plan')).FIRST_GAME,
    tips: async () => (await import('@getaway/lessons/escape-plan')).TIPS,
  },
};
