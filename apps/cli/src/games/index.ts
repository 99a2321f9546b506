import { type GameId, isIn, GAMES as REGISTRY, type Registry } from '@getaway/games';
import { loadReadersWords } from '@getaway/games/search';
import { languageOfLocale, loadTexts } from '@getaway/text';
import { escapePlanTable } from './escapePlan/index.ts';
import type { TableGame, TableUi } from './game.ts';
import { gangstaTable } from './gangsta/index.ts';

/** The renderer of each game, in the order in which the games are offered. */
export const TABLES: Readonly<Record<GameId, TableUi>> = {
  gangsta: gangstaTable,
  'escape-plan': escapePlanTable,
};

export const tableGames = <Id extends string>(
  registry: Registry<Id>,
  tables: Readonly<Record<Id, TableUi>>,
): Promise<readonly TableGame[]> =>
  Promise.all(
    Object.keys(tables)
      .filter((id) => isIn(registry, id))
      .map(async (id) => {
        const game = registry[id];
        const [host, bots] = await Promise.all([game.host(), game.bots()]);
        await bots.load();
        const ui = tables[id];
        return {
          ...ui,
          host,
          bots,
          async loadText(locale) {
            const [own, { TABLE }, rulebook, readers] = await Promise.all([
              game.messages(locale),
              loadTexts(locale, ui.tables),
              game.rulebook(locale),
              loadReadersWords(game, languageOfLocale(locale)),
            ]);
            return { catalogue: { ...own, ...TABLE }, rulebook, readers };
          },
        };
      }),
  );

export const GAMES = await tableGames(REGISTRY, TABLES);

export const findGame = (games: readonly TableGame[], id: string): TableGame | undefined =>
  games.find(({ host }) => host.id === id);
