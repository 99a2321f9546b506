import type { Language } from '../../messages/languages.ts';
import { type GameText, textOf } from '../text.ts';

/** Only the language that is spoken is ever read from the disk. */
const MODULES = {
  en: () =>
    Promise.all([import('@getaway/gangsta/messages/en'), import('./en.ts'), import('@getaway/gangsta/rulebook/en')]),
  pt: () =>
    Promise.all([import('@getaway/gangsta/messages/pt'), import('./pt.ts'), import('@getaway/gangsta/rulebook/pt')]),
  cs: () =>
    Promise.all([import('@getaway/gangsta/messages/cs'), import('./cs.ts'), import('@getaway/gangsta/rulebook/cs')]),
  ru: () =>
    Promise.all([import('@getaway/gangsta/messages/ru'), import('./ru.ts'), import('@getaway/gangsta/rulebook/ru')]),
  pl: () =>
    Promise.all([import('@getaway/gangsta/messages/pl'), import('./pl.ts'), import('@getaway/gangsta/rulebook/pl')]),
} as const;

export const loadText = async (language: Language): Promise<GameText> => textOf(await MODULES[language]());
