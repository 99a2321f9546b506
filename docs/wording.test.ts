import { loadGlossary } from '@getaway/games/glossary';
import { LANGUAGES, stemOf, wordsIn } from '@getaway/text';
import { wordingFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { everyText } from './texts/everyText.ts';

const GAMES = ['gangsta', 'escape-plan'] as const;

describe.each(LANGUAGES)('%s', async (language) => {
  const [glossary, told] = await Promise.all([loadGlossary(language), everyText(language)]);

  test('no text uses a word that the glossary forbids', () => {
    const faults = ([...GAMES, undefined] as const).flatMap((part) => {
      const own = told
        .filter(({ game }) => game === part)
        .map(({ file, key, text }) => [`${file} ${key}`, text] as const);
      const glossaries = part === undefined ? [glossary.table] : [glossary.table, glossary[part]];
      return wordingFaults(glossaries, Object.fromEntries(own));
    });
    expect(faults).toEqual([]);
  });

  test.each([...GAMES, 'table'] as const)('texts use the words of the glossary: %s', (part) => {
    const own = told.filter(({ game }) => part === 'table' || game === part);
    const stems = new Set(own.flatMap(({ text }) => wordsIn(text).map((word) => stemOf(word, language))));
    const unused = Object.values(glossary[part])
      .map(({ word }) => word)
      .filter((word) => !wordsIn(word).every((one) => stems.has(stemOf(one, language))));
    expect(unused).toEqual([]);
  });
});
