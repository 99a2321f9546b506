import type { Rulebook } from '@getaway/games';
import { type GameId, TEXTS } from '@getaway/games/texts';
import { type Catalogue, loadTexts } from '@getaway/text';
import type { Language, Locale } from './languages.ts';
import type { PageKey } from './messages/en.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const PAGES: Readonly<Record<Language, () => Promise<{ readonly PAGE: Catalogue<PageKey> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

export const loadPageMessages = async (locale: Locale): Promise<Catalogue<PageKey>> =>
  (await loadTexts(locale, PAGES)).PAGE;

export const loadRulebook = (game: GameId, locale: Locale): Promise<Rulebook> => TEXTS[game].rulebook(locale);
