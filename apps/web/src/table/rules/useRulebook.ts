import type { Rulebook } from '@getaway/games';
import type { GameId } from '../../browser/gameIds.ts';
import { loadRulebook } from '../../i18n/load.ts';
import { localeOf, settings } from '../../settings/settings.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

/**
 * The rules of a game in the chosen language; undefined until they are loaded. Without the rules the table is still
 * playable, but shows only their ids.
 */
export function useRulebook(game: GameId): Rulebook | undefined {
  const locale = localeOf(settings.value);
  return useLoaded(() => loadRulebook(game, locale), [game, locale]).value;
}
