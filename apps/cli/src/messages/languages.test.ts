import { FORMED } from '@getaway/escape-plan/text';
import { catalogueFaults, rulebookFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { LANGUAGES, type Locale, languageOfSystem, localeOf, requestedLanguage } from './languages.ts';
import { loadShell } from './shell.ts';

/** Translations that may be the same as the English message. */
const SAME: Readonly<Record<string, readonly string[]>> = { 'escape-plan pt': ['contactKind.jetSki'] };

const OF_GAME: Readonly<Record<string, object>> = { 'escape-plan': { thousands: true, formed: FORMED } };

/** Rules in which a translation writes a number as a word where English has a figure, or the reverse. */
const OTHER_FIGURES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'escape-plan pt': { C4: '“3 each of green, black, brown” has one number per colour in Portuguese' },
};

describe.each(LANGUAGES)('%s', (locale) => {
  test('the program’s catalogue has no faults', async () =>
    expect(catalogueFaults({ locale, english: await loadShell('en'), catalogue: await loadShell(locale) })).toEqual(
      [],
    ));

  test.each(GAMES)('the catalogue of $host.id has no faults', async ({ host: { id }, loadText }) => {
    const [english, own] = await Promise.all([loadText('en'), loadText(locale)]);
    const translation = { locale, english: english.catalogue, catalogue: own.catalogue };
    const same = SAME[`${id} ${locale}`] ?? [];
    expect(catalogueFaults({ ...translation, ...OF_GAME[id], same })).toEqual([]);
  });

  test.each(GAMES)('the rulebook of $host.id matches the English one', async ({ host: { id }, loadText }) => {
    const [english, own] = await Promise.all([loadText('en'), loadText(locale)]);
    const otherFigures = OTHER_FIGURES[`${id} ${locale}`] ?? {};
    expect(rulebookFaults({ locale, english: english.rulebook, rulebook: own.rulebook, otherFigures })).toEqual([]);
  });

  test('signs in columns and on maps are as wide as in English', async () => {
    for (const { loadText } of GAMES) {
      const [english, own] = await Promise.all([loadText('en'), loadText(locale)]);
      const signs = Object.keys(english.catalogue).filter((key) => /^(?:letter|code)\./u.test(key));
      const widths = ({ catalogue }: typeof english) => signs.map((key) => `${key} ${catalogue[key]?.length}`);
      expect(widths(own)).toEqual(widths(english));
    }
  });
});

describe('the language of the table', () => {
  test.each<[string, Locale | undefined]>([
    ['pl', 'pl'],
    ['PT-BR', 'pt'],
    ['pt_PT.UTF-8', 'pt-PT'],
    ['cs_CZ.UTF-8', 'cs'],
    ['ru_RU@currency=RUB', 'ru'],
    ['plx', undefined],
    ['C.UTF-8', undefined],
    ['', undefined],
  ])('%j is %s', (tag, language) => expect(localeOf(tag)).toBe(language));

  test.each<[object, Locale]>([
    [{}, 'en'],
    [{ LANG: 'pt_PT.UTF-8' }, 'pt-PT'],
    [{ LANG: 'pl_PL.UTF-8' }, 'pl'],
    [{ LANG: 'pl_PL.UTF-8', LC_MESSAGES: 'ru_RU.UTF-8' }, 'ru'],
    [{ LANG: 'pl_PL.UTF-8', LC_MESSAGES: 'ru_RU.UTF-8', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'pl_PL.UTF-8', LC_ALL: '' }, 'pl'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
  ])('a system with %j speaks %s', (env, language) => expect(languageOfSystem({ ...env })).toBe(language));

  test('the option overrides the environment', () => {
    expect(requestedLanguage('pl', { GETAWAY_LANGUAGE: 'cs' })).toBe('pl');
    expect(requestedLanguage(undefined, { GETAWAY_LANGUAGE: 'cs' })).toBe('cs');
    expect(requestedLanguage(undefined, { GETAWAY_LANGUAGE: '' })).toBeUndefined();
  });
});
