import { describe, expect, test } from 'vitest';
import { taught, tired } from './testing/position.ts';
import { table } from './testing/table.ts';

describe('T1: first mobilise, then exactly one action', () => {
  test('T1: the mobilisation is asked before the action', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: [tired('ice-pick-irina')] }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    expect(game.step).toBe('mobilise');
    expect(game.stop().step).toBe('act');
  });

  test('T1: only one henchman can be recruited per turn, whatever money is left', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 20 }, { boss: 'dona-remedios' }],
      pool: ['ice-pick-irina', 'lucia-longshot'],
    });
    game.recruit('ice-pick-irina');
    expect(game.moves).toEqual(['endTurn']);
    expect(game.why({ move: 'recruit', henchman: 'lucia-longshot' })).toBe('illegal');
  });

  test('T1: a player can’t pass after a job', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['lucia-longshot'] }, { boss: 'dona-remedios' }],
      jobs: ['stash-house-sonata'], // the job needs a leader and a sniper
    });
    expect(game.job('stash-house-sonata', 'volkova').moves).toEqual(['endTurn']);
  });

  test('T1: the action can’t be skipped, but passing is an action', () => {
    const game = table({ seats: [{ boss: 'volkova' }, { boss: 'dona-remedios' }] });
    expect(game.moves).toEqual(['pass']);
  });
});

describe('T2: available or out', () => {
  test('T2: members who did a job stay out over other players’ turns', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['ice-pick-irina'] }, { boss: 'dona-remedios' }],
      jobs: ['stash-house-sonata'], // the job needs a leader and a sniper
    });
    game.job('stash-house-sonata', 'volkova').endTurn('soft-brakes').idle();
    expect(game.asked).toBe(0);
    expect(game.available(0)).toEqual(['ice-pick-irina']);
    expect(game.activated(0)).toEqual(['volkova']);
  });

  test('T2: an activated member can do nothing until made available', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: [tired('ice-pick-irina')] }, { boss: 'dona-remedios' }],
      jobs: ['smash-grab-bow'], // the job needs a mercenary
    });
    expect(game.why({ move: 'announce', job: 'smash-grab-bow' })).toBe('A5');
  });

  test('T2: an activated member can’t be activated again in the same job', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['twice-sure-tobias'] }, { boss: 'dona-remedios' }],
      jobs: ['watchers-on-the-roof'], // the job needs a leader and two snipers
    });
    game.job('watchers-on-the-roof', 'volkova');
    expect(game.why({ move: 'activate', member: 'volkova' })).toBe('T2');
  });

  test('T2+H4: members who are out stay out when a chapter ends, and new ones are available', () => {
    const game = table({
      seats: [
        { boss: 'volkova', money: 4, gang: [tired('lucia-longshot'), 'doorstop-dee'] },
        { boss: tired('dona-remedios') },
      ],
      pool: ['ice-pick-irina'],
    });
    game.recruit('ice-pick-irina').endTurn();
    expect(game.view().chapter).toBe(2);
    expect(game.activated(0)).toEqual(['lucia-longshot']);
    expect(game.available(0)).toEqual(['volkova', 'doorstop-dee', 'ice-pick-irina']);
  });
});

describe('T3: the order of a turn', () => {
  test('T3+Q8: (1) the press pays before (2) the mobilisation', () => {
    const game = table({
      seats: [
        { boss: tired('volkova'), gang: ['lucia-longshot', tired('doorstop-dee')], active: 'counterfeitPress' },
        { boss: 'dona-remedios' },
      ],
      from: 'start',
    });
    expect(game.step).toBe('mobilise');
    expect(game.mobilise('volkova').money).toEqual([0, 0]); // the dollar from the press paid for calling volkova back
  });

  test.each([
    { active: 'bikerGang', drawn: 'soft-brakes' },
    { active: 'informerNetwork', drawn: 'lucia-longshot' },
  ] as const)('T3+Q6+Q13: (1) the look of the $active comes before (2) the mobilisation', ({ active, drawn }) => {
    const game = table({
      seats: [{ boss: 'volkova', gang: [tired('ice-pick-irina')], active }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    expect(game.step).toBe('lookAtTop');
    expect(game.look(drawn).step).toBe('mobilise');
    expect(game.stop().step).toBe('act');
  });

  test('T3+Q14+H1: (4) the secret society comes before (5) the end of the chapter, (6) the refill and (7) the next turn', () => {
    const game = table({
      seats: [
        { boss: tired('volkova'), money: 4, gang: ['lucia-longshot', 'doorstop-dee'], active: 'secretSociety' },
        { boss: 'dona-remedios' },
      ],
      pool: ['ice-pick-irina'],
    });
    game.recruit('ice-pick-irina');
    expect(game.step).toBe('makeAvailable');
    game.makeAvailable('volkova').endTurn();
    const types = game.events.map(({ type }) => type).filter((type) => type !== 'incomeReceived');
    expect(types).toEqual([
      'henchmanRecruited',
      'memberMadeAvailable',
      'turnEnded',
      'chapterEnded',
      'chapterBegan',
      ...Array.from({ length: 5 }, () => 'jobLaid'),
      'henchmanLaid',
      'turnBegan',
    ]);
  });

  test('T3+Q9+H2: (4) another seat’s private jet is used before (5) the end of the chapter', () => {
    const game = table({
      chapter: 2,
      seats: [
        {
          boss: 'volkova',
          money: 0,
          gang: [
            'ice-pick-irina',
            'two-door-timofei',
            'oksana-offline',
            'dial-tone-dmitri',
            'colonel-marfa',
            'doorstop-dee',
          ],
        },
        { boss: 'headmaster-lau', gang: ['gossip-gaetano'], active: 'privateJet' },
      ],
      jobs: ['convoy-for-two'], // the job needs a leader, a mercenary, an informer and a sniper
    });
    game.job('convoy-for-two', 'volkova', 'ice-pick-irina', 'gossip-gaetano').endTurn();
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'makeAvailable' });
    expect(game.told('chapterEnded')).toEqual([]);
    game.makeAvailable('gossip-gaetano');
    expect(game.told('chapterEnded')).toHaveLength(1);
  });

  test('T3+W3: (6) first the pool is refilled, then the jobs', () => {
    const game = table({
      seats: [{ boss: 'headmaster-lau', money: 2, gang: ['keystroke-kit'] }, { boss: 'dona-remedios' }],
      jobs: ['the-bus-that-blinked'], // the job needs an informer and a hacker, and it pays $2 and a recruit
      pool: ['lucia-longshot'],
    });
    game.job('the-bus-that-blinked', 'headmaster-lau', 'keystroke-kit').recruit('lucia-longshot');
    game.endTurn('doorstop-dee', 'soft-brakes');
    expect(game.told('henchmanLaid', 'jobLaid', 'turnBegan')).toEqual([
      { type: 'henchmanLaid', henchman: 'doorstop-dee', space: 0 },
      { type: 'jobLaid', job: 'soft-brakes', space: 0 },
      { type: 'turnBegan', seat: 1, extra: false },
    ]);
  });

  test('T3+N1+W4: (6) the snitches come before (7) the extra turn', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'volkova', money: 9, gang: ['twice-sure-tobias'] },
        { boss: 'dona-remedios', money: 9 },
      ],
      jobs: ['cough-once-for-yes'], // the job needs a leader and two snipers, and it pays $2 and an extra turn
    });
    game.job('cough-once-for-yes', 'volkova', 'twice-sure-tobias').endTurn('ii-2', 'four-flat-tyres');
    expect(game.told('snitchRevealed', 'jobLaid', 'turnBegan').map(({ type }) => type)).toEqual([
      'snitchRevealed',
      'jobLaid',
      'turnBegan',
    ]);
    expect(game.told('turnBegan')).toEqual([{ type: 'turnBegan', seat: 0, extra: true }]);
    expect(game.money).toEqual([9, 7]);
  });

  test('T3+W9+R11: (2) a skill that was learned earlier counts in the mobilisation', () => {
    const game = table({
      seats: [
        { boss: tired('volkova'), gang: [taught('clockwork-tam', 'manager-in-training')] },
        { boss: 'dona-remedios' },
      ],
      from: 'start',
    });
    expect(game.mobilise('volkova').step).toBe('act');
  });
});
