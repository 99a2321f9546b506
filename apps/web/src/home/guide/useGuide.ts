import type { GameId } from '../../browser/gameIds.ts';
import { languageOf, settings } from '../../settings/settings.ts';
import { type Loading, useLoaded } from '../../ui/useLoaded.ts';
import { type Guide, loadGuide } from './load.ts';

export function useGuide(game: GameId): Loading<Guide> {
  const language = languageOf(settings.value);
  return useLoaded(() => loadGuide(game, language), [game, language]);
}
