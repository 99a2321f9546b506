import { loadTexts } from '@getaway/text';
import type { Language, Locale } from '../../i18n/languages.ts';
import type { GuideKey } from './guide/en.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const GUIDES: Readonly<Record<Language, () => Promise<{ readonly GUIDE: Readonly<Record<GuideKey, string>> }>>> = {
  en: () => import('./guide/en.ts'),
  pt: () => import('./guide/pt.ts'),
  cs: () => import('./guide/cs.ts'),
  ru: () => import('./guide/ru.ts'),
  pl: () => import('./guide/pl.ts'),
};

export const loadGuideMessages = async (locale: Locale): Promise<Readonly<Record<GuideKey, string>>> =>
  (await loadTexts(locale, GUIDES)).GUIDE;
