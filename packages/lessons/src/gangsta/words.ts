import type { Catalogue, Language } from '@getaway/text';

/** The lessons' texts. Each language is loaded on first use. */
export const WORDS: Readonly<Record<Language, () => Promise<{ readonly WORDS: Catalogue }>>> = {
  en: () => import('./words/en.ts'),
  pt: () => import('./words/pt.ts'),
  cs: () => import('./words/cs.ts'),
  ru: () => import('./words/ru.ts'),
  pl: () => import('./words/pl.ts'),
};
