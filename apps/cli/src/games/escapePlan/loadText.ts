import type { Language } from '../../messages/languages.ts';
import { type GameText, textOf } from '../text.ts';

/** Only the language that is spoken is ever read from the disk. */
const MODULES = {
  en: () =>
    Promise.all([
      import('@getaway/escape-plan/messages/en'),
      import('./en.ts'),
      import('@getaway/escape-plan/rulebook/en'),
    ]),
  pt: () =>
    Promise.all([
      import('@getaway/escape-plan/messages/pt'),
      import('./pt.ts'),
      import('@getaway/escape-plan/rulebook/pt'),
    ]),
  cs: () =>
    Promise.all([
      import('@getaway/escape-plan/messages/cs'),
      import('./cs.ts'),
      import('@getaway/escape-plan/rulebook/cs'),
    ]),
  ru: () =>
    Promise.all([
      import('@getaway/escape-plan/messages/ru'),
      import('./ru.ts'),
      import('@getaway/escape-plan/rulebook/ru'),
    ]),
  pl: () =>
    Promise.all([
      import('@getaway/escape-plan/messages/pl'),
      import('./pl.ts'),
      import('@getaway/escape-plan/rulebook/pl'),
    ]),
} as const;

export const loadText = async (language: Language): Promise<GameText> => textOf(await MODULES[language]());
