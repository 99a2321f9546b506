import type { Language } from '@getaway/text';
import { loadGlossary } from '../glossary/glossary.ts';
import type { GameId } from '../texts.ts';
import type { ReadersWords } from './searchRules.ts';

/** For each game, the words of questions and the rules that answer them. */
export type Answers = Readonly<Record<GameId, ReadersWords['answers']>>;

// Each language is a separate chunk. The import paths are written out, because a bundler can't follow a computed path.
const ANSWERS: Readonly<Record<Language, () => Promise<{ readonly ANSWERS: Answers }>>> = {
  en: () => import('./words/en.ts'),
  pt: () => import('./words/pt.ts'),
  cs: () => import('./words/cs.ts'),
  ru: () => import('./words/ru.ts'),
  pl: () => import('./words/pl.ts'),
};

/**
 * The words that readers use for the things in a game. For an unknown game there are none, and search uses only the
 * words of the rules.
 */
export async function loadReadersWords(game: string, language: Language): Promise<ReadersWords> {
  const [{ ANSWERS: answers }, glossary] = await Promise.all([ANSWERS[language](), loadGlossary(language)]);
  if (!isKnown(game, answers)) return { language, answers: [], concepts: [] };
  return {
    language,
    answers: answers[game],
    concepts: [...Object.values(glossary[game]), ...Object.values(glossary.table)],
  };
}

const isKnown = (game: string, answers: Answers): game is GameId => Object.hasOwn(answers, game);
