import { describe, expect, test } from 'vitest';
import { GAP } from './state.ts';
import { ended } from './testing/ended.ts';
import { type GangstaScenario, table } from './testing/table.ts';

const EIGHT = [
  'lucia-longshot',
  'doorstop-dee',
  'keystroke-kit',
  'gossip-gaetano',
  'capitana-paloma',
  'nonna-knuckles',
  'clockwork-tam',
];

describe('H5: the end of the game', () => {
  test('H5+R1: nine members, boss included, end the game at once, without a refill', () => {
    const game = table({
      chapter: 3,
      seats: [{ boss: 'volkova', money: 9, gang: EIGHT }, { boss: 'dona-remedios' }],
      pool: ['both-hands-beltran'],
    });
    game.recruit('both-hands-beltran').endTurn();
    expect(game.step).toBe('over');
    expect(game.result.endedBy).toBe('members');
    expect(game.view().endedBy).toBe('members');
    expect(game.told('gameEnded')).toEqual([{ type: 'gameEnded', by: 'members' }]);
    expect(game.view().pool[0]).toBe(GAP);
    expect(game.told('turnBegan')).toEqual([]);
    expect(game.match.find(1, { move: 'pass' })).toMatchObject({ refusal: { code: 'notAsked' } });
  });

  test('H5+R1: eight members do not end the game', () => {
    const game = table({
      chapter: 3,
      seats: [{ boss: 'volkova', money: 9, gang: EIGHT.slice(1) }, { boss: 'dona-remedios' }],
      pool: ['both-hands-beltran'],
    });
    expect(game.recruit('both-hands-beltran').endTurn().asked).toBe(1);
  });

  test('H5: the third snitch of chapter III ends the game, on anybody’s turn; snitches of chapter II do not count', () => {
    const seats = [
      { boss: 'dona-remedios', money: 20 },
      { boss: 'volkova', money: 20 },
    ];
    const second = table({
      chapter: 3,
      seats,
      jobs: ['an-empty-chair'],
      snitches: ['ii-2', 'ii-3', 'ii-4', 'iii-3-a'],
    });
    second.pass().discardJob('an-empty-chair').endTurn('iii-3-b', 'the-spare-driver');
    expect(second.asked).toBe(1);
    second.pass().discardJob('the-spare-driver').endTurn('iii-3-c');
    expect(second.result.endedBy).toBe('snitches');
    expect(second.view().jobs[0]).toBe(GAP);
  });

  test('H5: three snitches in one refill end the game too, after the effect of each', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'dona-remedios', money: 20 },
        { boss: 'volkova', money: 20 },
      ],
      jobs: ['an-empty-chair'],
    });
    game.pass().discardJob('an-empty-chair').endTurn('iii-3-a', 'iii-3-b', 'iii-3-c');
    expect(game.result.endedBy).toBe('snitches');
    expect(game.money).toEqual([21 - 9, 20 - 9]);
  });

  test('H5: the end by members comes before any snitch', () => {
    const game = table({
      chapter: 3,
      seats: [
        {
          boss: 'headmaster-lau',
          money: 9,
          gang: [...EIGHT.filter((card) => card !== 'keystroke-kit'), 'oksana-offline'],
        },
        { boss: 'dona-remedios' },
      ],
      jobs: ['out-by-lunchtime'], // the job needs an informer, a sniper and a hacker, and it pays $4 and a recruit
      jobDeck: ['iii-3-a', 'iii-3-b', 'iii-3-c'],
      pool: ['both-hands-beltran'],
    });
    game.job('out-by-lunchtime', 'headmaster-lau', 'oksana-offline').recruit('both-hands-beltran').endTurn();
    expect(game.result.endedBy).toBe('members');
    expect(game.view().snitches).toEqual([]);
  });
});

describe('G1: influence', () => {
  test('G1: it comes from completed jobs and from members who are still in the gang', () => {
    const game = ended([
      {
        boss: 'dona-remedios',
        done: ['house-manners', 'soft-brakes', 'convoy-for-two'],
        gang: ['ctrl-alt-celia', 'doorstop-dee'],
      },
      { boss: 'volkova', money: 1 },
    ]);
    expect(game.score(0, 'jobs')).toBe(2 + 0 + 3);
    expect(game.score(0, 'members')).toBe(3 + 1); // a boss has no influence
    expect(game.score(1, 'jobs')).toBe(0);
  });

  test('G1: +2 for the richest and +2 for the largest gang', () => {
    const game = ended([
      { boss: 'dona-remedios', money: 4 },
      { boss: 'volkova', money: 1, gang: ['lucia-longshot'] },
    ]);
    expect([0, 1].map((seat) => game.score(seat, 'richest'))).toEqual([2, 0]);
    expect([0, 1].map((seat) => game.score(seat, 'largestGang'))).toEqual([0, 2]);
  });

  test('G1: tied players get 1 each, however many they are', () => {
    const game = ended([
      { boss: 'dona-remedios', money: 4 },
      { boss: 'mayor-of-ninth', money: 4 },
      { boss: 'zia-fortunata', money: 4 },
      { boss: 'volkova', money: 0 },
    ]);
    expect([0, 1, 2, 3].map((seat) => game.score(seat, 'richest'))).toEqual([1, 1, 1, 0]);
    expect([0, 1, 2, 3].map((seat) => game.score(seat, 'largestGang'))).toEqual([1, 1, 1, 1]);
  });

  test('G1: the bonus for the richest is given even at $0', () => {
    const game = table({
      chapter: 3,
      seats: [{ boss: 'volkova', money: 4, gang: EIGHT }, { boss: 'dona-remedios' }],
      pool: ['both-hands-beltran'], // this henchman costs $4
    });
    game.recruit('both-hands-beltran').endTurn();
    expect(game.money).toEqual([0, 0]);
    expect([0, 1].map((seat) => game.score(seat, 'richest'))).toEqual([1, 1]);
  });

  test('G1+Q3+R10: money in the bank counts for the richest', () => {
    const game = ended([
      { boss: 'dona-remedios', money: 7, active: 'bank' },
      { boss: 'volkova', money: 5 },
    ]);
    expect([0, 1].map((seat) => game.score(seat, 'richest'))).toEqual([2, 0]);
  });

  test('G1+Q2: an active resource counts, an inactive one does not', () => {
    const game = ended([
      { boss: 'dona-remedios', active: 'blackMarket' },
      { boss: 'volkova', money: 1, inactive: 'hospital' },
    ]);
    expect([0, 1].map((seat) => game.score(seat, 'resource'))).toEqual([5, 0]);
  });

  test('G1+W9: a tucked card is not a job done; a lost henchman gives nothing', () => {
    const game = ended([
      { boss: { card: 'dona-remedios', available: true, learned: 'the-talkative-banker' } },
      { boss: 'volkova', money: 1 },
    ]);
    expect(game.score(0, 'jobs')).toBe(0);
    expect(game.score(0, 'members')).toBe(0);
  });
});

describe('G2: the winner', () => {
  const places = (game: GangstaScenario) =>
    game.result.ranking.map(({ seat, place, total }) => ({ seat, place, total }));

  test('G2: most influence wins', () => {
    const game = ended([
      { boss: 'dona-remedios', done: ['house-manners'] },
      { boss: 'volkova', done: ['convoy-for-two'] },
      { boss: 'zia-fortunata' },
    ]);
    // the last seat got $1 for passing and is now the richest
    expect(places(game)).toEqual([
      { seat: 1, place: 1, total: 3 + 1 },
      { seat: 0, place: 2, total: 2 + 1 },
      { seat: 2, place: 2, total: 2 + 1 },
    ]);
  });

  test('G2: ties go to the larger gang', () => {
    const game = ended([
      // 3 influence from jobs, and 2 for the most money
      { boss: 'dona-remedios', money: 5, done: ['house-manners', 'smash-grab-bow'] },
      // 3 influence from the member and the job, and 2 for the largest gang
      { boss: 'volkova', gang: ['ice-pick-irina'], done: ['crossed-wires'] },
    ]);
    expect(places(game)).toEqual([
      { seat: 1, place: 1, total: 5 },
      { seat: 0, place: 2, total: 5 },
    ]);
  });

  test('G2: if the gangs are equally large, the victory is shared', () => {
    const game = ended([
      { boss: 'dona-remedios', money: 1 },
      { boss: 'zia-fortunata', money: 0 },
    ]);
    expect(places(game)).toEqual([
      { seat: 0, place: 1, total: 2 },
      { seat: 1, place: 1, total: 2 },
    ]);
  });
});
