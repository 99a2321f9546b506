import { readSetup } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { HOUSE } from './content/house.ts';
import { gangsta } from './definition.ts';
import { newGame, table } from './testing/table.ts';

const SEEDS = Array.from({ length: 40 }, (_, i) => `setup ${i}`);
const moneyOn = new Map(HOUSE.bosses.map(({ id, money }) => [id, money]));

test.each([2, 3, 4, 5])('C4: %i players can play', (players) => {
  const game = newGame(players, 'any');
  expect(game.view().seats).toHaveLength(players);
  expect(game.moves).toContain('pass');
});

test.each([0, 1, 6, 2.5])('C4: %d players can’t', (players) => {
  expect(readSetup(gangsta, { players })).toMatchObject({ refusal: { code: 'badOption' } });
});

test('C4: a fifth player is marked as unofficial', () => {
  expect(gangsta.players.unofficial).toEqual([5]);
});

test('C6: the money is not limited by a supply', () => {
  const game = table({ seats: [{ boss: 'volkova', money: 10_000 }, { boss: 'dona-remedios' }] });
  expect(game.pass().money).toEqual([10_001, 0]);
});

test('S1: every player gets a different boss and the money printed on it, and nothing else', () => {
  for (const seed of SEEDS) {
    const { seats } = newGame(4, seed).view();
    const bosses = seats.map(({ gang }) => gang[0]?.card ?? '');
    expect(new Set(bosses).size).toBe(4);
    expect(seats.map(({ money }) => money)).toEqual(bosses.map((boss) => moneyOn.get(boss)));
    expect(
      seats.every(
        ({ gang, hospital, doneByChapter }) =>
          gang.length === 1 && hospital.length === 0 && doneByChapter.every((count) => count === 0),
      ),
    ).toBe(true);
  }
});

test('S1: any seat can get any boss', () => {
  const dealt = SEEDS.map((seed) => newGame(2, seed).gang(0)[0]);
  expect(new Set(dealt)).toEqual(new Set(moneyOn.keys()));
});

test('S1: a boss is a member like a henchman: it does jobs and counts', () => {
  const game = table({
    seats: [{ boss: 'volkova', gang: ['ice-pick-irina'] }, { boss: 'dona-remedios' }],
    jobs: ['stash-house-sonata'], // the job needs a leader and a sniper
  });
  game.announce('stash-house-sonata');
  expect(game.can('activate')).toEqual(['volkova', 'ice-pick-irina']);
  expect(game.activate('volkova').activated(0)).toEqual(['volkova']);
});

test('S1+W6: a boss can never be lost, not even one with two skills', () => {
  const game = table({
    chapter: 3,
    seats: [
      { boss: 'dona-remedios', gang: ['two-door-timofei'] }, // skills per member: leader, brawler; sniper, brawler
      { boss: 'volkova', gang: ['lucia-longshot'] }, // skills per member: leader, sniper; sniper
    ],
    jobs: ['an-empty-chair'], // the job needs a sniper and two brawlers, and it pays an assassination
  });
  game.job('an-empty-chair', 'dona-remedios', 'two-door-timofei');
  expect(game.step).toBe('endTurn');
  expect(game.gang(1)).toEqual(['volkova', 'lucia-longshot']);
});

test('S2: five jobs of chapter I and five henchmen are face up, the rest are the decks', () => {
  for (const seed of SEEDS) {
    const { jobs, pool, jobDeck, henchmanDeck, chapter, snitches } = newGame(3, seed).view();
    const first = HOUSE.jobs.filter((job) => job.chapter === 1).map(({ id }) => id);
    const henchmen = HOUSE.henchmen.map(({ id }) => id);
    expect({ chapter, snitches }).toEqual({ chapter: 1, snitches: [] });
    expect(new Set(jobs).size).toBe(5);
    expect(new Set(pool).size).toBe(5);
    expect(first).toEqual(expect.arrayContaining([...jobs]));
    expect(henchmen).toEqual(expect.arrayContaining([...pool]));
    expect(jobDeck).toEqual({ size: 25, discards: [], seenBy: [] });
    expect(henchmanDeck).toEqual({ size: 30, discards: [], seenBy: [] });
  }
});

test('S3: any seat can begin', () => {
  expect(new Set(SEEDS.map((seed) => newGame(4, seed).asked))).toEqual(new Set([0, 1, 2, 3]));
});

test('S3: play goes clockwise', () => {
  const game = newGame(3, 'clockwise');
  const first = game.asked;
  expect(game.told('turnBegan')).toEqual([{ type: 'turnBegan', seat: first, extra: false }]);
  const order = [1, 2, 3, 4, 5].map(() => game.idle().asked);
  expect(order).toEqual([1, 2, 3, 4, 5].map((i) => (first + i) % 3));
});

test('S4: bosses and money, then jobs and pool, then the first player', () => {
  const types = newGame(2, 'order').events.map(({ type }) => type);
  expect(types).toEqual([
    ...Array.from({ length: 2 }, () => 'bossDealt'),
    ...Array.from({ length: 5 }, () => 'jobLaid'),
    ...Array.from({ length: 5 }, () => 'henchmanLaid'),
    'turnBegan',
  ]);
});

test('S4+Q1: the resources are chosen after the bosses and before the jobs and the pool', () => {
  const game = newGame(2, 'order', { resources: true });
  expect(game.events.map(({ type }) => type)).toEqual([
    ...Array.from({ length: 2 }, () => 'bossDealt'),
    ...Array.from({ length: 4 }, () => 'resourceDealt'),
  ]);
  expect(game.view().jobs).toEqual(Array.from({ length: 5 }, () => 'gap'));
  while (game.step === 'chooseResource') game.play(game.match.decision!.moves[0]!);
  expect(game.events.slice(6).map(({ type }) => type)).toEqual([
    ...Array.from({ length: 2 }, () => 'resourceKept'),
    ...Array.from({ length: 2 }, () => 'resourceShown'),
    ...Array.from({ length: 5 }, () => 'jobLaid'),
    ...Array.from({ length: 5 }, () => 'henchmanLaid'),
    'turnBegan',
  ]);
});

test('S4: bosses begin available; the unused ones leave the game', () => {
  const game = newGame(2, 'bosses');
  expect(game.view().seats.every(({ gang }) => gang.every(({ available }) => available))).toBe(true);
  const unused = [...moneyOn.keys()].filter((boss) => ![...game.gang(0), ...game.gang(1)].includes(boss));
  expect(unused).toHaveLength(3);
  for (const boss of unused) expect(JSON.stringify(game.view())).not.toContain(boss);
});
