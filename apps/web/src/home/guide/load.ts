import { loadReadersWords, type ReadersWords } from '@getaway/games/search';
import { loadTexts, type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../../browser/gameIds.ts';
import { type Language, type Locale, languageOfLocale } from '../../i18n/languages.ts';
import type { GuideKey } from './messages/en.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const GUIDES: Readonly<Record<Language, () => Promise<{ readonly GUIDE: Readonly<Record<GuideKey, string>> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

/** The short guide to a game. `readers` has the everyday words with which readers search for things in the rules. */
export interface Guide {
  readonly voice: Speaker<GuideKey>;
  readonly readers: ReadersWords;
}

export const loadGuideMessages = async (locale: Locale): Promise<Readonly<Record<GuideKey, string>>> =>
  (await loadTexts(locale, GUIDES)).GUIDE;

export async function loadGuide(game: GameId, locale: Locale): Promise<Guide> {
  const [catalogue, readers] = await Promise.all([
    loadGuideMessages(locale),
    loadReadersWords(game, languageOfLocale(locale)),
  ]);
  return { voice: speaker({ locale, catalogue }), readers };
}
