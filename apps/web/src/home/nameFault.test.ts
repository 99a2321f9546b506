import { speaker } from '@getaway/text';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/languages.ts';
import { loadPageMessages } from '../i18n/load.ts';
import { nameFault } from './nameFault.ts';

test.each(LANGUAGES)('%s: names must be visible and different', async (locale) => {
  const voice = speaker({ locale, catalogue: await loadPageMessages(locale) });
  const faultOf = (...names: readonly string[]): string | undefined =>
    nameFault(
      voice,
      names.map((name) => ({ name })),
    );
  expect(faultOf('Ada', 'Ben', '👨\u200D👩\u200D👧')).toBeUndefined();
  expect(faultOf('Ada', ' ')).toBe(voice.say('new.emptyName', { number: 2 }));
  expect(faultOf('Ada', 'Ada')).toBe(voice.say('new.sameName', { name: 'Ada' }));
  for (const unseen of ['\u3164', 'Ada\u200B', '\u202Eada'])
    expect(faultOf('Ada', unseen)).toBe(voice.say('new.unseenName', { number: 2 }));
});
