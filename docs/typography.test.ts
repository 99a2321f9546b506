import { LANGUAGES, type Language } from '@getaway/text';
import { expect, test } from 'vitest';
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
    // Commands in the terminal are shown exactly as users type them.
    const isTyped = file.startsWith('apps/cli');
    return FOREIGN[language].test(text) || (!isTyped && (NOWHERE.test(text) || /"/u.test(text)));
  });
  expect(faults.map(({ file, key, text }) => `${file} ${key}: ${text}`)).toEqual([]);
});

test('ordinals follow the language', async () => {
  const placed = async (language: Language): Promise<string | undefined> =>
    (await everyText(language)).find(({ key }) => key === 'over.placed')?.text;
  expect(await Promise.all(LANGUAGES.map(placed))).toEqual([
    expect.stringContaining('1st'),
    expect.stringContaining('ª'),
    expect.stringContaining('#.'),
    expect.stringContaining('-е'),
    expect.stringContaining('.'),
  ]);
});
