import type { Catalogue } from '@getaway/text';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { localeOf, settings } from '../settings/settings.ts';
import type { LoadedGame } from '../table/gameUi.ts';
import { loadGameUi } from './load.ts';
import { loadExplanations, loadMessages } from './tables.ts';

/** The game's screens, and its messages in the current language. */
export function useGame(id: GameId, pack: unknown): LoadedGame | undefined {
  const locale = localeOf(settings.value);
  const [loaded, setLoaded] = useState<LoadedGame>();
  useEffect(() => {
    let stale = false;
    // If loading fails, the table stays at its opening screen. After a while, the screen reports that loading takes too
    // long.
    const texts = [loadMessages(id, locale), loadExplanations(id, locale)];
    void Promise.all([loadGameUi(id), ...texts]).then(([game, ...catalogues]) => {
      game.packs.put(pack);
      if (!stale) setLoaded({ game, catalogue: Object.assign({}, ...catalogues) as Catalogue, locale });
    });
    return () => {
      stale = true;
    };
  }, [id, locale, pack]);
  return loaded;
}
