import { LESSONS } from '@getaway/games/lessons';
import type { Lesson } from '@getaway/lessons';
import { type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../browser/gameIds.ts';
import type { Language } from '../i18n/languages.ts';
import { languageOf, settings } from '../settings/settings.ts';
import { type Loading, useLoaded } from '../ui/useLoaded.ts';
import type { LearnKey } from './messages/en.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly LEARN: Readonly<Record<LearnKey, string>> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

export const loadLearnMessages = async (language: Language): Promise<Readonly<Record<LearnKey, string>>> =>
  (await MESSAGES[language]()).LEARN;

/** The lessons of a game, their own texts, and the messages of the pages around them. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly voice: Speaker<LearnKey>;
  /** The lessons' own texts, by `<lesson>.<text>`. */
  readonly words: Speaker;
}

async function loadCourse(game: GameId, language: Language): Promise<Course> {
  const [lessons, messages, words] = await Promise.all([
    LESSONS[game].lessons(),
    loadLearnMessages(language),
    LESSONS[game].words(language),
  ]);
  return {
    lessons,
    voice: speaker({ locale: language, catalogue: messages }),
    words: speaker({ locale: language, catalogue: words }),
  };
}

export function useCourse(game: GameId): Loading<Course> {
  const language = languageOf(settings.value);
  return useLoaded(() => loadCourse(game, language), [game, language]);
}
