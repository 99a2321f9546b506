import { type Speaker, speaker } from '@getaway/text';
import { useEffect, useState } from 'preact/hooks';
import type { GameId } from '../games/ids.ts';
import { loadMessages } from '../i18n/load.ts';
import { languageOf, settings } from '../settings/settings.ts';

/** A game's own words, for pages that speak about it. */
export function useGameVoice(game: GameId): Speaker | undefined {
  const language = languageOf(settings.value);
  const [voice, setVoice] = useState<Speaker>();
  useEffect(() => {
    let stale = false;
    void loadMessages(game, language).then((catalogue) => {
      if (!stale) setVoice(speaker({ locale: language, catalogue }));
    });
    return () => {
      stale = true;
    };
  }, [game, language]);
  return voice;
}
