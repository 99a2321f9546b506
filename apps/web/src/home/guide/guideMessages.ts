import { loadTexts } from '@getaway/text';
import type { Language, Locale } from '../../i18n/languages.ts';
import type { GuideKey } from './messages/en.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const GUIDES: Readonly<Record<Language, () => Promise<{ readonly GUIDE: Readonly<Record<GuideKey, string>> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

export const loadGuideMessages = async (locale: Locale): Promise<Readonly<Record<GuideKey, string>>> =>
  (await loadTexts(locale, GUIDES)).GUIDE;
