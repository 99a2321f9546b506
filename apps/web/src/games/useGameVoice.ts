import { type Speaker, speaker } from '@getaway/text';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../browser/gameIds.ts';
import { languageOf, settings } from '../settings/settings.ts';
import { GAME_IDS, loadMessages } from './tables.ts';

type Voices = Readonly<Partial<Record<GameId, Speaker>>>;

/** The texts of all games, for pages that list them. */
export const useGameVoices = (): Voices => useVoicesOf(GAME_IDS);

/**
 * A game's own texts, for pages that mention it; undefined until they are loaded, and for a game that this version does
 * not know.
 */
export function useGameVoice(game: GameId | undefined): Speaker | undefined {
  const voices = useVoicesOf(game === undefined ? [] : [game]);
  return game === undefined ? undefined : voices[game];
}

function useVoicesOf(games: readonly GameId[]): Voices {
  const language = languageOf(settings.value);
  const [voices, setVoices] = useState<Voices>({});
  useEffect(() => {
    let stale = false;
    const load = async (game: GameId): Promise<void> => {
      const catalogue = await loadMessages(game, language);
      if (!stale) setVoices((known) => ({ ...known, [game]: speaker({ locale: language, catalogue }) }));
    };
    for (const game of games) void load(game);
    return () => {
      stale = true;
    };
  }, [games.join(), language]);
  return voices;
}
