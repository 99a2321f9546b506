import { type GameId, TEXTS } from '@getaway/games/texts';
import type { Catalogue, Language } from '@getaway/text';
import { EXPLAINED as ESCAPE_PLAN_EXPLAINED } from './escapePlan/explain/messages/index.ts';
import { TABLES as ESCAPE_PLAN } from './escapePlan/messages/index.ts';
import { EXPLAINED as GANGSTA_EXPLAINED } from './gangsta/explain/messages/index.ts';
import { TABLES as GANGSTA } from './gangsta/messages/index.ts';

type InEveryLanguage<Name extends string> = Readonly<
  Record<Language, () => Promise<{ readonly [name in Name]: Catalogue }>>
>;

/** The texts that the browser's tables add to their games' own texts, in the order in which the page lists the games. */
const TABLES: Readonly<Record<GameId, InEveryLanguage<'TABLE'>>> = { 'escape-plan': ESCAPE_PLAN, gangsta: GANGSTA };

/** The texts of explanations, which only tables need. */
const EXPLAINED: Readonly<Record<GameId, InEveryLanguage<'ABOUT'>>> = {
  'escape-plan': ESCAPE_PLAN_EXPLAINED,
  gangsta: GANGSTA_EXPLAINED,
};

export const GAME_IDS = Object.keys(TABLES) as readonly GameId[];

/** The texts that the browser's table adds to a game's own texts. */
export const loadTable = async (game: GameId, language: Language): Promise<Catalogue> =>
  (await TABLES[game][language]()).TABLE;

/** What a list of games says about this one. */
export const loadAbout = (game: GameId, language: Language): Promise<Catalogue> => TEXTS[game].about(language);

/** Everything that is said at a game's table. */
export async function loadMessages(game: GameId, language: Language): Promise<Catalogue> {
  const [own, table] = await Promise.all([TEXTS[game].messages(language), loadTable(game, language)]);
  return { ...own, ...table };
}

export const loadExplanations = async (game: GameId, language: Language): Promise<Catalogue> =>
  (await EXPLAINED[game][language]()).ABOUT;
