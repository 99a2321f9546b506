import { expect, test } from 'vitest';
import {
  type Counted,
  choicesIn,
  endsOf,
  extremesOf,
  meanLines,
  opponentsOf,
  placesOf,
  select,
  summaryOf,
} from './figures.ts';

const played = (id: string, place: number, total: number, more: Partial<Counted> = {}): Counted => ({
  id,
  game: 'escape-plan',
  at: Number(id),
  seat: 0,
  place: 'local',
  kept: true,
  players: [{ name: 'Ada' }, { name: 'Bot', bot: 'canny:banker' }],
  options: {},
  endedBy: 'escape',
  fates: [place === 0 ? 'city' : 'first', 'later'],
  ranking: [
    { seat: 0, place, total, lines: [{ line: 'cash', value: total / 2 }] },
    { seat: 1, place: 2, total: 10, lines: [] },
  ],
  ...more,
});
const GAMES = [
  played('1', 1, 100),
  played('2', 0, 0),
  played('3', 2, 50, { options: { gentle: true } }),
  played('4', 1, 70, { game: 'gangsta', fates: [], endedBy: 'members', place: 'online', seat: 1 }),
];

test('games are selected by game, players, opponents, variant, place and name', () => {
  const ids = (filter: Parameters<typeof select>[1]) => select(GAMES, filter).map(({ id }) => id);
  expect(ids({})).toEqual(['1', '2', '3', '4']);
  expect(ids({ game: 'gangsta' })).toEqual(['4']);
  expect(ids({ variant: 'gentle' })).toEqual(['3']);
  expect(ids({ variant: 'plain', game: 'escape-plan' })).toEqual(['1', '2']);
  expect(ids({ against: 'people' })).toEqual(['4']);
  expect(ids({ against: 'canny', players: 2, place: 'local', name: 'Ada' })).toEqual(['1', '2', '3']);
  expect(ids({ players: 3 })).toEqual([]);
  expect(opponentsOf(GAMES[0]!)).toEqual(['canny']);
  expect(choicesIn(GAMES)).toMatchObject({
    game: ['escape-plan', 'gangsta'],
    place: ['local', 'online'],
    players: [2],
  });
});

test('wins, places, score lines and ends are counted for the player’s own seat', () => {
  const own = select(GAMES, { game: 'escape-plan' });
  expect(summaryOf(own)).toEqual({ games: 3, wins: 1, meanPlace: 1.5, meanScore: 50 });
  expect(placesOf(own)).toEqual([
    { name: '1', value: 1 },
    { name: '2', value: 1 },
    { name: '0', value: 1 },
  ]);
  expect(meanLines(own)).toEqual([{ name: 'cash', value: 25 }]);
  expect(endsOf(own)).toEqual([
    { name: 'fate.first', value: 2 },
    { name: 'fate.city', value: 1 },
  ]);
  expect(endsOf(select(GAMES, { game: 'gangsta' }))).toEqual([{ name: 'end.members', value: 1 }]);
  expect(summaryOf([])).toEqual({ games: 0, wins: 0, meanPlace: undefined, meanScore: 0 });
});

test('no game is both among the best and among the worst', () => {
  const { best, worst } = extremesOf(GAMES.slice(0, 3), 3);
  expect(best.map(({ id }) => id)).toEqual(['1', '3']);
  expect(worst.map(({ id }) => id)).toEqual(['2']);
  expect(extremesOf(GAMES.slice(0, 1), 3).worst).toEqual([]);
});
