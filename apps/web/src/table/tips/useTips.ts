import { LESSONS } from '@getaway/games/lessons';
import type { Tip as TipData } from '@getaway/lessons';
import { type Speaker, speaker } from '@getaway/text';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../../browser/gameIds.ts';
import { localeOf, settings } from '../../settings/settings.ts';

interface Tips {
  readonly tips: readonly TipData[];
  readonly voice: Speaker;
}

export function useTips(game: GameId, isWanted: boolean): Tips | undefined {
  const locale = localeOf(settings.value);
  const [loaded, setLoaded] = useState<Tips>();
  useEffect(() => {
    if (!isWanted) return;
    let stale = false;
    void Promise.all([LESSONS[game].tips(), LESSONS[game].words(locale)]).then(([tips, words]) => {
      if (!stale) setLoaded({ tips, voice: speaker({ locale, catalogue: words }) });
    });
    return () => {
      stale = true;
    };
  }, [isWanted, game, locale]);
  return loaded;
}
