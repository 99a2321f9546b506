import { loadTexts, type Speaker, speaker } from '@getaway/text';
import type { Language, Locale } from '../i18n/languages.ts';
import { localeOf, settings } from '../settings/settings.ts';
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

export const loadAfterGameMessages = async (locale: Locale): Promise<Messages> =>
  (await loadTexts(locale, MESSAGES)).AFTER_GAME;

export type AfterGameVoice = Speaker<AfterGameKey>;

export function useAfterGameVoice(): Loading<AfterGameVoice> {
  const locale = localeOf(settings.value);
  return useLoaded(async () => speaker({ locale, catalogue: await loadAfterGameMessages(locale) }), [locale]);
}
