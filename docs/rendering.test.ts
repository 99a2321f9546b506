import { TEXTS } from '@getaway/games/texts';
import { LANGUAGES, type Language, type Speaker, speaker } from '@getaway/text';
import { compilesAsReference } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { describedWays, FIELDS, isDescribed } from './texts/described.ts';
import { everyText, type Text } from './texts/everyText.ts';
import { faultsOf } from './texts/faults.ts';
import { fillings, type Source } from './texts/values.ts';

/** The ids of all cards. No reader should see them. */
const cardIds = new Set(
  (await Promise.all(Object.values(TEXTS).map((text) => text.messages('en')))).flatMap((messages) =>
    Object.keys(messages).flatMap((key) => /^\w+\.([a-z]+(?:-[a-z]+)+)$/u.exec(key)?.[1] ?? []),
  ),
);
const idsIn = (text: string): readonly string[] =>
  (text.match(/[a-z]+(?:-[a-z]+)+/gu) ?? []).filter((word) => cardIds.has(word)).map((id) => `an id: ${id}`);

const idOf = ({ game, key }: Text): string => `${game} ${key}`;
const english = new Map((await everyText('en')).map((one) => [idOf(one), one.text]));

/**
 * Fills a text with many combinations of values and returns the faults that appear. Each kind of fault is listed once.
 */
async function faultsIn(language: Language, one: Text): Promise<readonly string[]> {
  const { game, key, text, file } = one;
  const source = english.get(idOf(one)) ?? '';
  const catalogue = game === undefined ? {} : await TEXTS[game].messages(language);
  const voice = speaker({ locale: language, catalogue: { ...catalogue, [key]: text } });
  const ways =
    game !== undefined && isDescribed(key)
      ? describedWays(game, key, { catalogue, messages: [text, source] }, voice)
      : filledIn(one, source, { catalogue, fields: game === undefined ? {} : FIELDS[game], voice });
  const found = new Map<string, string>();
  try {
    for (const way of new Set(ways))
      for (const fault of [...faultsOf(way, source), ...idsIn(way)])
        found.set(fault.slice(0, fault.indexOf(':')), fault);
  } catch (error) {
    found.set('thrown', String(error));
  }
  return [...found.values()].map((fault) => `${file} ${key}: ${fault}`);
}

function* filledIn(
  { key, text }: Text,
  source: string,
  { catalogue, fields, voice }: Source & { readonly voice: Speaker },
): Generator<string> {
  for (const values of fillings(text, source, { catalogue, fields })) yield voice.say(key, values);
}

describe.each(LANGUAGES)('%s', async (language) => {
  const told = await everyText(language);

  test('no message shows a fault, whatever values it gets', async () => {
    const messages = told.filter(({ file, text }) => !file.includes('rulebook') && text.includes('{'));
    expect(messages.length).toBeGreaterThan(500);
    const faults = await Promise.all(messages.map((one) => faultsIn(language, one)));
    expect(faults.flat()).toEqual([]);
  });

  test('every message compiles as the reference parser compiles it', () => {
    const messages = told.filter(({ text }) => text.includes('{'));
    expect(messages.filter(({ text }) => !compilesAsReference(text))).toEqual([]);
  });

  test('square brackets in a message of a game contain rule ids, because a short text leaves them out', () => {
    const messages = told.filter(({ file }) => file.includes('packages/') && !file.includes('rulebook'));
    const brackets = messages.flatMap(({ text }) => text.match(/\[[^\]]*(?:\]|$)|^[^[]*\]/gu) ?? []);
    expect(brackets.length).toBeGreaterThan(10);
    expect(brackets.filter((one) => !/^\[.*[A-Z]\d.*\]$/u.test(one))).toEqual([]);
  });

  test('no text shows a fault by itself', () => {
    const plain = told.filter(({ file, text }) => file.includes('rulebook') || !text.includes('{'));
    const faults = plain.flatMap((one) =>
      faultsOf(one.text, english.get(idOf(one)) ?? '').map((fault) => `${one.file} ${one.key}: ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
