import { type GameId, TEXTS } from '@getaway/games/texts';
import { type Catalogue, type Language, type Locale, loadTexts } from '@getaway/text';
import { EXPLAINED as ESCAPE_PLAN_EXPLAINED } from './escapePlan/explain/messages/index.ts';
import { TABLES as ESCAPE_PLAN } from './escapePlan/messages/index.ts';
import { EXPLAINED as GANGSTA_EXPLAINED } from './gangsta/explain/messages/index.ts';
import { TABLES as GANGSTA } from './gangsta/messages/index.ts';

type InEveryLanguage<Name extends string> = Readonly<
  Record<Language, () => Promise<{ readonly [name in Name]: Catalogue }>>
>;

/** The texts that the page adds to each game's own texts. The games are in the order in which the page lists them. */
const TABLES: Readonly<Record<GameId, InEveryLanguage<'TABLE'>>> = { 'escape-plan': ESCAPE_PLAN, gangsta: GANGSTA };

/** The texts of explanations. Only tables need them, so they are loaded separately. */
const EXPLAINED: Readonly<Record<GameId, InEveryLanguage<'EXPLANATIONS'>>> = {
  'escape-plan': ESCAPE_PLAN_EXPLAINED,
  gangsta: GANGSTA_EXPLAINED,
};

export const GAME_IDS = Object.keys(TABLES) as readonly GameId[];

/** Loads the texts that the page adds to a game's own texts. */
export const loadTable = async (game: GameId, locale: Locale): Promise<Catalogue> =>
  (await loadTexts(locale, TABLES[game])).TABLE;

/** Loads the texts that describe a game in a list of games. */
export const loadAbout = (game: GameId, locale: Locale): Promise<Catalogue> => TEXTS[game].about(locale);

/** Loads all texts that a game's table needs, except explanations. */
export async function loadMessages(game: GameId, locale: Locale): Promise<Catalogue> {
  const [own, table] = await Promise.all([TEXTS[game].messages(locale), loadTable(game, locale)]);
  return { ...own, ...table };
}

export const loadExplanations = async (game: GameId, locale: Locale): Promise<Catalogue> =>
  (await loadTexts(locale, EXPLAINED[game])).EXPLANATIONS;
