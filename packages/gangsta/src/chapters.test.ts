import { describe, expect, test } from 'vitest';
import { HOUSE } from './content/house.ts';
import { taught, tired, type Who } from './testing/position.ts';
import { table } from './testing/table.ts';

describe('H1: the end of chapter I', () => {
  const three = ['lucia-longshot', 'doorstop-dee']; // skills per member: sniper; brawler

  test('H1+R1: four members, boss included, end the chapter', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 2, gang: three }, { boss: 'dona-remedios' }],
      pool: ['keystroke-kit'],
    });
    game.recruit('keystroke-kit');
    expect(game.view().chapter).toBe(1);
    expect(game.endTurn().view().chapter).toBe(2);
    expect(game.told('chapterEnded')).toEqual([{ type: 'chapterEnded', seat: 0, chapter: 1 }]);
  });

  test('H1+R1: three members do not end the chapter', () => {
    const game = table({
      seats: [{ boss: 'volkova', money: 2, gang: ['lucia-longshot'] }, { boss: 'dona-remedios' }],
      pool: ['keystroke-kit'],
    });
    expect(game.recruit('keystroke-kit').endTurn().view().chapter).toBe(1);
  });

  test('H1: every player receives $1 for each skill icon fewer than in the gang with the most', () => {
    const game = table({
      seats: [
        { boss: 'volkova', money: 2, gang: three }, // this gang has 2 + 1 + 1 icons, and the recruit adds 1
        // this gang has the most, with 2 + 3 + 3 icons, because activated members count too
        { boss: 'dona-remedios', gang: [tired('senor-nadie'), 'la-madrina-jacinta'] },
        { boss: 'zia-fortunata', money: 1 }, // this gang has 2 icons
      ],
      pool: ['keystroke-kit'],
    });
    expect(game.recruit('keystroke-kit').endTurn().money).toEqual([3, 0, 7]);
  });

  test('H1+R11: learned skills count, every icon counts', () => {
    const game = table({
      seats: [
        { boss: 'volkova', money: 2, gang: three }, // this gang has 4 icons, and the recruit adds 1
        // this gang has 3 + 2 icons
        { boss: taught('dona-remedios', 'the-talkative-banker'), gang: ['double-shift-chow'] },
      ],
      pool: ['keystroke-kit'],
    });
    expect(game.recruit('keystroke-kit').endTurn().money).toEqual([0, 0]);
  });

  test('H7: 8, 6 and 5 skills give $0, $2 and $3', () => {
    const game = table({
      seats: [
        // this gang has 2 + 2 + 2 icons, and the recruit adds 2
        { boss: 'volkova', money: 4, gang: ['two-door-timofei', 'oksana-offline'] },
        { boss: 'dona-remedios', gang: ['coach-lamont', 'hotwire-harriet'] }, // this gang has 2 + 2 + 2 icons
        { boss: 'zia-fortunata', gang: ['senor-nadie'] }, // this gang has 2 + 3 icons
      ],
      pool: ['ice-pick-irina'],
    });
    expect(game.recruit('ice-pick-irina').endTurn().money).toEqual([0, 2, 3]);
    expect(game.told('incomeReceived').map(({ sum }) => sum)).toEqual([2, 3]); // there is no event for an income of $0
  });
});

/** Seat 0 has just recruited its seventh member, which ends chapter II. `own` lists the first henchmen of seat 0. */
const war = (own: readonly Who[], ...rivals: readonly (readonly Who[])[]) =>
  table({
    chapter: 2,
    seats: [
      {
        boss: 'volkova',
        money: 2,
        gang: [
          ...own,
          ...['lucia-longshot', 'keystroke-kit', 'gossip-gaetano', 'capitana-paloma', 'nonna-knuckles'].slice(
            0,
            5 - own.length,
          ),
        ],
      },
      ...rivals.map((gang, i) => ({ boss: ['dona-remedios', 'zia-fortunata', 'headmaster-lau'][i]!, gang })),
    ],
    pool: ['doorstop-dee'], // skills: brawler; costs $2
  })
    .recruit('doorstop-dee')
    .endTurn();

describe('H2: the gang war', () => {
  test('H2+R1: it begins with seven members, boss included', () => {
    const six = table({
      chapter: 2,
      seats: [
        { boss: 'volkova', money: 2, gang: ['lucia-longshot', 'keystroke-kit', 'gossip-gaetano', 'capitana-paloma'] },
        { boss: 'dona-remedios' },
      ],
      pool: ['doorstop-dee'],
    });
    expect(six.recruit('doorstop-dee').endTurn().view().chapter).toBe(2);
    expect(war([], ['clockwork-tam']).told('chapterEnded')).toEqual([{ type: 'chapterEnded', seat: 0, chapter: 2 }]);
  });

  test('H2: the player with the most mercenary skills loses nobody, every other player one henchman of their own choice', () => {
    const game = war(['clockwork-tam'], ['double-shift-chow', 'coach-lamont'], ['spreadsheet-sandro', 'unplugged-ugo']);
    expect(game.told('gangWarFought')).toEqual([{ type: 'gangWarFought', mercenaries: [1, 3, 1], winner: 1 }]);
    expect(game.asked).toBe(0);
    expect(game.can('giveUp')).toEqual(game.gang(0).slice(1)); // the boss can't be given up
    game.giveUp('lucia-longshot');
    expect(game.asked).toBe(2);
    game.giveUp('unplugged-ugo');
    expect(game.gang(1)).toHaveLength(3);
    expect(game.gang(2)).toEqual(['zia-fortunata', 'spreadsheet-sandro']);
    expect(game.view().chapter).toBe(3);
  });

  test('H2+R11: members who are out and learned skills fight too', () => {
    const game = war([], [tired('double-shift-chow')], [taught('unplugged-ugo', 'night-guard-lessons'), 'senor-nadie']);
    expect(game.told('gangWarFought')).toMatchObject([{ mercenaries: [0, 2, 3], winner: 2 }]);
  });

  test('H6: several players give up in turn order from the active player, no matter who that is', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'dona-remedios', gang: ['unplugged-ugo', 'both-hands-beltran'] },
        {
          boss: 'volkova',
          money: 2,
          gang: ['lucia-longshot', 'keystroke-kit', 'gossip-gaetano', 'capitana-paloma', 'nonna-knuckles'],
        },
        { boss: 'zia-fortunata', gang: ['ctrl-alt-celia', 'superuser-simone'] },
      ],
      turn: 1,
      pool: ['doorstop-dee'],
    });
    game.recruit('doorstop-dee').endTurn(); // all gangs have 0 mercenaries, so nobody wins
    const order = ['doorstop-dee', 'ctrl-alt-celia', 'unplugged-ugo'].map((henchman) => {
      const { asked } = game;
      game.giveUp(henchman);
      return asked;
    });
    expect(order).toEqual([1, 2, 0]);
    expect(game.view().lost).toEqual(['doorstop-dee', 'ctrl-alt-celia', 'unplugged-ugo']);
    expect(game.told('henchmanLost').every(({ cause }) => cause === 'gangWar')).toBe(true);
  });

  test('H6: henchmen can be given up whether available or out, and a learned skill leaves with its member', () => {
    const game = war(
      ['clockwork-tam'],
      [tired('unplugged-ugo'), taught('gentle-anatoly', 'manager-in-training')],
      ['senor-nadie', 'double-shift-chow'],
    );
    game.giveUp('clockwork-tam');
    expect(game.can('giveUp')).toEqual(['unplugged-ugo', 'gentle-anatoly']);
    game.giveUp('gentle-anatoly');
    expect(game.view().lost).toEqual(['clockwork-tam', 'gentle-anatoly', 'manager-in-training']);
    expect(game.gang(1)).toEqual(['dona-remedios', 'unplugged-ugo']);
  });
});

describe('H3: the gang war of two', () => {
  test('H3+R2: a tie costs both one henchman, each of their own choice', () => {
    const game = war(['clockwork-tam'], ['spreadsheet-sandro', 'unplugged-ugo']);
    expect(game.asked).toBe(0);
    game.giveUp('lucia-longshot');
    expect(game.asked).toBe(1);
    game.giveUp('unplugged-ugo');
    expect(game.view().lost).toEqual(['lucia-longshot', 'unplugged-ugo']);
  });

  test('H3: if the winner has less than twice as many mercenaries, the loser chooses', () => {
    // the first gang has 3 mercenaries, and the other gang has 2
    const game = war(['senor-nadie', 'clockwork-tam'], ['double-shift-chow', 'unplugged-ugo']);
    expect(game.asked).toBe(1);
    expect(game.can('giveUp')).toEqual(['double-shift-chow', 'unplugged-ugo']);
  });

  test('H3: a winner with at least twice as many chooses who the loser gives up', () => {
    // the first gang has 2 mercenaries, and the other gang has 1
    const game = war(['double-shift-chow'], ['clockwork-tam', 'unplugged-ugo']);
    expect(game.asked).toBe(0);
    expect(game.can('giveUp')).toEqual(['clockwork-tam', 'unplugged-ugo']); // the boss can't be given up
    game.giveUp('clockwork-tam');
    expect(game.gang(1)).toEqual(['dona-remedios', 'unplugged-ugo']);
    expect(game.gang(0)).toHaveLength(7);
  });

  test('H3: the winner chooses even if the other player ended the chapter', () => {
    const game = war([], ['double-shift-chow']); // the first gang has 0 mercenaries, and the other gang has 2
    expect(game.asked).toBe(1);
    expect(game.can('giveUp')).toEqual(game.gang(0).slice(1));
  });

  test('H7: two players, 4 mercenaries to 2: the winner chooses', () => {
    const game = war(['gentle-anatoly', 'senor-nadie'], ['double-shift-chow', 'unplugged-ugo']);
    expect(game.told('gangWarFought')).toMatchObject([{ mercenaries: [4, 2], winner: 0 }]);
    expect(game.asked).toBe(0);
    expect(game.can('giveUp')).toEqual(['double-shift-chow', 'unplugged-ugo']);
  });

  test('R2+H3: any number of mercenaries is at least twice as many as 0', () => {
    // the first gang has 1 mercenary, and the other gang has 0
    const game = war(['clockwork-tam'], ['unplugged-ugo', 'ctrl-alt-celia']);
    expect(game.asked).toBe(0);
    expect(game.can('giveUp')).toEqual(['unplugged-ugo', 'ctrl-alt-celia']);
  });
});

describe('H4: a change of chapter', () => {
  const jobsOf = (chapter: number) => HOUSE.jobs.filter((job) => job.chapter === chapter).map(({ id }) => id);
  const ending = () =>
    table({
      seats: [
        { boss: 'volkova', money: 12, gang: ['lucia-longshot', 'doorstop-dee'], done: ['soft-brakes'] },
        { boss: 'dona-remedios', money: 3 },
        { boss: 'zia-fortunata' },
      ],
      jobDiscards: ['house-manners'],
      pool: ['gentle-anatoly', 'coach-lamont'],
    }).recruit('gentle-anatoly');

  test('H4: all jobs, their deck and their discards are removed; five jobs of the next chapter are face up', () => {
    const game = ending().endTurn();
    const { jobs, jobDeck } = game.view();
    expect(jobsOf(2)).toEqual(expect.arrayContaining([...jobs]));
    expect(new Set(jobs).size).toBe(5);
    expect(jobDeck).toEqual({ size: 25 + 3, discards: [], seenBy: [] });
    expect(game.done(0)).toEqual(['soft-brakes']); // completed jobs stay with their owner
  });

  test('H4+N5+H5: snitches turned up have no effect, are not revealed and are shuffled back in', () => {
    const five = ['four-flat-tyres', 'heavy-carats', 'frame-job', 'trolley-school', 'convoy-for-two'];
    const game = ending().endTurn('ii-4', five[0]!, 'ii-2', 'ii-3', ...five.slice(1));
    expect(game.view().jobs).toEqual(five);
    expect(game.view().jobDeck.size).toBe(28);
    expect(game.view().snitches).toEqual([]);
    expect(game.told('snitchRevealed', 'snitchPaid')).toEqual([]);
    expect(game.money).toEqual([4, 3 + 5, 5]); // only the opportunity income is paid
    const later = game.pass().discardJob('frame-job').endTurn('ii-4', 'loaded-dice-cold-feet');
    expect(later.view().snitches).toEqual(['ii-4']);
  });

  test('H4: gangs, money, pool and henchman deck stay; the player to the left is next', () => {
    const game = ending();
    const { henchmanDeck, pool } = game.view();
    game.endTurn();
    expect(game.view().pool.slice(1)).toEqual(pool.slice(1));
    expect(game.view().henchmanDeck.size).toBe(henchmanDeck.size - 1);
    expect(game.gang(0)).toEqual(['volkova', 'lucia-longshot', 'doorstop-dee', 'gentle-anatoly']);
    expect(game.asked).toBe(1);
  });
});
