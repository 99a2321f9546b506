import { type Speaker, speaker } from '@getaway/text';
import type { Language } from '../../i18n/languages.ts';
import type { GuideKey } from './messages/en.ts';
import type { PlayersWords } from './search.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const GUIDES: Readonly<Record<Language, () => Promise<{ readonly GUIDE: Readonly<Record<GuideKey, string>> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

const WORDS: Readonly<Record<Language, () => Promise<{ readonly WORDS: PlayersWords }>>> = {
  en: () => import('./words/en.ts'),
  pt: () => import('./words/pt.ts'),
  cs: () => import('./words/cs.ts'),
  ru: () => import('./words/ru.ts'),
  pl: () => import('./words/pl.ts'),
};

/** The guide to the games, and what players call the things in the rules. */
export interface Guide {
  readonly voice: Speaker<GuideKey>;
  readonly words: PlayersWords;
}

export const loadGuideMessages = async (language: Language): Promise<Readonly<Record<GuideKey, string>>> =>
  (await GUIDES[language]()).GUIDE;

export async function loadGuide(language: Language): Promise<Guide> {
  const [catalogue, { WORDS: words }] = await Promise.all([loadGuideMessages(language), WORDS[language]()]);
  return { voice: speaker({ locale: language, catalogue }), words };
}
