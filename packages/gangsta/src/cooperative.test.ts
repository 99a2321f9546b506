import { describe, expect, test } from 'vitest';
import { taught, tired, type Who } from './testing/position.ts';
import { table } from './testing/table.ts';

/**
 * Three gangs, and a shared job that needs a leader, a mercenary, an informer and a sniper. Column A pays 3 influence.
 * Column B pays $3.
 */
const convoy = (own: readonly Who[], second: readonly Who[] = [], third: readonly Who[] = []) =>
  table({
    chapter: 2,
    seats: [
      { boss: 'volkova', gang: own }, // skills: leader, sniper
      { boss: 'dona-remedios', gang: second }, // skills: leader, brawler
      { boss: 'zia-fortunata', gang: third }, // skills: leader, hacker
    ],
    jobs: ['convoy-for-two'],
  });

describe('P1, P4: the beginning', () => {
  test('P1: the first one activated is one of the player’s own members', () => {
    const game = convoy(['doorstop-dee'], ['senor-nadie', 'clockwork-tam']).announce('convoy-for-two');
    expect(game.can('activate')).toEqual(['volkova']);
    expect(game.why({ move: 'activate', member: 'senor-nadie' })).toBe('P1');
  });

  test('P4+A3: the first of the player’s own members must have a required skill', () => {
    const game = convoy(['doorstop-dee'], ['senor-nadie']).announce('convoy-for-two');
    expect(game.why({ move: 'activate', member: 'doorstop-dee' })).toBe('A3');
  });

  test('P4: the job can’t be announced if no available member of the player’s own gang has a required skill', () => {
    const game = table({
      chapter: 2,
      seats: [
        // only a brawler and a hacker are available in this gang
        { boss: tired('volkova'), gang: ['doorstop-dee', 'keystroke-kit'] },
        { boss: 'dona-remedios', gang: ['la-madrina-jacinta', 'gossip-gaetano'] }, // this gang has all four skills of the job
      ],
      jobs: ['convoy-for-two'],
    });
    expect(game.why({ move: 'announce', job: 'convoy-for-two' })).toBe('P4');
    expect(game.can('announce')).not.toContain('convoy-for-two');
  });

  test('P4: after the first member, the player’s and others’ members, bosses included, can be sent in any order', () => {
    const game = convoy(['ice-pick-irina'], ['gossip-gaetano'], ['switchboard-sung']).announce('convoy-for-two');
    // this member provides a mercenary and a sniper, so a leader and an informer are still missing
    game.activate('ice-pick-irina');
    expect(game.can('activate')).toEqual([
      'volkova',
      'dona-remedios',
      'gossip-gaetano',
      'zia-fortunata',
      'switchboard-sung',
    ]);
    game.activate('zia-fortunata');
    expect(game.can('activate')).toEqual(['gossip-gaetano', 'switchboard-sung']);
    game.activate('gossip-gaetano');
    expect(game.step).toBe('endTurn');
    expect([0, 1, 2].map((seat) => game.activated(seat))).toEqual([
      ['ice-pick-irina'],
      ['gossip-gaetano'],
      ['zia-fortunata'],
    ]);
  });
});

describe('P2: others', () => {
  test('P2: other players are not asked and can’t refuse', () => {
    const game = convoy(['clockwork-tam'], ['gossip-gaetano']).announce('convoy-for-two');
    game.activate('volkova');
    expect(game.asked).toBe(0);
    game.activate('gossip-gaetano');
    expect(game.asked).toBe(0);
    expect(game.activated(1)).toEqual(['gossip-gaetano']);
    expect(game.told('memberActivated').at(-1)).toMatchObject({ seat: 1, member: 'gossip-gaetano', by: 0 });
  });

  test('P2+A3+A4: others’ members need a missing skill and provide all of their skills', () => {
    const game = convoy(['doorstop-dee'], ['senor-nadie', 'both-hands-beltran'], ['monsignor-whisper']);
    game.job('convoy-for-two', 'volkova'); // the boss provides the leader and the sniper
    // each of these two members provides both missing skills, mercenary and informer
    expect(game.can('activate')).toEqual(['senor-nadie', 'monsignor-whisper']);
    expect(game.why({ move: 'activate', member: 'both-hands-beltran' })).toBe('A3');
    game.activate('senor-nadie');
    expect(game.step).toBe('endTurn'); // this member provides both missing skills
  });

  test('P2+T2: only available members of others can be sent', () => {
    const game = convoy([], [tired('senor-nadie'), 'gossip-gaetano'], ['clockwork-tam']).job(
      'convoy-for-two',
      'volkova',
    );
    expect(game.can('activate')).toEqual(['gossip-gaetano', 'clockwork-tam']);
    expect(game.why({ move: 'activate', member: 'senor-nadie' })).toBe('T2');
  });

  test('P2+A5: a job that needs an activated partner can’t be announced', () => {
    expect(convoy([], [tired('senor-nadie')]).why({ move: 'announce', job: 'convoy-for-two' })).toBe('A5');
    expect(convoy([], ['senor-nadie']).why({ move: 'announce', job: 'convoy-for-two' })).toBe('legal');
  });

  test("P2+R11: a partner's learned skill helps", () => {
    const game = convoy(['monsignor-whisper'], [taught('doorstop-dee', 'manager-in-training')]);
    game.announce('convoy-for-two').activate('monsignor-whisper');
    expect(game.can('activate')).toContain('doorstop-dee');
  });
});

describe('P3, P5: the two columns', () => {
  test('P3: in a job with others, the player takes column A, and everybody who took part takes column B', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'volkova', gang: ['clockwork-tam'] }, { boss: 'dona-remedios' }, { boss: 'zia-fortunata' }],
      // the job needs a mercenary, a sniper and a brawler; column A pays $2 and 1 influence, and column B pays $4
      jobs: ['family-size-trouble'],
    });
    game.job('family-size-trouble', 'volkova', 'clockwork-tam', 'dona-remedios');
    expect(game.money).toEqual([6, 4, 0]);
  });

  test('P3: a player who does the job alone takes only column A', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'volkova', gang: ['clockwork-tam', 'doorstop-dee'] },
        { boss: 'dona-remedios' },
        { boss: 'zia-fortunata' },
      ],
      jobs: ['family-size-trouble'],
    });
    game.job('family-size-trouble', 'volkova', 'clockwork-tam', 'doorstop-dee');
    expect(game.money).toEqual([2, 0, 0]);
    expect(game.told('jobDone')).toMatchObject([{ partners: [] }]);
  });

  test('P5: column B once per player, however many members took part', () => {
    const game = convoy([], ['clockwork-tam', 'gossip-gaetano']);
    game.job('convoy-for-two', 'volkova', 'clockwork-tam', 'gossip-gaetano');
    expect(game.money).toEqual([3, 3, 0]);
  });

  test('P5: the card and its influence go to the player who did the job', () => {
    const game = convoy([], ['clockwork-tam', 'gossip-gaetano']);
    game.job('convoy-for-two', 'volkova', 'clockwork-tam', 'gossip-gaetano');
    expect([game.done(0), game.done(1)]).toEqual([['convoy-for-two'], []]);
  });

  test("P5+Q5: a partner's high-tech gear does not help", () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'zia-fortunata' }, // skills: leader, hacker
        // volkova is a leader and a sniper, and keystroke-kit is a hacker
        { boss: 'volkova', gang: ['keystroke-kit'], active: 'highTechGear' },
      ],
      // an art theft that needs a sniper and two hackers; column A pays $1 and 1 influence, and column B pays $2
      jobs: ['diptych-for-two-gangs'],
    });
    game.announce('diptych-for-two-gangs');
    expect(game.step).toBe('pullJob'); // no required icon can be ignored
    game.activate('zia-fortunata', 'volkova', 'keystroke-kit');
    expect(game.money).toEqual([3, 2]);
  });

  test('P5: partners decide nothing', () => {
    const game = convoy([], ['clockwork-tam', 'gossip-gaetano'], ['switchboard-sung']);
    game.job('convoy-for-two', 'volkova', 'clockwork-tam', 'switchboard-sung');
    expect(game.match.entries.every(({ seat }) => seat === 0)).toBe(true);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'endTurn' });
  });

  test('R6+W10: column B is taken in turn order from the player who does the job, after the income of column A', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'dona-remedios', gang: ['both-hands-beltran'] }, // skills per member: leader, brawler; brawler, brawler
        { boss: 'headmaster-lau', gang: ['front-stoop-estelle'] }, // skills: informer, informer
        { boss: 'volkova', gang: ['twice-sure-tobias'] }, // skills: sniper, sniper
      ],
      turn: 2,
      // the job needs two informers, two snipers and a brawler; column A pays $1 and 3 influence, and column B pays $3
      jobs: ['best-of-enemies-briefly'],
    });
    game.job('best-of-enemies-briefly', 'twice-sure-tobias', 'front-stoop-estelle', 'both-hands-beltran');
    expect(game.told('incomeReceived').map(({ seat, sum, reason }) => [seat, sum, reason])).toEqual([
      [2, 1, 'job'],
      [2, 3, 'partnership'],
      [0, 3, 'partnership'],
      [1, 3, 'partnership'],
    ]);
  });
});
