import type { Rulebook } from '@getaway/games';
import { type GameId, TEXTS } from '@getaway/games/texts';
import type { Catalogue } from '@getaway/text';
import type { Language } from './languages.ts';
import type { ShellKey } from './messages/en.ts';

// Each language is a chunk of its own. The imports are written out because the bundler has to see them.
const SHELLS: Readonly<Record<Language, () => Promise<{ readonly SHELL: Catalogue<ShellKey> }>>> = {
  en: () => import('./messages/en.ts'),
  pt: () => import('./messages/pt.ts'),
  cs: () => import('./messages/cs.ts'),
  ru: () => import('./messages/ru.ts'),
  pl: () => import('./messages/pl.ts'),
};

export const loadShell = async (language: Language): Promise<Catalogue<ShellKey>> => (await SHELLS[language]()).SHELL;

export const loadRulebook = (game: GameId, language: Language): Promise<Rulebook> => TEXTS[game].rulebook(language);
