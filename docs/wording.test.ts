import { type GameId, idsIn } from '@getaway/games';
import { loadTableGlossary } from '@getaway/games/glossary';
import { TEXTS } from '@getaway/games/texts';
import { LANGUAGES } from '@getaway/text';
import { phrasePattern, shownText, wordingFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../packages/escape-plan/src/glossary/glossary.ts';
import { everyText } from './texts/everyText.ts';

const GAMES = idsIn(TEXTS);
type Part = GameId | 'table';

/** Names in the catalogue of Escape Plan that are words of the glossary. */
const NAMED = {
  'pursuer.federal': 'federal',
  'pursuer.local': 'local',
  'pursuer.swat': 'swat',
  'pursuer.inspector': 'inspector',
  'automaton.lieutenant': 'lieutenant',
  'spot.headquarters': 'headquarters',
  'spot.safeHouse1': 'safeHouse',
  'spot.store': 'store',
  'spot.clinic': 'clinic',
  'spot.exit': 'exit',
  'spot.helicopterPad': 'helicopterPad',
} as const satisfies Readonly<Record<string, keyof Glossary>>;

/**
 * Forms that the test skips, because they may lack a part of the name: the type of an officer alone, or a place after a
 * preposition.
 */
const SHORTENED = /#(?:kind|tipo|loc)$/u;

type Words = Readonly<Record<string, { readonly word: string }>>;
type FormsOfWords = Readonly<Record<string, string | undefined>>;

/** For each concept in a glossary: its word and the word's inflected forms. */
const formsOf = (words: Words, forms: FormsOfWords): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(words).map(([concept, { word }]) => [concept, [word, ...(forms[concept]?.split(', ') ?? [])]]),
  );

describe.each(LANGUAGES)('%s', async (language) => {
  const [games, table, told] = await Promise.all([
    Promise.all(GAMES.map(async (id) => [id, await TEXTS[id].glossary(language)] as const)),
    loadTableGlossary(language),
    everyText(language),
  ]);
  const glossary = new Map<Part, Words>([
    ...games.map(([id, { GLOSSARY }]) => [id, GLOSSARY] as const),
    ['table', table.WORDS],
  ]);
  const forms = new Map<Part, FormsOfWords>([
    ...games.map(([id, { FORMS }]) => [id, FORMS] as const),
    ['table', table.FORMS],
  ]);
  const wordsOf = (part: Part): Readonly<Record<string, readonly string[]>> =>
    formsOf(glossary.get(part) ?? {}, forms.get(part) ?? {});

  test('no text uses a word that the glossary forbids', () => {
    const faults = [...GAMES, undefined].flatMap((part) => {
      const own = told
        .filter(({ game }) => game === part)
        .map(({ file, key, text }) => [`${file} ${key}`, text] as const);
      const glossaries = [table.WORDS, ...(part === undefined ? [] : [glossary.get(part) ?? {}])];
      return wordingFaults(glossaries, Object.fromEntries(own));
    });
    expect(faults).toEqual([]);
  });

  test.each<Part>([...GAMES, 'table'])('texts use the words of the glossary, and all forms it lists: %s', (part) => {
    const own = told.filter(({ game }) => part === 'table' || game === part);
    const all = own.map(({ text }) => shownText(text)).join('\n');
    const isUsed = (phrase: string): boolean => phrasePattern(phrase).test(all);
    const listed = Object.values(wordsOf(part));
    expect(listed.filter((words) => !words.some(isUsed)).map(([word]) => word)).toEqual([]);
    expect(listed.flatMap(([, ...inflected]) => inflected.filter((form) => !isUsed(form)))).toEqual([]);
    expect(listed.filter((words) => new Set(words).size < words.length)).toEqual([]);
  });

  test('names in the catalogue are the words of the glossary, in all their forms', async () => {
    const catalogue = await TEXTS['escape-plan'].messages(language);
    const concepts = wordsOf('escape-plan');
    const faults = Object.entries(NAMED).flatMap(([name, concept]) => {
      const words = concepts[concept] ?? [];
      const names = Object.entries(catalogue).filter(
        ([key]) => (key === name || key.startsWith(`${name}#`)) && !SHORTENED.test(key),
      );
      expect(names.length).toBeGreaterThan(0);
      return names.filter(([, text]) => !words.some((word) => phrasePattern(word).test(shownText(text))));
    });
    expect(faults).toEqual([]);
  });
});
