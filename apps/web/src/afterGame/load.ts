import { type Speaker, speaker } from '@getaway/text';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../i18n/languages.ts';
import { languageOf, settings } from '../settings/settings.ts';
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

/** The words of statistics, reviews and practice; undefined until they are loaded. */
export function useAfterGameVoice(): AfterGameVoice | undefined {
  const language = languageOf(settings.value);
  const [voice, setVoice] = useState<AfterGameVoice>();
  useEffect(() => {
    let stale = false;
    void loadAfterGameMessages(language).then((catalogue) => {
      if (!stale) setVoice(speaker({ locale: language, catalogue }));
    });
    return () => {
      stale = true;
    };
  }, [language]);
  return voice;
}
