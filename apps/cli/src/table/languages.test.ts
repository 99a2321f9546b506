import { HOUSE, nameIn, PACKS } from '@getaway/escape-plan';
import { afterEach, describe, expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { voiceOf } from '../games/voice.ts';
import { LANGUAGES } from '../messages/languages.ts';
import { widthOf } from '../terminal/layout.ts';
import { fakeTerminal, gameCalled, newEscape, newSession, randomAnswers } from '../testing/tables.ts';
import type { Session } from './session.ts';
import { playGame } from './turn.ts';

const ADA = { name: 'Ada' };
const PLAYERS = [ADA, { name: 'Slick', bot: 'random' }];
const COLUMNS = 80;
const ROWS = 24;

afterEach(() => setLanguage('en', GAMES));

/** Plays a random game and returns every screen that was shown. */
async function screensOf(session: Session): Promise<readonly (readonly string[])[]> {
  const { terminal, screens } = fakeTerminal({ columns: COLUMNS, rows: ROWS, answer: randomAnswers('wide') });
  await playGame(session, terminal);
  expect(session.table.result).toBeDefined();
  return screens;
}

/** The languages tested here. All other tests use English. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe.each(OTHERS)('%s', (language) => {
  test.each([
    {
      game: 'Gangsta!',
      begin: () => newSession({ seed: 'wide', players: PLAYERS, options: { families: true, resources: true } }),
    },
    { game: 'Escape Plan', begin: () => newEscape({ seed: 'wide', players: PLAYERS }) },
  ])('a whole game of $game fits into 80 × 24', async ({ begin }) => {
    await setLanguage(language, GAMES);
    const screens = await screensOf(begin());
    expect(screens.flat().filter((line) => widthOf(line) > COLUMNS)).toEqual([]);
    // There must be room for the user's input after the prompt.
    const prompts = screens.flat().filter((line) => line.endsWith(' > '));
    expect(prompts.filter((line) => widthOf(line) > COLUMNS - 2)).toEqual([]);
    // The last screen, the result, may be longer than the terminal. Every other screen must fit.
    expect(screens.slice(0, -1).filter((screen) => screen.length > ROWS)).toEqual([]);
  });

  test('help fits into the screen', async () => {
    await setLanguage(language, GAMES);
    const typed = ['?', 'q'];
    const { terminal, screens } = fakeTerminal({ columns: COLUMNS, answer: () => typed.shift() });
    await playGame(newEscape({ seed: 'help', players: PLAYERS }), terminal);
    expect(screens.flat().filter((line) => widthOf(line) > COLUMNS)).toEqual([]);
  });
});

test('the language can be changed in the middle of a choice', async () => {
  const session = newEscape({ seed: 'menu', players: [ADA] });
  const typed = ['1', 'lang de', 'language PL', 'r', 'lang en', 'q'];
  const { terminal, screens } = fakeTerminal({ answer: () => typed.shift() });
  await playGame(session, terminal);
  expect(session.table.choices).toBe(0);
  const text = screens.map((screen) => screen.join('\n'));
  expect(text.join('\n')).toContain('There is no language “de”.');
  expect(text.at(-2)).toContain('q wyjdź > ');
  expect(text.at(-2)).toContain('Miasto');
  expect(text.at(-1)).toContain('q quit > ');
});

test('built-in tiles have translated names, and tiles of a custom pack keep the names in the pack', async () => {
  await setLanguage('pl', GAMES);
  const voice = voiceOf(gameCalled('escape-plan'));
  const own = PACKS.put({
    ...HOUSE,
    tiles: HOUSE.tiles.map((tile) => (tile.id === 'S1' ? { ...tile, name: 'Our Own Hill' } : tile)),
  });
  const [house] = PACKS.names();
  if ('refusal' in own || house === undefined) throw new Error('one of the packs can’t be played with');
  const tileIn = (pack: string) => nameIn({ pack, sites: {} }, 'tile.S1', voice);
  expect(tileIn(house.hash)).toBe('Latarniane Wzgórze (S1)');
  expect(tileIn(own.ok.hash)).toBe('Our Own Hill (S1)');
});
