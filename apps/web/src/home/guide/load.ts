import { loadReadersWords, type ReadersWords } from '@getaway/games/search';
import { TEXTS } from '@getaway/games/texts';
import { loadTexts, type Speaker, speaker } from '@getaway/text';
import type { GameId } from '../../browser/gameIds.ts';
import { FOLDERS } from '../../games/folders.ts';
import { type Locale, languageOfLocale } from '../../i18n/languages.ts';
import type { GameGuide, PartKey } from '../../table/gameGuide.ts';
import { loadGuideMessages } from './guideMessages.ts';
import type { GuideKey } from './messages/en.ts';

export type GuideVoice = Speaker<GuideKey | PartKey>;

/** The short guide to a game. `readers` contains everyday words that readers search for in the rules. */
export interface Guide {
  readonly parts: GameGuide['parts'];
  readonly voice: GuideVoice;
  readonly readers: ReadersWords;
}

export async function loadGuide(game: GameId, locale: Locale): Promise<Guide> {
  const [{ parts, messages }, common, readers] = await Promise.all([
    FOLDERS[game].guide(),
    loadGuideMessages(locale),
    loadReadersWords(TEXTS[game], languageOfLocale(locale)),
  ]);
  const { GUIDE } = await loadTexts(locale, messages);
  return { parts, voice: speaker({ locale, catalogue: { ...common, ...GUIDE } }), readers };
}
