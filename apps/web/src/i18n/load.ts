import type { Catalogue } from '@getaway/text';
import type { GameId } from '../games/ids.ts';
import type { ShellKey } from '../messages/en.ts';
import type { Language } from './languages.ts';

/** A rulebook in one language: rules by their ids, headings by the letters that the ids begin with. */
export interface Rulebook {
  readonly rules: Readonly<Record<string, string>>;
  readonly sections: Readonly<Record<string, string>>;
}

interface RulebookModule {
  readonly RULEBOOK: Readonly<Record<string, string>>;
  readonly SECTIONS: Readonly<Record<string, string>>;
}

// Each import is a piece of its own, fetched when somebody speaks that language. Spelt out, because the builder has to see them.
const SHELLS: Readonly<Record<Language, () => Promise<{ readonly SHELL: Catalogue<ShellKey> }>>> = {
  en: () => import('../messages/en.ts'),
  pt: () => import('../messages/pt.ts'),
  cs: () => import('../messages/cs.ts'),
  ru: () => import('../messages/ru.ts'),
  pl: () => import('../messages/pl.ts'),
};

type TextLoader = () => Promise<{ readonly MESSAGES: Catalogue }>;

const MESSAGES: Readonly<Record<GameId, Readonly<Record<Language, TextLoader>>>> = {
  gangsta: {
    en: () => import('@getaway/gangsta/messages/en'),
    pt: () => import('@getaway/gangsta/messages/pt'),
    cs: () => import('@getaway/gangsta/messages/cs'),
    ru: () => import('@getaway/gangsta/messages/ru'),
    pl: () => import('@getaway/gangsta/messages/pl'),
  },
  'escape-plan': {
    en: () => import('@getaway/escape-plan/messages/en'),
    pt: () => import('@getaway/escape-plan/messages/pt'),
    cs: () => import('@getaway/escape-plan/messages/cs'),
    ru: () => import('@getaway/escape-plan/messages/ru'),
    pl: () => import('@getaway/escape-plan/messages/pl'),
  },
};

type TableLoader = () => Promise<{ readonly TABLE: Catalogue }>;

/** What the tables in the browser say beyond their games' own words. */
const TABLES: Readonly<Record<GameId, Readonly<Record<Language, TableLoader>>>> = {
  gangsta: {
    en: () => import('../games/gangsta/messages/en.ts'),
    pt: () => import('../games/gangsta/messages/pt.ts'),
    cs: () => import('../games/gangsta/messages/cs.ts'),
    ru: () => import('../games/gangsta/messages/ru.ts'),
    pl: () => import('../games/gangsta/messages/pl.ts'),
  },
  'escape-plan': {
    en: () => import('../games/escapePlan/messages/en.ts'),
    pt: () => import('../games/escapePlan/messages/pt.ts'),
    cs: () => import('../games/escapePlan/messages/cs.ts'),
    ru: () => import('../games/escapePlan/messages/ru.ts'),
    pl: () => import('../games/escapePlan/messages/pl.ts'),
  },
};

const RULEBOOKS: Readonly<Record<GameId, Readonly<Record<Language, () => Promise<RulebookModule>>>>> = {
  gangsta: {
    en: () => import('@getaway/gangsta/rulebook/en'),
    pt: () => import('@getaway/gangsta/rulebook/pt'),
    cs: () => import('@getaway/gangsta/rulebook/cs'),
    ru: () => import('@getaway/gangsta/rulebook/ru'),
    pl: () => import('@getaway/gangsta/rulebook/pl'),
  },
  'escape-plan': {
    en: () => import('@getaway/escape-plan/rulebook/en'),
    pt: () => import('@getaway/escape-plan/rulebook/pt'),
    cs: () => import('@getaway/escape-plan/rulebook/cs'),
    ru: () => import('@getaway/escape-plan/rulebook/ru'),
    pl: () => import('@getaway/escape-plan/rulebook/pl'),
  },
};

export const loadShell = async (language: Language): Promise<Catalogue<ShellKey>> => (await SHELLS[language]()).SHELL;

/** What a game's table in the browser says beyond the game's own words. */
export const loadTable = async (game: GameId, language: Language): Promise<Catalogue> =>
  (await TABLES[game][language]()).TABLE;

/** Everything that is said at a game's table. */
export async function loadMessages(game: GameId, language: Language): Promise<Catalogue> {
  const [{ MESSAGES: own }, table] = await Promise.all([MESSAGES[game][language](), loadTable(game, language)]);
  return { ...own, ...table };
}

export async function loadRulebook(game: GameId, language: Language): Promise<Rulebook> {
  const { RULEBOOK, SECTIONS } = await RULEBOOKS[game][language]();
  return { rules: RULEBOOK, sections: SECTIONS };
}
