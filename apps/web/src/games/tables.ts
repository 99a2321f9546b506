import { type GameId, TEXTS } from '@getaway/games/texts';
import { type Catalogue, type Locale, loadTexts } from '@getaway/text';
import { FOLDERS } from './folders.ts';

export const GAME_IDS = Object.keys(FOLDERS) as readonly GameId[];

/** Loads the texts that the page adds to a game's own texts. */
export const loadTable = async (game: GameId, locale: Locale): Promise<Catalogue> =>
  (await loadTexts(locale, FOLDERS[game].texts)).TABLE;

/** Loads the texts that describe a game in a list of games. */
export const loadAbout = (game: GameId, locale: Locale): Promise<Catalogue> => TEXTS[game].about(locale);

/** Loads all texts that a game's table needs, except explanations. */
export async function loadMessages(game: GameId, locale: Locale): Promise<Catalogue> {
  const [own, table] = await Promise.all([TEXTS[game].messages(locale), loadTable(game, locale)]);
  return { ...own, ...table };
}

export const loadExplanations = async (game: GameId, locale: Locale): Promise<Catalogue> =>
  (await loadTexts(locale, FOLDERS[game].explanations)).EXPLANATIONS;
