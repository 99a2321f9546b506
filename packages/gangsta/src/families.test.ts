import { describe, expect, test } from 'vitest';
import { ended } from './testing/ended.ts';
import { table } from './testing/table.ts';

const options = { families: true };

describe('F1: henchmen of the boss’s family are cheaper', () => {
  const hiring = (families: boolean, money: number) =>
    table({
      seats: [
        { boss: 'volkova', money },
        { boss: 'dona-remedios', money },
      ],
      // these henchmen cost $4, $5, $8, $2 and $5
      pool: ['ice-pick-irina', 'rooftop-rosario', 'gentle-anatoly', 'lucia-longshot', 'ctrl-alt-celia'],
      options: { families },
    });

  test('F1: a henchman of the family of your boss costs $1 less', () => {
    const game = hiring(true, 3);
    expect(game.can('recruit')).toEqual(['ice-pick-irina', 'lucia-longshot']);
    expect(game.recruit('ice-pick-irina').money[0]).toBe(0);
  });

  test('F1: a henchman of another family costs the printed price', () => {
    expect(hiring(true, 3).recruit('lucia-longshot').money[0]).toBe(1);
    expect(hiring(true, 4).why({ move: 'recruit', henchman: 'rooftop-rosario' })).toBe('A1');
  });

  test('F1: without the variant nothing is cheaper', () => {
    expect(hiring(false, 3).can('recruit')).toEqual(['lucia-longshot']);
  });

  test('F1+W3: the reduction also applies to a recruit by a reward', () => {
    const game = table({
      seats: [{ boss: 'headmaster-lau', money: 1, gang: ['keystroke-kit'] }, { boss: 'dona-remedios' }],
      // the job needs an informer and a hacker, and it pays $2, 1 influence and a recruit
      jobs: ['the-bus-that-blinked'],
      // the first henchman (triads) and the second (bratva) cost $4 each
      pool: ['clockwork-tam', 'ice-pick-irina', 'coach-lamont', 'senor-nadie', 'hotwire-harriet'],
      options,
    });
    game.job('the-bus-that-blinked', 'headmaster-lau', 'keystroke-kit');
    expect(game.can('recruit')).toEqual(['clockwork-tam']);
    expect(game.recruit('clockwork-tam').money[0]).toBe(0);
  });
});

describe('F2: families at the end', () => {
  test('F2: +2 for each family to the player with the most members of it, bosses included', () => {
    const game = ended(
      [
        // this gang has 2 members of bratva and 2 of cartel
        { boss: 'volkova', gang: ['ice-pick-irina', 'lucia-longshot', 'both-hands-beltran'] },
        { boss: 'dona-remedios', gang: ['oksana-offline'] }, // this gang has 1 member of cartel and 1 of bratva
      ],
      options,
    );
    expect([0, 1].map((seat) => game.score(seat, 'families'))).toEqual([4, 0]);
  });

  test('F2: tied players get 1 each; a family that nobody has gives nothing', () => {
    const game = ended(
      [
        { boss: 'volkova', gang: ['lucia-longshot'] }, // this gang has members of bratva and cartel
        { boss: 'dona-remedios', gang: ['coach-lamont'] }, // this gang has members of cartel and ghetto
        { boss: 'zia-fortunata' }, // this gang has a member of the mafia; no gang has members of the triads
      ],
      options,
    );
    expect([0, 1, 2].map((seat) => game.score(seat, 'families'))).toEqual([2 + 1, 1 + 2, 2]);
  });

  test('F2: there is no bonus for the largest gang, but still one for the richest', () => {
    const game = ended(
      [
        { boss: 'volkova', gang: ['lucia-longshot', 'doorstop-dee'] },
        { boss: 'dona-remedios', money: 5 },
      ],
      options,
    );
    expect([0, 1].map((seat) => game.score(seat, 'largestGang'))).toEqual([undefined, undefined]);
    expect([0, 1].map((seat) => game.score(seat, 'richest'))).toEqual([0, 2]);
  });

  test('F2+G2: a tie still goes to the larger gang', () => {
    const game = ended(
      [
        // 2 influence from jobs, 2 for bratva, 2 for the most money
        { boss: 'volkova', money: 5, done: ['house-manners'] },
        { boss: 'dona-remedios', gang: ['coach-lamont'] }, // 2 influence from members, 2 for cartel, 2 for ghetto
      ],
      options,
    );
    expect(game.result.ranking.map(({ seat, place, total }) => [seat, place, total])).toEqual([
      [1, 1, 6],
      [0, 2, 6],
    ]);
  });

  test('F2+Q7: a henchman in a hospital counts for no family', () => {
    const game = ended(
      [
        { boss: 'volkova', active: 'hospital', hospital: ['lucia-longshot', 'both-hands-beltran'] },
        { boss: 'dona-remedios' },
      ],
      options,
    );
    expect([0, 1].map((seat) => game.score(seat, 'families'))).toEqual([2, 2]);
  });
});

test('F3: families and resources can be combined', () => {
  const game = ended(
    [{ boss: 'volkova', gang: ['ice-pick-irina'], active: 'bank' }, { boss: 'dona-remedios' }],
    options,
  );
  expect(game.result.ranking[0]!.lines.map(({ line }) => line).sort()).toEqual(
    ['families', 'jobs', 'members', 'resource', 'richest'].sort(),
  );
  expect([game.score(0, 'resource'), game.score(0, 'families')]).toEqual([4, 2]);
});
