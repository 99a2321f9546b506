import { TEXTS } from '@getaway/games/texts';
import { LANGUAGES, type Language, speaker, type Values } from '@getaway/text';
import { expect, test } from 'vitest';
import { compile } from '../packages/text/src/compile.ts';
import { tokensIn } from '../packages/text/src/tokens.ts';
import { everyText } from './texts/everyText.ts';

/**
 * Signs that a language does not use: quotation marks of other languages, a hyphen as a minus sign, three full stops, a
 * straight apostrophe.
 */
const FOREIGN: Readonly<Record<Language, RegExp>> = {
  en: /[«»„]/u,
  pt: /[«»„]/u,
  cs: /[«»”]/u,
  ru: /[“”]/u,
  pl: /[«»“]/u,
};
const NOWHERE = /(?<![\p{L}\p{N}.-])-[$\d](?!-)|\.{3}|\p{L}'\p{L}/u;

test.each(LANGUAGES)('%s uses its own quotation marks, and typographic signs', async (language) => {
  const told = await everyText(language);
  const faults = told.filter(({ file, text }) => {
    // Texts of the terminal show commands exactly as users type them, so they may contain plain quotation marks and
    // apostrophes.
    const isTyped = file.startsWith('apps/cli');
    return FOREIGN[language].test(text) || (!isTyped && (NOWHERE.test(text) || /"/u.test(text)));
  });
  expect(faults.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});

/** The opening and closing quotation marks. A quotation never continues in another text. */
const QUOTES: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  en: ['“', '”'],
  pt: ['“', '”'],
  cs: ['„', '“'],
  ru: ['«', '»'],
  pl: ['„', '”'],
};

test.each(LANGUAGES)('%s closes every quote that it opens', async (language) => {
  const [open, close] = QUOTES[language];
  const told = await everyText(language);
  expect(told.some(({ text }) => text.includes(open))).toBe(true);
  const faults = told.filter(({ text }) => text.split(open).length !== text.split(close).length);
  expect(faults.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});

const LANGUAGES_WITH_SPACED_PERCENT: readonly Language[] = ['cs', 'ru'];

test.each(LANGUAGES)('%s has the right space between a number and the percent sign', async (language) => {
  const wrong = LANGUAGES_WITH_SPACED_PERCENT.includes(language) ? /[^\u00a0]%/u : /\s%/u;
  const told = (await everyText(language)).filter(({ text }) => text.includes('%'));
  expect(told).not.toEqual([]);
  expect(told.filter(({ text }) => wrong.test(text)).map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
});

/** M5 of Gangsta! shows a formula instead of a sum of money. Only this formula may contain a literal dollar sign. */
const FORMULA = /\$m[aá]x\(|\)\u00a0\$/u;

test.each(LANGUAGES)('every sum of money in %s is formatted by its language', async (language) => {
  const told = (await everyText(language)).filter(({ text }) => text.includes('$'));
  expect(told.length).toBeGreaterThan(100);
  const written = told.filter(({ text }) =>
    tokensIn(compile(text)).some((token) => typeof token === 'string' && token.replace(FORMULA, '').includes('$')),
  );
  expect(written.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});

test.each([
  ['en', '$9k', '−$20k', '+$3'],
  ['pt', '$9k', '−$20k', '+$3'],
  ['cs', '9k $', '−20k $', '+3 $'],
  ['ru', '9к $', '−20к $', '+3 $'],
  ['pl', '9k $', '−20k $', '+3 $'],
] as const)(
  '%s writes money as %s, %s and %s on cards, on tracks and in the log',
  async (language, price, penalty, gain) => {
    const told = await everyText(language);
    const say = (game: keyof typeof TEXTS, key: string, values: Values): string => {
      const catalogue = Object.fromEntries(told.filter((one) => one.game === game).map((one) => [one.key, one.text]));
      return speaker({ locale: language, catalogue }).say(key, values).replaceAll('\u00a0', ' ');
    };
    expect(say('escape-plan', 'sign.money', { sum: 9 })).toBe(price);
    expect(say('escape-plan', 'event.paid', { seat: 'Ada', seatIs: 'other', sum: 9, reason: '' })).toContain(price);
    expect(say('escape-plan', 'own.penalty', { sum: 20 })).toContain(penalty);
    expect(say('gangsta', 'sign.gain', { sum: 3 })).toBe(gain);
    const { rules } = await TEXTS['escape-plan'].rulebook(language);
    expect(rules.L8?.replaceAll('\u00a0', ' ')).toContain(price.replace('9', '5'));
  },
);

/** Every message that has an ordinal, with its values. */
const ORDINALS: readonly (readonly [key: string, values: Values])[] = [
  ...[1, 2, 3, 4, 5].map((place) => ['over.placed', { place }] as const),
  ['statistics.place', { place: 2 }],
  ['track.line', { line: 1 }],
];

test.each([
  ['en', '1st, 2nd, 3rd, 4th, 5th, Place 2, 2nd'],
  ['pt', '1ª, 2ª, 3ª, 4ª, 5ª, 2ª, 2ª'],
  ['cs', '1., 2., 3., 4., 5., 2., 2.'],
  ['ru', '1-е, 2-е, 3-е, 4-е, 5-е, 2-е, 2-й'],
  ['pl', '1., 2., 3., 4., 5., 2., 2.'],
] as const)('ordinals in %s follow the language: %s', async (language, expected) => {
  const told = await everyText(language);
  const catalogue = Object.fromEntries(told.map(({ key, text }) => [key, text]));
  const { say } = speaker({ locale: language, catalogue });
  const said = ORDINALS.map(([key, values]) => say(key, values));
  const ordinals = said.map((text) => /^(?:Place )?\d+[^\s:,]*/u.exec(text)?.[0] ?? text);
  expect(ordinals.join(', ')).toBe(expected);
});
