import { loadTableGlossary } from '@getaway/games/glossary';
import { idsIn } from '@getaway/games/registry';
import { TEXTS } from '@getaway/games/texts';
import { LANGUAGES } from '@getaway/text';
import { phrasePattern, shownText, wordingFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import type { Glossary } from '../packages/escape-plan/src/glossary/glossary.ts';
import { everyText } from './texts/everyText.ts';

const GAMES = idsIn(TEXTS);

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
  const [gangsta, escapePlan, table, told] = await Promise.all([
    TEXTS.gangsta.glossary(language),
    TEXTS['escape-plan'].glossary(language),
    loadTableGlossary(language),
    everyText(language),
  ]);
  const glossary = { gangsta: gangsta.GLOSSARY, 'escape-plan': escapePlan.GLOSSARY, table: table.WORDS };
  const forms = { gangsta: gangsta.FORMS, 'escape-plan': escapePlan.FORMS, table: table.FORMS };

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

  test.each([...GAMES, 'table'] as const)('texts use the words of the glossary, and all forms it lists: %s', (part) => {
    const own = told.filter(({ game }) => part === 'table' || game === part);
    const all = own.map(({ text }) => shownText(text)).join('\n');
    const isUsed = (phrase: string): boolean => phrasePattern(phrase).test(all);
    const listed = Object.values(formsOf(glossary[part], forms[part]));
    expect(listed.filter((words) => !words.some(isUsed)).map(([word]) => word)).toEqual([]);
    expect(listed.flatMap(([, ...inflected]) => inflected.filter((form) => !isUsed(form)))).toEqual([]);
    expect(listed.filter((words) => new Set(words).size < words.length)).toEqual([]);
  });

  test('names in the catalogue are the words of the glossary, in all their forms', async () => {
    const catalogue = await TEXTS['escape-plan'].messages(language);
    const concepts = formsOf(glossary['escape-plan'], forms['escape-plan']);
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
