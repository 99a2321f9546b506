import type { GameId } from '../../browser/gameIds.ts';
import { localeOf, settings } from '../../settings/settings.ts';
import { type Loading, useLoaded } from '../../ui/useLoaded.ts';
import { type Guide, loadGuide } from './load.ts';

export function useGuide(game: GameId): Loading<Guide> {
  const locale = localeOf(settings.value);
  return useLoaded(() => loadGuide(game, locale), [game, locale]);
}
