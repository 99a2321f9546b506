import { LANGUAGES, type Language } from '@getaway/text';
import { shownText } from '@getaway/text/testing';
import { expect, test } from 'vitest';
import { everyText } from './texts/everyText.ts';

/**
 * Matches verbs in the tense that a language's log does not use. The English log is in the past tense. Other logs are
 * in the present tense, because a past tense can show a player's gender.
 */
const OTHER_TENSE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:is|are|has|have|gets?|goes|takes?|pays?|moves?|visits|becomes?|will)$/iu,
  pt: /.(?:ou|eu|iu|aram|eram|iram)$/iu,
  cs: /.(?:l|la|lo|li|ly)$/iu,
  ru: /.(?:л|ла|ло|ли|лся|лась|лось|лись)$/iu,
  pl: /.(?:ł|ła|ło|li|ły)$/iu,
};

/**
 * Words of the log that only seem to be in the other tense. For example, the Czech “hodila” is part of a conditional.
 */
const NO_VERBS: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  pt: ['seu'],
  cs: ['díl', 'díly', 'hodila', 'kapitola', 'natrvalo'],
  ru: ['дел', 'дело', 'капитал', 'квартал', 'квартала', 'федерал', 'федерала', 'школа'],
  pl: ['cały', 'odsyła', 'rozdział', 'wysyła', 'zła'],
};

test.each(LANGUAGES)('%s: the log is in one tense', async (language) => {
  const events = (await everyText(language)).filter(({ key }) => key.startsWith('event.'));
  expect(events.length).toBeGreaterThan(90);
  const faults = events.flatMap(({ key, text }) =>
    (shownText(text).match(/[\p{L}\p{M}]+/gu) ?? [])
      .filter((word) => OTHER_TENSE[language].test(word) && !NO_VERBS[language].includes(word.toLowerCase()))
      .map((word) => `${key}: ${word}`),
  );
  expect(faults).toEqual([]);
});
