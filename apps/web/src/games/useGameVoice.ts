import { type Speaker, speaker } from '@getaway/text';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { localeOf, settings } from '../settings/settings.ts';
import { GAME_IDS, loadAbout, loadMessages } from './tables.ts';

type Voices = Readonly<Partial<Record<GameId, Speaker>>>;
type Load = typeof loadMessages;

/** The texts about all games, for pages that list them. */
export const useGameNames = (): Voices => useVoicesOf(GAME_IDS, loadAbout);

/** A game's own texts, for pages that mention it. A game that this version does not know has none. */
export const useGameVoice = (game: GameId | undefined): Speaker | undefined => useVoiceOf(game, loadMessages);

/** The texts about a game, for pages that only list it. */
export const useGameAbout = (game: GameId | undefined): Speaker | undefined => useVoiceOf(game, loadAbout);

function useVoiceOf(game: GameId | undefined, load: Load): Speaker | undefined {
  const voices = useVoicesOf(game === undefined ? [] : [game], load);
  return game === undefined ? undefined : voices[game];
}

function useVoicesOf(games: readonly GameId[], load: Load): Voices {
  const locale = localeOf(settings.value);
  const [voices, setVoices] = useState<Voices>({});
  // A layout effect, so that texts begin to load before the first paint.
  useLayoutEffect(() => {
    let stale = false;
    const begin = async (game: GameId): Promise<void> => {
      const catalogue = await load(game, locale);
      if (!stale) setVoices((known) => ({ ...known, [game]: speaker({ locale, catalogue }) }));
    };
    for (const game of games) void begin(game);
    return () => {
      stale = true;
    };
  }, [games.join(), locale]);
  return voices;
}
