import { describe, expect, test } from 'vitest';
import { GAP } from './state.ts';
import { taught, tired } from './testing/position.ts';
import { table } from './testing/table.ts';

describe('A1: recruit', () => {
  test('A1: the card comes from the pool to the gang, available, for its cost', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 6 }, { boss: 'dona-remedios' }],
      pool: ['gossip-gaetano', 'ice-pick-irina'], // these henchmen cost $3 and $4
    });
    game.recruit('ice-pick-irina');
    expect(game.available(0)).toEqual(['volkova', 'ice-pick-irina']);
    expect(game.money).toEqual([2, 0]);
    expect(game.view().pool).toContain(GAP);
    expect(game.view().pool).not.toContain('ice-pick-irina');
  });

  test('A1: only an affordable henchman can be recruited', () => {
    // these henchmen cost $3, $2, $4, $7 and $5
    const pool = ['gossip-gaetano', 'lucia-longshot', 'ice-pick-irina', 'senor-nadie', 'ctrl-alt-celia'];
    const game = table({ seats: [{ boss: 'headmaster-lau', money: 4 }, { boss: 'dona-remedios' }], pool });
    expect(game.can('recruit')).toEqual(['gossip-gaetano', 'lucia-longshot', 'ice-pick-irina']);
    expect(game.why({ move: 'recruit', henchman: 'ctrl-alt-celia' })).toBe('A1');
  });

  test('A1: a henchman can be recruited only from the pool', () => {
    const game = table({
      seats: [
        { boss: 'volkova', money: 20 },
        { boss: 'dona-remedios', gang: ['doorstop-dee'] },
      ],
      pool: ['gossip-gaetano', 'lucia-longshot', 'ice-pick-irina', 'senor-nadie', 'ctrl-alt-celia'],
    });
    expect(game.why({ move: 'recruit', henchman: 'coach-lamont' })).toBe('A1'); // this henchman is in the deck
    expect(game.why({ move: 'recruit', henchman: 'doorstop-dee' })).toBe('A1'); // this henchman is in another gang
  });
});

describe('A2: do a job', () => {
  test('A2: members are activated one at a time, in any order, until all skills are provided', () => {
    const game = table({
      seats: [
        { boss: 'volkova', gang: ['clockwork-tam', 'doorstop-dee', 'lucia-longshot'] },
        { boss: 'zia-fortunata' },
      ],
      jobs: ['checkout-time'], // the job needs a mercenary, a sniper and a brawler, and it pays $6
    });
    game.announce('checkout-time');
    expect(game.can('activate')).toEqual(['volkova', 'clockwork-tam', 'doorstop-dee', 'lucia-longshot']);
    game.activate('doorstop-dee', 'lucia-longshot');
    expect(game.can('activate')).toEqual(['clockwork-tam']);
    game.activate('clockwork-tam');
    expect(game.moves).toEqual(['endTurn']); // nobody else can be activated
    expect(game.activated(0)).toEqual(['clockwork-tam', 'doorstop-dee', 'lucia-longshot']);
  });

  test('A2: the rewards are taken, the card is kept, its space is empty until the refill', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 1 }, { boss: 'dona-remedios' }],
      // the second job needs a leader and a sniper, and it pays $3 and 1 influence
      jobs: ['house-manners', 'stash-house-sonata'],
    });
    game.job('stash-house-sonata', 'volkova');
    expect(game.money).toEqual([4, 0]);
    expect(game.done(0)).toEqual(['stash-house-sonata']);
    expect(game.view().seats[0]!.doneByChapter).toEqual([1, 0, 0]);
    expect(game.view().jobs[1]).toBe(GAP);
    expect(game.endTurn('soft-brakes').view().jobs[1]).toBe('soft-brakes');
  });

  test('A2: only a job that is face up can be announced', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['clockwork-tam'] }, { boss: 'dona-remedios' }],
      jobs: ['house-manners', 'crossed-wires', 'aisle-be-back', 'talcum-mostly', 'glass-counter-blues'],
    });
    // the job needs a leader and a mercenary, but its card is in the deck
    expect(game.why({ move: 'announce', job: 'soft-brakes' })).toBe('A2');
  });
});

describe('A3, A4: who takes part', () => {
  test('A3: nobody takes part without a skill that is still required', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['doorstop-dee', 'twice-sure-tobias'] }, { boss: 'dona-remedios' }],
      jobs: ['stash-house-sonata'], // the job needs a leader and a sniper
    });
    game.announce('stash-house-sonata');
    expect(game.can('activate')).toEqual(['volkova', 'twice-sure-tobias']);
    expect(game.why({ move: 'activate', member: 'doorstop-dee' })).toBe('A3');
    game.activate('twice-sure-tobias'); // this henchman provides a sniper, so only a leader is missing now
    expect(game.can('activate')).toEqual(['volkova']);
  });

  test('A4: a member provides all skills: after a leader and sniper, another sniper is not needed', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['lucia-longshot'] }, { boss: 'dona-remedios' }],
      jobs: ['stash-house-sonata'], // the job needs a leader and a sniper
    });
    game.job('stash-house-sonata', 'volkova');
    expect(game.step).toBe('endTurn');
    expect(game.available(0)).toEqual(['lucia-longshot']);
  });

  test('A4+C2: every icon counts: a member provides a skill twice if it is required twice', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['double-shift-chow'] }, { boss: 'dona-remedios' }],
      // the first job needs two mercenaries; the second needs a mercenary
      jobs: ['short-count-lucky-nine', 'smash-grab-bow'],
    });
    game.job('short-count-lucky-nine', 'double-shift-chow');
    expect(game.done(0)).toEqual(['short-count-lucky-nine']);
  });

  test('A4: superfluous skills do not matter', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: ['gentle-anatoly'] }, { boss: 'dona-remedios' }],
      // the job needs a mercenary, and gentle-anatoly has two mercenary skills and one brawler skill
      jobs: ['smash-grab-bow'],
    });
    expect(game.job('smash-grab-bow', 'gentle-anatoly').done(0)).toEqual(['smash-grab-bow']);
  });

  test('A4+R11: a learned skill is provided too', () => {
    const game = table({
      seats: [{ boss: 'volkova', gang: [taught('lucia-longshot', 'night-guard-lessons')] }, { boss: 'dona-remedios' }],
      jobs: ['green-light-at-nine'], // the job needs a mercenary and a sniper
    });
    expect(game.job('green-light-at-nine', 'lucia-longshot').done(0)).toEqual(['green-light-at-nine']);
  });
});

describe('A5: what can be announced', () => {
  test('A5: every job that the available members can complete, and no other', () => {
    const game = table({
      seats: [
        { boss: 'volkova', money: 9, gang: ['clockwork-tam', tired('double-shift-chow')] },
        { boss: 'dona-remedios', gang: ['gossip-gaetano'] },
      ],
      jobs: ['soft-brakes', 'green-light-at-nine', 'short-count-lucky-nine', 'aisle-be-back', 'checkout-time'],
    });
    // the first job needs a leader and a mercenary; the second needs a mercenary and a sniper
    expect(game.can('announce')).toEqual(['soft-brakes', 'green-light-at-nine']);
    // the job needs two mercenaries, but the second one is unavailable
    expect(game.why({ move: 'announce', job: 'short-count-lucky-nine' })).toBe('A5');
    // the job needs a leader and an informer, but the informer is in another gang
    expect(game.why({ move: 'announce', job: 'aisle-be-back' })).toBe('A5');
  });

  test('A5: rivals’ members can’t be sent on a job that is not shared', () => {
    const game = table({
      seats: [{ boss: 'volkova' }, { boss: 'dona-remedios', gang: ['lucia-longshot'] }],
      jobs: ['stash-house-sonata'],
    });
    game.announce('stash-house-sonata');
    expect(game.can('activate')).toEqual(['volkova']);
    expect(game.why({ move: 'activate', member: 'lucia-longshot' })).toBe('A5');
  });
});

describe('A8: the example', () => {
  const lmis = () =>
    table({
      chapter: 2,
      seats: [
        // skills per member: leader, brawler; leader, mercenary, sniper; leader, informer
        { boss: 'dona-remedios', gang: ['la-madrina-jacinta', 'switchboard-sung'] },
        { boss: tired('volkova') },
      ],
      jobs: ['convoy-for-two'], // the job needs a leader, a mercenary, an informer and a sniper
    }).announce('convoy-for-two');

  test.each([
    ['la-madrina-jacinta', 'switchboard-sung'],
    ['switchboard-sung', 'la-madrina-jacinta'],
  ])('A8: the boss first, then %s, then %s: all three take part', (second, third) => {
    const game = lmis().activate('dona-remedios', second, third);
    expect(game.activated(0)).toHaveLength(3);
    expect(game.done(0)).toEqual(['convoy-for-two']);
  });

  test.each(['la-madrina-jacinta', 'switchboard-sung'])('A8: with %s first, the boss can’t take part', (first) => {
    const game = lmis().activate(first);
    expect(game.can('activate')).toHaveLength(1);
    expect(game.why({ move: 'activate', member: 'dona-remedios' })).toBe('A3');
  });
});
