import type { Catalogue } from '@getaway/text';
import type { GameId } from '../browser/gameIds.ts';
import { localeOf, settings } from '../settings/settings.ts';
import type { LoadedGame } from '../table/gameUi.ts';
import { useLoaded } from '../ui/useLoaded.ts';
import { FOLDERS } from './folders.ts';
import { loadExplanations, loadMessages } from './tables.ts';

/**
 * The game's screens, and its messages in the current language. If loading fails, the table stays at its opening
 * screen. After a while, the screen reports that loading takes too long.
 */
export function useGame(id: GameId, pack: unknown): LoadedGame | undefined {
  const locale = localeOf(settings.value);
  const load = async (): Promise<LoadedGame> => {
    const texts = [loadMessages(id, locale), loadExplanations(id, locale)];
    const [game, ...catalogues] = await Promise.all([FOLDERS[id].ui(), ...texts]);
    game.packs.put(pack);
    return { game, catalogue: Object.assign({}, ...catalogues) as Catalogue, locale };
  };
  return useLoaded(load, [id, locale, pack]).value;
}
