import type { Language } from '@getaway/text';
import { loadTableGlossary } from '../glossary/glossary.ts';
import type { GameText } from '../text.ts';
import type { ReadersWords } from './searchRules.ts';

/** The words that readers use for the things in a game. */
export async function loadReadersWords(game: GameText, language: Language): Promise<ReadersWords> {
  const [own, table] = await Promise.all([game.glossary(language), loadTableGlossary(language)]);
  const concepts = [...Object.values(own.GLOSSARY), ...Object.values(table.WORDS)];
  return { language, answers: own.ANSWERS, concepts };
}
