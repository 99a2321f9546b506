import type { Rulebook } from '@getaway/games';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../browser/gameIds.ts';
import { loadRulebook } from '../../i18n/load.ts';
import { localeOf, settings } from '../../settings/settings.ts';

/** The rules of a game in the chosen language; undefined until they are loaded. */
export function useRulebook(game: GameId): Rulebook | undefined {
  const locale = localeOf(settings.value);
  const [book, setBook] = useState<Rulebook>();
  useEffect(() => {
    let stale = false;
    // Without the rules the table is still playable, but shows only their ids.
    loadRulebook(game, locale).then(
      (loaded) => !stale && setBook(loaded),
      () => undefined,
    );
    return () => {
      stale = true;
    };
  }, [game, locale]);
  return book;
}
