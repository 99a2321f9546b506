import { loadReadersWords, type ReadersWords } from '@getaway/games/search';
import { TEXTS } from '@getaway/games/texts';
import { type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../../browser/gameIds.ts';
import { type Locale, languageOfLocale } from '../../i18n/languages.ts';
import type { GuideKey } from '../../table/tips/guide/en.ts';
import { loadGuideMessages } from '../../table/tips/guideMessages.ts';

/** The short guide to a game. `readers` contains everyday words that readers search for in the rules. */
export interface Guide {
  readonly voice: Speaker<GuideKey>;
  readonly readers: ReadersWords;
}

export async function loadGuide(game: GameId, locale: Locale): Promise<Guide> {
  const [catalogue, readers] = await Promise.all([
    loadGuideMessages(locale),
    loadReadersWords(TEXTS[game], languageOfLocale(locale)),
  ]);
  return { voice: speaker({ locale, catalogue }), readers };
}
