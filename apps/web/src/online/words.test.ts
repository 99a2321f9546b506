import { REASONS, SERVER_CODES } from '@getaway/protocol/refusals';
import { speaker } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { loadPageMessages } from '../i18n/load.ts';
import { paceWords, whyNot } from './words.ts';

const loadVoice = async (locale: Language) => speaker({ locale, catalogue: await loadPageMessages(locale) });

const said = { values: { name: 'Ada', bot: 'genius', seat: 2, count: 20, field: 'name', rules: 1, current: 2 } };
const CODES = [...SERVER_CODES, 'offline', 'lost'];
const MESSAGE = 'The server says it in English.';

describe.each(LANGUAGES)('%s', (language) => {
  test.each(REASONS)('explains: %s', async (because) => {
    const voice = await loadVoice(language);
    const words = whyNot(voice, { code: 'badRequest', message: MESSAGE, because, ...said });
    expect(words).not.toContain(MESSAGE);
    if (language !== 'en')
      expect(words).not.toBe(whyNot(await loadVoice('en'), { code: 'badRequest', message: MESSAGE, because, ...said }));
    expect(whyNot(voice, { code: 'badRequest', message: MESSAGE, because })).not.toBe(''); // a refusal from an older server
  });

  test.each(CODES.filter((code) => code !== 'badPack'))('has its own message for %s', async (code) =>
    expect(whyNot(await loadVoice(language), { code, message: MESSAGE })).not.toContain(MESSAGE),
  );
});

test('a turn is given in minutes, or in seconds if it is not a whole number of minutes', async () => {
  const voice = await loadVoice('en');
  const live = { kind: 'live', increment: 2 } as const;
  expect(paceWords(voice, { ...live, turn: 120 })).toBe('2 minutes per turn, 2 extra seconds for each choice');
  expect(paceWords(voice, { ...live, turn: 12, increment: 0 })).toBe('12 seconds per turn');
  expect(paceWords(voice, { ...live, turn: 90 })).toBe('90 seconds per turn, 2 extra seconds for each choice');
});

test('names the fault of a pack, and the rule that forbids a move', async () => {
  const voice = await loadVoice('pl');
  expect(whyNot(voice, { code: 'badPack', message: 'The pack: two cards have the id x.' })).toBe(
    'z tym zestawem nie da się grać. The pack: two cards have the id x.',
  );
  expect(whyNot(voice, { code: 'illegal', message: MESSAGE, why: 'E2' })).toBe('zasada E2 na to nie pozwala.');
  expect(whyNot(voice, { code: 'illegal', message: MESSAGE })).toBe('zasady teraz na to nie pozwalają.');
});

test('shows the server’s own message for an unknown code', async () => {
  const voice = await loadVoice('cs');
  expect(whyNot(voice, { code: 'new', message: MESSAGE })).toBe(`server hlásí: ${MESSAGE}`);
  expect(whyNot(voice, { code: 'badRequest', message: MESSAGE, because: 'newReason' })).not.toContain(MESSAGE);
});
