import { OFFICERS } from '@getaway/escape-plan/content';
import { officersIn } from '@getaway/escape-plan/text';
import { TEXTS } from '@getaway/games/texts';
import { LANGUAGES, speaker, valueNames } from '@getaway/text';
import { describe, expect, test } from 'vitest';
import { everyText } from './texts/everyText.ts';

/**
 * Whether a message is the text of an effect. Only these texts are tested here, because their officers are named by
 * `officersIn`. All other names come from a describer, which throws if a form is missing.
 */
const isEffect = (key: string): boolean => /^(?:contact|equipment)Effect\./u.test(key);

describe.each(LANGUAGES)('%s', async (language) => {
  const effects = (await everyText(language)).filter(({ key }) => isEffect(key));
  const voice = speaker({ locale: language, catalogue: await TEXTS['escape-plan'].messages(language) });

  test.each(OFFICERS)('X2, X9: every effect can name this officer in the form it asks for: %s', (officer) => {
    const given = new Set(
      ['officers', 'officer', 'other'].flatMap((field) => Object.keys(officersIn(field, [officer], voice))),
    );
    const asked = effects.flatMap(({ key, text }) =>
      valueNames(text)
        .filter((name) => /^(?:officers?|other)(?:_|$)/u.test(name))
        .map((name) => ({ key, name })),
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(({ name }) => !given.has(name))).toEqual([]);
  });
});
