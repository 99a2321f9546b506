import { LANGUAGES, type Language, stemOf, wordsIn } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { idsIn } from '../registry.ts';
import { type GameId, TEXTS } from '../texts.ts';
import { loadReadersWords, searchRules } from './index.ts';

const GAMES = idsIn(TEXTS);

const loaded = await Promise.all(
  GAMES.flatMap((game) =>
    LANGUAGES.map(async (language) => {
      const [book, readers] = await Promise.all([
        TEXTS[game].rulebook(language),
        loadReadersWords(TEXTS[game], language),
      ]);
      return [`${game} ${language}`, { book, readers }] as const;
    }),
  ),
);
const texts = new Map(loaded);

function textsOf(game: GameId, language: Language): (typeof loaded)[number][1] {
  const found = texts.get(`${game} ${language}`);
  if (found === undefined) throw new Error(`no rules of ${game} in ${language}`);
  return found;
}

function search(game: GameId, language: Language, text: string): readonly string[] {
  const { book, readers } = textsOf(game, language);
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
] as const)('%s: “%s” finds %s of Escape Plan first', (language, text, rule) => {
  expect(search('escape-plan', language, text)[0]).toBe(rule);
});

test.each([
  ['en', 'how do I win'],
  ['pt', 'como eu ganho?'],
  ['cs', 'jak vyhraju'],
  ['ru', 'как мне выиграть'],
  ['pl', 'jak wygrać'],
] as const)('%s: “%s” finds the rule about winning first, in both games', (language, text) => {
  for (const game of GAMES) expect(search(game, language, text)[0]).toBe('G2');
});

test.each([
  ['en', 'how do I get money', 'A6'],
  ['pt', 'como ganhar dinheiro', 'A6'],
  ['cs', 'jak získám peníze', 'A6'],
  ['ru', 'как заработать деньги', 'A6'],
  ['pl', 'jak zdobyć pieniądze', 'A6'],
  ['en', 'who starts?', 'S3'],
  ['pt', 'quem começa?', 'S3'],
  ['cs', 'kdo začíná', 'S3'],
  ['ru', 'кто начинает', 'S3'],
  ['pl', 'kto zaczyna', 'S3'],
  ['en', 'when does the game end', 'H5'],
  ['ru', 'когда заканчивается игра', 'H5'],
  ['cs', 'remíza', 'G2'],
  ['en', 'how do I lose a henchman', 'H6'],
] as const)('%s: “%s” finds the answer in Gangsta!: %s', (language, text, rule) => {
  expect(search('gangsta', language, text)[0]).toBe(rule);
});

test.each([
  ['ru', 'стукач', 'N1'],
  ['ru', 'стукачи', 'N1'],
  ['ru', 'стукача', 'N1'],
  ['pl', 'kapusia', 'N1'],
  ['en', 'SNITCHES', 'N1'],
  ['cs', 'udavači', 'N1'],
  ['pt', 'denunciantes', 'N1'],
] as const)('%s: “%s” finds %s of Gangsta! first, whatever its form and case', (language, text, rule) => {
  expect(search('gangsta', language, text)[0]).toBe(rule);
});

/**
 * Search words that differ from the words of the rules: another grammatical form, no accents, or the word that the
 * printed game uses.
 */
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
] as const)('%s: “%s” finds %s of Escape Plan', (language, text, rule) => {
  expect(search('escape-plan', language, text)).toContain(rule);
});

test('an id finds its rule, a letter its section, and nonsense nothing', () => {
  expect(search('gangsta', 'en', ' q7 ')).toEqual(['Q7']);
  expect(search('gangsta', 'pl', 'n')).toEqual(['N1', 'N2', 'N3', 'N4', 'N5']);
  expect(search('escape-plan', 'cs', 'zraneni')).toEqual(search('escape-plan', 'cs', 'zranění'));
  expect(search('gangsta', 'en', 'xyzzy')).toEqual([]);
  expect(search('gangsta', 'en', '??')).toEqual([]);
});

describe.each(LANGUAGES)('%s', (language) => {
  test.each(GAMES)('answers of %s name rules that exist', (game) => {
    const { book, readers } = textsOf(game, language);
    expect(readers.answers.flatMap(([, ids]) => ids.split(' ')).filter((id) => !(id in book.rules))).toEqual([]);
  });

  test.each(GAMES)('every concept of %s is found by its word', async (game) => {
    const { GLOSSARY } = await TEXTS[game].glossary(language);
    const words = Object.values(GLOSSARY).map(({ word }) => word);
    expect(words.filter((word) => search(game, language, word).length === 0)).toEqual([]);
  });

  test.each(GAMES)('every synonym in the glossary of %s finds the rules with the word for it', (game) => {
    const { book, readers } = textsOf(game, language);
    const told = Object.entries(book.rules).map(([id, rule]) => ({ id, stems: new Set(stemsOf(rule, language)) }));
    const lost: string[] = [];
    for (const { word, also = [] } of readers.concepts) {
      const wanted = stemsOf(word, language);
      const meant = told.filter(({ stems }) => wanted.every((stem) => stems.has(stem))).map(({ id }) => id);
      for (const synonym of also) {
        const found = search(game, language, synonym);
        const missed = meant.filter((id) => !found.includes(id));
        if (missed.length > 0) lost.push(`${synonym} misses ${missed.join(' ')}, which say “${word}”`);
      }
    }
    expect(lost).toEqual([]);
  });

  test.each(GAMES)('case, accents and ё do not matter in %s', (game) => {
    const { readers } = textsOf(game, language);
    for (const { word, also = [] } of readers.concepts)
      for (const one of [word, ...also]) {
        const found = search(game, language, one);
        expect([one, search(game, language, one.toUpperCase())]).toEqual([one, found]);
        expect([one, search(game, language, withoutAccents(one))]).toEqual([one, found]);
      }
  });
});

const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ł', 'l');

const stemsOf = (text: string, language: Language): readonly string[] =>
  wordsIn(text)
    .filter((word) => word.length > 2)
    .map((word) => stemOf(word, language));

/** Forms of one word. All must find the same rules as the first one. */
test.each([
  ['gangsta', 'en', 'snitch snitches SNITCH'],
  ['gangsta', 'en', 'recruit recruits recruited recruiting'],
  ['escape-plan', 'en', 'wound wounds wounded'],
  ['escape-plan', 'en', 'locker lockers'],
  ['gangsta', 'pt', 'capanga capangas'],
  ['gangsta', 'pt', 'recrutar recruta recrutado recrutando'],
  ['escape-plan', 'pt', 'ferimento ferimentos'],
  ['escape-plan', 'pt', 'patrulha patrulhas'],
  ['escape-plan', 'pt', 'ação ações'],
  ['gangsta', 'cs', 'práskač práskače práskačů práskačem praskaci'],
  ['gangsta', 'cs', 'kumpán kumpáni kumpána kumpánů'],
  ['escape-plan', 'cs', 'schránka schránky schránce schránek'],
  ['escape-plan', 'cs', 'hlídka hlídky hlídek hlídkou'],
  ['gangsta', 'ru', 'стукач стукача стукачу стукачом стукачи стукачей'],
  ['gangsta', 'ru', 'подручный подручного подручным подручных'],
  ['escape-plan', 'ru', 'тайник тайника тайники тайников тайниках'],
  ['escape-plan', 'ru', 'чёрный черный чёрная чёрного чёрных'],
  ['gangsta', 'pl', 'kapuś kapusia kapusie kapusiów kapusiem'],
  ['gangsta', 'pl', 'zbir zbira zbiry zbirów zbirem'],
  ['escape-plan', 'pl', 'skrytka skrytki skrytce skrytek skrytką'],
  ['escape-plan', 'pl', 'czarny czarna czarne czarnego czarnych'],
] as const)('%s, %s: all forms of a word find the same rules: %s', (game, language, forms) => {
  const [word = '', ...others] = forms.split(' ');
  const found = search(game, language, word);
  expect(found).not.toEqual([]);
  for (const other of others) expect([other, search(game, language, other)]).toEqual([other, found]);
});
