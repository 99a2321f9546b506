import { LANGUAGES, type Language } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { loadGlossary } from '../glossary/glossary.ts';
import { type GameId, TEXTS } from '../texts.ts';
import { loadReadersWords, searchRules } from './index.ts';

const GAMES: readonly GameId[] = ['gangsta', 'escape-plan'];

async function search(game: GameId, language: Language, text: string): Promise<readonly string[]> {
  const [book, readers] = await Promise.all([TEXTS[game].rulebook(language), loadReadersWords(game, language)]);
  return searchRules(book, text, readers);
}

test.each([
  ['en', 'how do I win', 'G2'],
  ['en', 'arrested', 'F4'],
  ['en', 'cops', 'E2'],
  ['pt', 'como vencer?', 'G2'],
  ['cs', 'jak vyhrát', 'G2'],
  ['ru', 'как победить', 'G2'],
  ['pl', 'jak WYGRAC', 'G2'],
] as const)('%s: “%s” finds %s of Escape Plan first', async (language, text, rule) => {
  expect((await search('escape-plan', language, text))[0]).toBe(rule);
});

test.each([
  ['ru', 'стукачи', 'N1'],
  ['ru', 'стукача', 'N1'],
  ['pl', 'kapusia', 'N1'],
  ['en', 'SNITCHES', 'N1'],
  ['cs', 'udavači', 'N1'],
  ['pt', 'denunciantes', 'N1'],
] as const)('%s: “%s” finds %s of Gangsta! first, whatever its form and case', async (language, text, rule) => {
  expect((await search('gangsta', language, text))[0]).toBe(rule);
});

/** Words that differ from those in the rules: another form, no accents, or the word printed in the box. */
test.each([
  ['pl', 'czarny', 'C4'],
  ['pl', 'skrytce', 'L10'],
  ['pl', 'schowek', 'L10'],
  ['pl', 'krążek', 'D12'],
  ['ru', 'черный', 'C4'],
  ['ru', 'слава', 'N3'],
  ['ru', 'тайл города', 'C2'],
  ['ru', 'сейф', 'L10'],
  ['cs', 'terén', 'T1'],
  ['cs', 'schrance', 'L10'],
  ['cs', 'večerka', 'L9'],
  ['pt', 'trunfos', 'U1'],
  ['pt', 'armarios', 'L10'],
  ['en', 'threshold', 'N3'],
  ['en', 'avoiding', 'E2'],
] as const)('%s: “%s” finds %s of Escape Plan', async (language, text, rule) => {
  expect(await search('escape-plan', language, text)).toContain(rule);
});

test('an id finds its rule, a letter its section, and nonsense nothing', async () => {
  expect(await search('gangsta', 'en', ' q7 ')).toEqual(['Q7']);
  expect(await search('gangsta', 'pl', 'n')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
  expect(await search('escape-plan', 'cs', 'zraneni')).toEqual(await search('escape-plan', 'cs', 'zranění'));
  expect(await search('gangsta', 'en', 'xyzzy')).toEqual([]);
  expect(await search('gangsta', 'en', '??')).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test.each(GAMES)('answers of %s name rules that exist', async (game) => {
    const [{ rules }, { answers }] = await Promise.all([
      TEXTS[game].rulebook(language),
      loadReadersWords(game, language),
    ]);
    expect(answers.flatMap(([, ids]) => ids.split(' ')).filter((id) => !(id in rules))).toEqual([]);
  });

  test.each(GAMES)('every concept of %s is found by its word', async (game) => {
    const glossary = await loadGlossary(language);
    for (const { word } of Object.values(glossary[game])) expect(await search(game, language, word)).not.toEqual([]);
  });
});
