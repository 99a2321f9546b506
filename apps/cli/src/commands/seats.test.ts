import { expect, test } from 'vitest';
import { GAMES } from '../games/index.ts';
import { setLanguage } from '../games/setLanguage.ts';
import { LANGUAGES } from '../messages/languages.ts';
import { readSeats, type SeatOptions } from './seats.ts';

await setLanguage('en', GAMES);
const GANGSTA = GAMES.find(({ host }) => host.id === 'gangsta')!;

const seats = (options: Partial<SeatOptions>): ReturnType<typeof readSeats> =>
  readSeats({
    players: 3,
    humans: undefined,
    names: undefined,
    bot: undefined,
    bots: undefined,
    levels: GANGSTA.host.levels,
    characters: GANGSTA.host.characters,
    defaultLevel: GANGSTA.host.defaultLevel,
    strongestLevel: GANGSTA.host.strongestLevel,
    botNamed: GANGSTA.host.botNamed,
    ...options,
  });

test('by default one human plays against bots of the default level', () => {
  expect(seats({})).toEqual([{ name: 'Player 1' }, { name: 'Slick', bot: 'canny' }, { name: 'Marlowe', bot: 'canny' }]);
  expect(seats({ humans: '2', names: 'Ada, Ben', bot: 'random' })).toEqual([
    { name: 'Ada' },
    { name: 'Ben' },
    { name: 'Marlowe', bot: 'random' },
  ]);
  expect(seats({ humans: '0' })).toHaveLength(3);
});

test('each bot can have its own level and character', () => {
  expect(seats({ players: 4, bots: 'rookie, strongest:banker' })).toEqual([
    { name: 'Player 1' },
    { name: 'Slick', bot: 'rookie' },
    { name: 'Marlowe', bot: 'mastermind:banker' },
    { name: 'Inky', bot: 'mastermind:banker' },
  ]);
});

test.each([
  [{ humans: '4' }, 'The number of humans must be a whole number from 0 to 3, not “4”.'],
  [{ humans: 'some' }, 'The number of humans must be a whole number from 0 to 3, not “some”.'],
  [
    { bot: 'genius' },
    'There is no bot “genius”. Available: rookie, lookout, steady, canny, shrewd, wily, mastermind and strongest, each also with a style: :banker, :fighter and :sprinter.',
  ],
  [{ names: 'A,B,C,D' }, '4 names are too many for 3 players.'],
  [{ names: 'Ada,Ada' }, 'Two players are called Ada. Rename one of them.'],
  [{ names: 'Ada,,Cyd' }, 'The player’s name “” can’t be used: use 1 to 16 visible characters.'],
  [{ names: 'A\u001b[2J' }, 'The player’s name “A\\u001b[2J” can’t be used: use 1 to 16 visible characters.'],
  [{ names: 'A\u202eB' }, 'The player’s name “A\\u{202e}B” can’t be used: use 1 to 16 visible characters.'],
  [{ names: 'A\u3164B' }, 'The player’s name “A\\u{3164}B” can’t be used: use 1 to 16 visible characters.'],
  [{ names: 'Q'.repeat(17) }, `The player’s name “${'Q'.repeat(17)}” can’t be used: use 1 to 16 visible characters.`],
])('%j is refused', (options, trouble) => expect(seats(options)).toEqual({ trouble }));

test.each(LANGUAGES)('%s has a distinct name for every seat', async (language) => {
  await setLanguage(language, GAMES);
  for (const humans of ['0', '5']) {
    const named = seats({ players: 5, humans });
    expect('trouble' in named ? named.trouble : named.map(({ name }) => name)).toHaveLength(5);
  }
  await setLanguage('en', GAMES);
});
