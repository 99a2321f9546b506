import { readFileSync } from 'node:fs';
import { PROOF } from '@getaway/bots/proof';
import { LANGUAGES, speaker } from '@getaway/text';
import { catalogueFaults } from '@getaway/text/testing';
import { describe, expect, test } from 'vitest';
import { TEXTS } from '../texts.ts';
import { aboutBots } from './index.ts';
import { BOTS } from './messages/en.ts';

const english = speaker({ locale: 'en', catalogue: BOTS });
const about = (given: Partial<Parameters<typeof aboutBots>[1]>): ReturnType<typeof aboutBots> =>
  aboutBots(english, { game: 'gangsta', bots: [undefined, 'canny'], house: 'house', steady: 'steady', ...given });

test('only learned bots at a table with another pack were not trained for it', () => {
  const untrained = expect.stringContaining('haven’t practised with this content pack') as string;
  expect(about({ pack: 'mine' })?.untrained).toEqual(untrained);
  expect(about({ pack: 'mine', bots: ['rookie', 'wily:banker'] })?.untrained).toEqual(untrained);
  expect(about({ pack: 'mine', bots: ['rookie', undefined] })?.untrained).toBeUndefined();
  expect(about({ pack: 'house' })?.untrained).toBeUndefined();
  expect(about({})?.untrained).toBeUndefined();
});

test('without bots there is nothing to say', () => {
  expect(about({ bots: [undefined, undefined], pack: 'mine' })).toBeUndefined();
});

test('ratings are explained where a level has one', () => {
  expect(about({})?.ratings).toContain('games with two players: “steady” has 1000');
  expect(about({ bots: ['random'] })?.ratings).toBeUndefined();
});

test('every message is used', () => {
  const source = readFileSync(new URL('index.ts', import.meta.url), 'utf8');
  expect(Object.keys(BOTS).filter((key) => !source.includes(`'${key}'`))).toEqual([]);
});

describe.each(LANGUAGES)('%s', async (language) => {
  const { BOTS: catalogue } = (await import(`./messages/${language}.ts`)) as { readonly BOTS: typeof BOTS };

  test('every message is there, without faults', () =>
    expect(catalogueFaults({ locale: language, english: BOTS, catalogue })).toEqual([]));

  test.each(Object.keys(TEXTS))(
    '%s: the proof says how it was made, with which result, and how to repeat it',
    (game) => {
      const voice = speaker({ locale: language, catalogue });
      const { sight, proof } = aboutBots(voice, { game, bots: ['canny'], house: undefined, steady: 'steady' })!;
      const { positions, levels } = PROOF.games[game]!;
      const text = proof.join(' ');
      expect(sight).toBe(catalogue['bots.see']);
      for (const part of [voice.number(positions), String(levels.length), ': 0.', PROOF.command])
        expect(text).toContain(part);
    },
  );
});
