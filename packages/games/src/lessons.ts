import type { Lesson } from '@getaway/lessons';
import type { Catalogue, Language } from '@getaway/text';
import type { GameId } from './texts.ts';

/** A game's lessons and their texts, loaded on first use. */
export interface GameLessons {
  lessons(): Promise<readonly Lesson[]>;
  words(language: Language): Promise<Catalogue>;
}

export const LESSONS: Readonly<Record<GameId, GameLessons>> = {
  gangsta: {
    lessons: async () => (await import('@getaway/lessons/gangsta')).LESSONS,
    words: async (language) => (await (await import('@getaway/lessons/gangsta')).WORDS[language]()).WORDS,
  },
  'escape-plan': {
    lessons: async () => (await import('@getaway/lessons/escape-plan')).LESSONS,
    words: async (language) => (await (await import('@getaway/lessons/escape-plan')).WORDS[language]()).WORDS,
  },
};
