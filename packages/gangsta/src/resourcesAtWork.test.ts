import { describe, expect, test } from 'vitest';
import { tired, type Who } from './testing/position.ts';
import { table } from './testing/table.ts';

describe('Q5: high-tech gear', () => {
  const geared = (boss: Who, gang: readonly Who[], job: string, chapter: 1 | 2 = 1) =>
    table({ chapter, seats: [{ boss, gang, active: 'highTechGear' }, { boss: 'dona-remedios' }], jobs: [job] });

  test('Q5: one icon of a hacking job may be named and is no longer required', () => {
    // the job needs a leader and a hacker and pays $4, and the boss is a leader and a sniper
    const game = geared('volkova', [], 'password-one-to-four').announce('password-one-to-four');
    // ignoring the leader would not help, because the hacker would still be missing
    expect(game.can('ignoreSkill')).toEqual(['hacker']);
    expect(game.moves).not.toContain('decline'); // A5: without ignoring an icon, the gang can't do the job
    expect(game.ignore('hacker').activate('volkova').money[0]).toBe(4);
  });

  test('Q5: the gear also works for an art theft; a gang that has all skills may decline to use it', () => {
    const game = table({
      seats: [{ boss: 'dona-remedios', gang: ['doorstop-dee'], active: 'highTechGear' }, { boss: 'volkova' }],
      jobs: ['portrait-of-a-getaway'], // the job needs a leader and a brawler, and it pays $1 and 2 influence
    }).announce('portrait-of-a-getaway');
    expect(game.can('ignoreSkill')).toEqual(['leader', 'brawler']);
    expect(game.moves).toContain('decline');
    expect(game.decline().activate('dona-remedios').step).toBe('endTurn');
  });

  test('Q5+A3+A4: nobody can provide an icon that is ignored', () => {
    const game = table({
      seats: [{ boss: 'dona-remedios', gang: ['doorstop-dee'], active: 'highTechGear' }, { boss: 'volkova' }],
      jobs: ['portrait-of-a-getaway'], // the job needs a leader and a brawler
    });
    game.announce('portrait-of-a-getaway').ignore('leader');
    expect(game.can('activate')).toEqual(['dona-remedios', 'doorstop-dee']);
    expect(game.activate('doorstop-dee').activated(0)).toEqual(['doorstop-dee']);
  });

  test('Q5: only one of two equal icons can be named', () => {
    // the job needs two mercenaries
    const game = geared('volkova', ['clockwork-tam'], 'still-life-with-crowbar').announce('still-life-with-crowbar');
    expect(game.ignore('mercenary').can('activate')).toEqual(['clockwork-tam']);
    expect(game.told('skillIgnored')).toEqual([{ type: 'skillIgnored', seat: 0, skill: 'mercenary' }]);
  });

  test('Q5: if nothing is left, the job is done without sending anybody', () => {
    // the job needs a hacker, and it pays $1 and 1 influence
    const game = geared(tired('volkova'), [tired('lucia-longshot')], 'the-borrowed-laptop');
    game.announce('the-borrowed-laptop').ignore('hacker');
    expect(game.step).toBe('endTurn');
    expect(game.money[0]).toBe(1);
    expect(game.done(0)).toEqual(['the-borrowed-laptop']);
    expect(game.told('memberActivated')).toEqual([]);
  });

  test('Q5+W9: only members who took part can learn', () => {
    // the job needs a sniper and a hacker, and it pays $2 and the skill “mercenary” to learn
    const game = geared('volkova', ['lucia-longshot', 'doorstop-dee'], 'night-guard-lessons');
    game.announce('night-guard-lessons').ignore('hacker').activate('lucia-longshot');
    expect(game.can('learn')).toEqual(['lucia-longshot']);
  });

  test('Q5: the gear helps with no other kind of job', () => {
    const game = geared('volkova', [], 'palm-tree-limited'); // an offshore-money job, which needs a hacker
    expect(game.why({ move: 'announce', job: 'palm-tree-limited' })).toBe('A5');
  });

  test('Q5+A5: a job with two missing icons can’t be announced', () => {
    expect(geared('volkova', [], 'reboot-and-repeat', 2).why({ move: 'announce', job: 'reboot-and-repeat' })).toBe(
      'A5',
    ); // the job needs a mercenary and two hackers
  });

  test('Q5+P1+P4: in a shared job one of the player’s own members must still begin', () => {
    const game = (boss: string) =>
      table({
        chapter: 2,
        seats: [
          { boss, active: 'highTechGear' },
          { boss: 'zia-fortunata', gang: ['ctrl-alt-celia', 'lucia-longshot'] },
        ],
        jobs: ['diptych-for-two-gangs'], // the job needs a sniper and two hackers
      });
    // this boss is a leader and a brawler, and the job needs neither
    expect(game('dona-remedios').why({ move: 'announce', job: 'diptych-for-two-gangs' })).toBe('P4');
    const sniper = game('volkova').announce('diptych-for-two-gangs'); // this boss is a leader and a sniper
    // if the sniper were ignored, no member of the player's own gang could begin the job
    expect(sniper.can('ignoreSkill')).toEqual(['hacker']);
    sniper.ignore('hacker');
    expect(sniper.can('activate')).toEqual(['volkova']);
    expect(sniper.activate('volkova', 'zia-fortunata').money).toEqual([3, 2]);
  });

  test('Q5+Q2: an inactive gear is of no use', () => {
    const game = table({
      seats: [{ boss: 'volkova', inactive: 'highTechGear' }, { boss: 'dona-remedios' }],
      jobs: ['password-one-to-four'],
    });
    expect(game.why({ move: 'announce', job: 'password-one-to-four' })).toBe('A5');
  });
});

describe('Q6: biker gang', () => {
  const riding = (money: number, chapter: 1 | 2 = 1) =>
    table({
      chapter,
      seats: [
        { boss: 'volkova', money, active: 'bikerGang' },
        { boss: 'dona-remedios', gang: ['senor-nadie'] },
      ],
      from: 'start',
    });

  test("Q6: the top job may be done as this turn's action for $1", () => {
    // the job needs a leader and a sniper, and it pays $3 and 1 influence
    const game = riding(1).look('stash-house-sonata');
    expect(game.can('announce')).toContain('stash-house-sonata');
    expect(game.announce('stash-house-sonata').money[0]).toBe(0); // the $1 was paid when the job was announced
    expect(game.activate('volkova').money[0]).toBe(3);
    expect(game.moves).toEqual(['endTurn']);
    expect(game.done(0)).toEqual(['stash-house-sonata']);
  });

  test('Q6: the player must have the dollar before the rewards', () => {
    const game = riding(0).look('stash-house-sonata');
    expect(game.can('announce')).not.toContain('stash-house-sonata');
    expect(game.why({ move: 'announce', job: 'stash-house-sonata' })).toBe('Q6');
  });

  test('Q6: a job that is face up costs nothing', () => {
    const game = table({
      seats: [{ boss: 'volkova', active: 'bikerGang' }, { boss: 'dona-remedios' }],
      jobs: ['stash-house-sonata'],
      from: 'start',
    });
    expect(game.look('soft-brakes').job('stash-house-sonata', 'volkova').money[0]).toBe(3);
  });

  test('Q6: looking is optional, and a player who has not looked can’t do the top job', () => {
    const game = riding(5);
    expect(game.moves).toEqual(['look', 'decline']);
    game.decline();
    expect(game.why({ move: 'announce', job: 'stash-house-sonata' })).toBe('A2');
  });

  test('Q6: it may be a shared job', () => {
    const game = riding(1, 2).look('convoy-for-two'); // the job needs a leader, a mercenary, an informer and a sniper
    game.job('convoy-for-two', 'volkova', 'senor-nadie');
    expect(game.money).toEqual([0 + 3, 3]);
  });

  test('Q6: a job that is not done stays on top, and can be looked at again in the owner’s next turn', () => {
    const game = riding(5).look('stash-house-sonata');
    game.idle(); // no job was discarded, so the card is still on top
    game.idle();
    expect(game.asked).toBe(0);
    game.look();
    expect(game.can('announce')).toContain('stash-house-sonata');
    game.idle().idle().decline(); // the player has not looked at the top card this turn, so it can't be chosen
    expect(game.can('announce')).not.toContain('stash-house-sonata');
  });

  test('Q6: only the owner of an active biker gang may look, and only on their own turn', () => {
    expect(riding(5).look('stash-house-sonata').idle().step).toBe('act');
    const inactive = table({
      seats: [{ boss: 'volkova', inactive: 'bikerGang' }, { boss: 'dona-remedios' }],
      from: 'start',
    });
    expect(inactive.step).toBe('act');
  });

  test('Q6+Q5: a player with a biker gang has no high-tech gear, so A5 applies to the top job', () => {
    expect(riding(5).look('password-one-to-four').why({ move: 'announce', job: 'password-one-to-four' })).toBe('A5');
  });
});

describe('Q13: informer network', () => {
  const network = (money: number, boss = 'volkova') =>
    table({
      seats: [{ boss, money, active: 'informerNetwork' }, { boss: 'dona-remedios' }],
      pool: ['gentle-anatoly', 'senor-nadie', 'la-madrina-jacinta', 'night-ferry-ngai', 'coach-lamont'],
      from: 'start',
    });

  test('Q13: the top henchman may be recruited this turn for the printed cost', () => {
    const game = network(3).look('gossip-gaetano'); // this henchman is of the mafia and costs $3
    expect(game.can('recruit')).toEqual(['gossip-gaetano']);
    expect(game.recruit('gossip-gaetano').money[0]).toBe(0);
    expect(game.available(0)).toEqual(['volkova', 'gossip-gaetano']);
  });

  test("Q13: a henchman of the boss's family costs $1 less, even without the variant", () => {
    const game = network(3).look('ice-pick-irina'); // this henchman is of the bratva and costs $4
    expect(game.recruit('ice-pick-irina').money[0]).toBe(0);
    expect(network(2).look('ice-pick-irina').why({ move: 'recruit', henchman: 'ice-pick-irina' })).toBe('A1');
  });

  test('Q13: henchmen of the boss’s family in the pool are not cheaper', () => {
    // this henchman is of the bratva and costs $8
    expect(network(7).look('gossip-gaetano').why({ move: 'recruit', henchman: 'gentle-anatoly' })).toBe('A1');
  });

  test('Q13+F1+R10: the reductions add up', () => {
    const game = table({
      seats: [{ boss: 'headmaster-lau', money: 0, active: 'informerNetwork' }, { boss: 'dona-remedios' }],
      from: 'start',
      options: { families: true },
    });
    game.look('keystroke-kit').recruit('keystroke-kit'); // this henchman costs $2, with two reductions of $1
    expect(game.money[0]).toBe(0);
    expect(game.gang(0)).toEqual(['headmaster-lau', 'keystroke-kit']);
  });

  test('Q13: a player who has not looked this turn can’t recruit from the deck', () => {
    const game = network(9).decline();
    expect(game.why({ move: 'recruit', henchman: 'ice-pick-irina' })).toBe('A1');
    const later = network(9).look('ice-pick-irina').idle().idle().decline();
    expect(later.why({ move: 'recruit', henchman: 'ice-pick-irina' })).toBe('A1');
  });

  test('Q13+A7: a henchman left in the deck is the next to come into the pool', () => {
    const game = network(9).look('gossip-gaetano').pass().discardHenchman('coach-lamont').endTurn('gossip-gaetano');
    expect(game.view().pool.at(-1)).toBe('gossip-gaetano');
  });

  test('Q13+W3+R7: the reward of a job of this turn may recruit the top henchman', () => {
    const game = table({
      seats: [
        { boss: 'headmaster-lau', money: 1, gang: ['keystroke-kit'], active: 'informerNetwork' },
        { boss: 'dona-remedios' },
      ],
      // the job needs an informer and a hacker, and it pays $2, 1 influence and a recruit
      jobs: ['the-bus-that-blinked'],
      pool: ['gentle-anatoly', 'senor-nadie', 'la-madrina-jacinta', 'night-ferry-ngai', 'coach-lamont'],
      from: 'start',
    });
    // this henchman costs $4 minus a reduction of $1
    game.look('clockwork-tam').job('the-bus-that-blinked', 'headmaster-lau', 'keystroke-kit');
    expect(game.can('recruit')).toEqual(['clockwork-tam']);
    game.recruit('clockwork-tam').endTurn('soft-brakes');
    expect(game.money[0]).toBe(0);
    expect(game.told('henchmanLaid')).toEqual([]);
  });
});
