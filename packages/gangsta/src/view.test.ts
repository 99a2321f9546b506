import { expect, test } from 'vitest';
import { GAP } from './state.ts';
import { table } from './testing/table.ts';

test('A2: a job underway is face up with what is missing and who was sent', () => {
  const game = table({
    chapter: 2,
    seats: [
      { boss: 'volkova', gang: ['clockwork-tam'] },
      { boss: 'dona-remedios', gang: ['gossip-gaetano'] },
    ],
    jobs: ['convoy-for-two'], // the job needs a leader, a mercenary, an informer and a sniper
  });
  expect(game.view()).not.toHaveProperty('underway');
  game.announce('convoy-for-two');
  expect(game.view().underway).toEqual({
    job: 'convoy-for-two',
    missing: ['leader', 'mercenary', 'informer', 'sniper'],
    crew: [],
  });
  game.activate('volkova', 'gossip-gaetano');
  expect(game.view().underway).toEqual({
    job: 'convoy-for-two',
    missing: ['mercenary'],
    crew: ['volkova', 'gossip-gaetano'],
  });
  expect(game.activate('clockwork-tam').view()).not.toHaveProperty('underway');
});

test('A2+Q5: while the player can still name an icon to ignore, all icons are missing; afterwards the named one isn’t', () => {
  const game = table({
    seats: [{ boss: 'volkova', active: 'highTechGear' }, { boss: 'dona-remedios' }],
    jobs: ['password-one-to-four'], // the job needs a leader and a hacker
  });
  game.announce('password-one-to-four');
  expect(game.view().underway?.missing).toEqual(['leader', 'hacker']);
  expect(game.ignore('hacker').view().underway?.missing).toEqual(['leader']);
});

test.each([
  { families: true, costs: [3, 6, 7, 5, 0] },
  { families: false, costs: [4, 6, 8, 5, 0] },
])('A1+F1: the prices of the pool for the viewer, with families $families', ({ families, costs }) => {
  const game = table({
    seats: [{ boss: 'volkova', money: 9 }, { boss: 'mayor-of-ninth' }],
    // these henchmen cost $4, $6, $8, $5 and $2
    pool: ['ice-pick-irina', 'coach-lamont', 'gentle-anatoly', 'ctrl-alt-celia', 'lucia-longshot'],
    options: { families },
  });
  expect(game.recruit('lucia-longshot').view(0).pool.at(-1)).toBe(GAP);
  expect(game.view(0).poolCosts).toEqual(costs);
  expect(game.view(1).poolCosts).toEqual(families ? [4, 5, 8, 5, 0] : [4, 6, 8, 5, 0]);
  expect(game.view('spectator').poolCosts).toEqual([4, 6, 8, 5, 0]);
});

test.each([
  { chapter: 1, threshold: 4 },
  { chapter: 2, threshold: 7 },
  { chapter: 3, threshold: 9 },
] as const)('H1, H2, H5: $threshold members end chapter $chapter', ({ chapter, threshold }) => {
  const game = table({ chapter, seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }] });
  expect(game.view().threshold).toBe(threshold);
});
