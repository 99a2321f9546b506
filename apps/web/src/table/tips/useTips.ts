import { LESSONS } from '@getaway/games/lessons';
import type { Tip as TipData } from '@getaway/lessons';
import { type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../../browser/gameIds.ts';
import { localeOf, settings } from '../../settings/settings.ts';
import { useLoaded } from '../../ui/useLoaded.ts';

interface Tips {
  readonly tips: readonly TipData[];
  readonly voice: Speaker;
}

export function useTips(game: GameId, isWanted: boolean): Tips | undefined {
  const locale = localeOf(settings.value);
  const load = async (): Promise<Tips | undefined> => {
    if (!isWanted) return undefined;
    const [tips, words] = await Promise.all([LESSONS[game].tips(), LESSONS[game].words(locale)]);
    return { tips, voice: speaker({ locale, catalogue: words }) };
  };
  return useLoaded(load, [isWanted, game, locale]).value;
}
