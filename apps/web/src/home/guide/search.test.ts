import { expect, test } from 'vitest';
import type { GameId } from '../../browser/gameIds.ts';
import { GAME_IDS } from '../../games/tables.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';
import { loadRulebook } from '../../i18n/load.ts';
import { loadGuide } from './load.ts';
import { searchRules } from './search.ts';

async function search(game: GameId, language: Language, text: string): Promise<readonly string[]> {
  const [book, { words }] = await Promise.all([loadRulebook(game, language), loadGuide(language)]);
  return searchRules(book, { text, locale: language, words: words[game] });
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
  ['pl', 'kapusia', 'N1'],
  ['en', 'SNITCHES', 'N1'],
] as const)('%s: “%s” finds %s of Gangsta! first, whatever its ending and case', async (language, text, rule) => {
  expect((await search('gangsta', language, text))[0]).toBe(rule);
});

test('an id finds its rule, words are found without their accents, and nonsense finds nothing', async () => {
  expect(await search('gangsta', 'en', ' q7 ')).toEqual(['Q7']);
  expect(await search('escape-plan', 'cs', 'zraneni')).toEqual(await search('escape-plan', 'cs', 'zranění'));
  expect(await search('gangsta', 'en', 'xyzzy')).toEqual([]);
  expect(await search('gangsta', 'en', '??')).toEqual([]);
});

test.each(LANGUAGES)('%s: players’ words point to rules that exist', async (language) => {
  const { words } = await loadGuide(language);
  for (const game of GAME_IDS) {
    const { rules } = await loadRulebook(game, language);
    const missing = words[game].flatMap(([, ids]) => ids.split(' ')).filter((id) => !(id in rules));
    expect(missing).toEqual([]);
  }
});
