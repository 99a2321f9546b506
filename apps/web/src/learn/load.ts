import { LESSONS } from '@getaway/games/lessons';
import type { Lesson } from '@getaway/lessons';
import { loadTexts, type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../browser/gameIds.ts';
import type { Language, Locale } from '../i18n/languages.ts';
import { localeOf, settings } from '../settings/settings.ts';
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

export const loadLearnMessages = async (locale: Locale): Promise<Readonly<Record<LearnKey, string>>> =>
  (await loadTexts(locale, MESSAGES)).LEARN;

/** The lessons of a game, their own texts, and the messages of the pages around them. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly voice: Speaker<LearnKey>;
  /** The lessons' own texts, by `<lesson>.<text>`. */
  readonly words: Speaker;
}

async function loadCourse(game: GameId, locale: Locale): Promise<Course> {
  const [lessons, messages, words] = await Promise.all([
    LESSONS[game].lessons(),
    loadLearnMessages(locale),
    LESSONS[game].words(locale),
  ]);
  return {
    lessons,
    voice: speaker({ locale, catalogue: messages }),
    words: speaker({ locale, catalogue: words }),
  };
}

export function useCourse(game: GameId): Loading<Course> {
  const locale = localeOf(settings.value);
  return useLoaded(() => loadCourse(game, locale), [game, locale]);
}
