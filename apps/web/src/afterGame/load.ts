import { type Speaker, speaker } from '@getaway/text';
import type { Language } from '../i18n/languages.ts';
import { languageOf, settings } from '../settings/settings.ts';
import { type Loading, useLoaded } from '../ui/useLoaded.ts';
import type { AfterGameKey } from './messages/en.ts';

type Messages = Readonly<Record<AfterGameKey, string>>;

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const MESSAGES: Readonly<Record<Language, () => Promise<{ readonly AFTER_GAME: Messages }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

export const loadAfterGameMessages = async (language: Language): Promise<Messages> =>
  (await MESSAGES[language]()).AFTER_GAME;

export type AfterGameVoice = Speaker<AfterGameKey>;

/** The words of statistics, reviews and practice. */
export function useAfterGameVoice(): Loading<AfterGameVoice> {
  const language = languageOf(settings.value);
  return useLoaded(
    async () => speaker({ locale: language, catalogue: await loadAfterGameMessages(language) }),
    [language],
  );
}
