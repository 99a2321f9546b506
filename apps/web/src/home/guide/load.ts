import { loadReadersWords, type ReadersWords } from '@getaway/games/search';
import { type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../../browser/gameIds.ts';
import type { Language } from '../../i18n/languages.ts';
import type { GuideKey } from '../../table/tips/guide/en.ts';
import { loadGuideMessages } from '../../table/tips/guideMessages.ts';

/** The short guide to a game, and the words that readers use for things in its rules. */
export interface Guide {
  readonly voice: Speaker<GuideKey>;
  readonly readers: ReadersWords;
}

export async function loadGuide(game: GameId, language: Language): Promise<Guide> {
  const [catalogue, readers] = await Promise.all([loadGuideMessages(language), loadReadersWords(game, language)]);
  return { voice: speaker({ locale: language, catalogue }), readers };
}
