import { describe, expect, test } from 'vitest';
import { taught, tired, type Who } from './testing/position.ts';
import { table } from './testing/table.ts';

describe('W6: assassination', () => {
  const killing = (victims: readonly Who[], others: readonly Who[] = []) =>
    table({
      chapter: 3,
      seats: [
        // The skills of the three members are: leader and brawler, sniper and brawler, mercenary and sniper.
        { boss: 'dona-remedios', gang: ['two-door-timofei', 'opera-box-ottavia'] },
        { boss: 'volkova', gang: victims },
        { boss: 'zia-fortunata', gang: others },
      ],
      jobs: ['an-empty-chair'], // the job needs a sniper and two brawlers, and it pays an assassination
    }).job('an-empty-chair', 'dona-remedios', 'two-door-timofei');

  test('W6: the player chooses an opponent with a two-skill henchman, who chooses which of these to give up', () => {
    const game = killing(['ice-pick-irina', 'lucia-longshot', tired('coach-lamont'), 'senor-nadie']);
    expect(game.can('assassinate')).toEqual([1]);
    game.assassinate(1);
    expect(game.asked).toBe(1);
    // these two henchmen have two icons each, the others have one or three, and a boss can't be given up
    expect(game.can('giveUp')).toEqual(['ice-pick-irina', 'coach-lamont']);
    expect(game.why({ move: 'giveUp', henchman: 'senor-nadie' })).toBe('W6');
    game.giveUp('coach-lamont');
    expect(game.gang(1)).toEqual(['volkova', 'ice-pick-irina', 'lucia-longshot', 'senor-nadie']);
    expect(game.view().lost).toEqual(['coach-lamont']);
    expect(game.told('henchmanLost')).toMatchObject([{ seat: 1, henchman: 'coach-lamont', cause: 'assassination' }]);
  });

  test('W6: two equal icons count as two skills', () => {
    expect(killing(['twice-sure-tobias', 'double-shift-chow']).assassinate(1).can('giveUp')).toEqual([
      'twice-sure-tobias',
      'double-shift-chow',
    ]);
  });

  test('W6+R11: a learned skill counts: one icon and a learned skill are two, two icons and a learned skill are three', () => {
    const game = killing(
      [taught('lucia-longshot', 'night-guard-lessons'), 'double-shift-chow'],
      [taught('ice-pick-irina', 'manager-in-training')],
    );
    expect(game.can('assassinate')).toEqual([1]);
    expect(game.why({ move: 'assassinate', from: 2 })).toBe('W6');
    expect(game.assassinate(1).can('giveUp')).toEqual(['lucia-longshot', 'double-shift-chow']);
    game.giveUp('lucia-longshot');
    // the job card under a member leaves the game with the member
    expect(game.view().lost).toEqual(['lucia-longshot', 'night-guard-lessons']);
  });

  test('W6: it may be declined', () => {
    const game = killing(['ice-pick-irina']).decline();
    expect(game.gang(1)).toEqual(['volkova', 'ice-pick-irina']);
    expect(game.step).toBe('endTurn');
  });

  test('W6+R3: if no opponent has such a henchman nothing happens, and the player’s own henchmen are never chosen', () => {
    const game = killing(['senor-nadie', 'lucia-longshot']); // the killer has a henchman with a mercenary and a sniper
    expect(game.step).toBe('endTurn');
    expect(game.gang(0)).toContain('opera-box-ottavia');
  });
});

test('W7: the whole gang is called back, including those who did the job', () => {
  const game = table({
    chapter: 3,
    seats: [
      { boss: 'headmaster-lau', gang: ['clockwork-tam', 'twice-sure-tobias', tired('doorstop-dee')] },
      { boss: tired('volkova') },
    ],
    // the job needs a mercenary, an informer and two snipers, and it pays 3 influence and a mobilisation
    jobs: ['the-spare-driver'],
  });
  game.job('the-spare-driver', 'headmaster-lau', 'clockwork-tam', 'twice-sure-tobias');
  expect(game.step).toBe('endTurn'); // this reward needs no choice
  expect(game.activated(0)).toEqual([]);
  expect(game.activated(1)).toEqual(['volkova']);
});

describe('W8: distraction', () => {
  const diversion = () =>
    table({
      chapter: 2,
      seats: [
        { boss: 'mayor-of-ninth', gang: ['gentle-anatoly', 'keystroke-kit'] },
        { boss: 'volkova', gang: ['lucia-longshot', tired('doorstop-dee')] },
        { boss: 'zia-fortunata', gang: ['coach-lamont'] },
      ],
      // the job needs two mercenaries and a brawler, and it pays $3 and a diversion of 2
      jobs: ['look-at-the-other-window'],
    }).job('look-at-the-other-window', 'gentle-anatoly');

  test('W8: available members of one or more opponents, bosses included', () => {
    const game = diversion();
    expect(game.can('divert')).toEqual(['volkova', 'lucia-longshot', 'zia-fortunata', 'coach-lamont']);
    game.divert('volkova', 'coach-lamont');
    expect(game.step).toBe('endTurn'); // two members have been diverted, and a third is not allowed
    expect([game.available(1), game.available(2)]).toEqual([['lucia-longshot'], ['zia-fortunata']]);
    expect(game.told('memberDistracted')).toMatchObject([
      { seat: 1, member: 'volkova', by: 0 },
      { seat: 2, member: 'coach-lamont', by: 0 },
    ]);
  });

  test('W8: both members may belong to the same opponent', () => {
    expect(diversion().divert('volkova', 'lucia-longshot').available(1)).toEqual([]);
  });

  test('W8: the player may stop at none or one', () => {
    expect(diversion().decline().step).toBe('endTurn');
    const one = diversion().divert('zia-fortunata').decline();
    expect(one.available(2)).toEqual(['coach-lamont']);
    expect(one.step).toBe('endTurn');
  });

  test('W8: never the player’s own members nor members who are out', () => {
    const game = diversion();
    expect(game.why({ move: 'divert', member: 'keystroke-kit' })).toBe('W8');
    expect(game.why({ move: 'divert', member: 'doorstop-dee' })).toBe('W8');
  });

  test('W8: three members if the job shows three', () => {
    const game = table({
      chapter: 3,
      seats: [
        { boss: 'mayor-of-ninth', gang: ['night-ferry-ngai'] },
        { boss: 'volkova', gang: ['lucia-longshot', 'doorstop-dee', 'keystroke-kit'] },
      ],
      // the job needs a mercenary, an informer and a brawler, and it pays $2, 1 influence and a diversion of 3
      jobs: ['fire-drill-at-the-lab'],
    });
    game.job('fire-drill-at-the-lab', 'night-ferry-ngai').divert('volkova', 'doorstop-dee', 'keystroke-kit');
    expect(game.available(1)).toEqual(['lucia-longshot']);
    expect(game.step).toBe('endTurn');
  });

  test('W8+M3: a player whose last member was distracted gets the whole gang back', () => {
    const game = diversion().divert('volkova', 'lucia-longshot').endTurn('heavy-carats');
    expect(game.asked).toBe(1);
    expect(game.activated(1)).toEqual([]);
  });

  test('W8: with nobody left to distract nothing more is asked', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'mayor-of-ninth', gang: ['gentle-anatoly'] }, { boss: 'volkova' }],
      jobs: ['look-at-the-other-window'],
    });
    expect(game.job('look-at-the-other-window', 'gentle-anatoly').divert('volkova').step).toBe('endTurn');
  });
});

describe('W9: learning', () => {
  const school = (crew: readonly Who[]) =>
    // the job needs a sniper and a hacker, and it pays $2 and the skill “mercenary” to learn
    table({ seats: [{ boss: 'volkova', gang: crew }, { boss: 'dona-remedios' }], jobs: ['night-guard-lessons'] });

  test('W9: one of the player’s members who took part learns the skill, boss included', () => {
    const game = school(['keystroke-kit', 'doorstop-dee']).job('night-guard-lessons', 'keystroke-kit', 'volkova');
    expect(game.can('learn')).toEqual(['volkova', 'keystroke-kit']);
    expect(game.why({ move: 'learn', member: 'doorstop-dee' })).toBe('W9'); // this member did not take part
    game.learn('volkova');
    expect(game.view().seats[0]!.gang[0]).toEqual({
      card: 'volkova',
      available: false,
      learned: 'night-guard-lessons',
    });
  });

  test('W9: a tucked card is public and not a job done', () => {
    const game = school(['keystroke-kit'])
      .job('night-guard-lessons', 'keystroke-kit', 'volkova')
      .learn('keystroke-kit');
    expect(game.done(0)).toEqual([]);
    expect(game.view('spectator').seats[0]!.doneByChapter).toEqual([0, 0, 0]);
    expect(game.view(1).seats[0]!.gang[1]!.learned).toBe('night-guard-lessons');
  });

  test('W9: if you decline, the card joins your completed jobs', () => {
    const game = school(['keystroke-kit']).job('night-guard-lessons', 'keystroke-kit', 'volkova').decline();
    expect(game.done(0)).toEqual(['night-guard-lessons']);
    expect(game.view().seats[0]!.gang.every(({ learned }) => learned === undefined)).toBe(true);
  });

  test('W9: a member learns only one skill', () => {
    const game = school([taught('keystroke-kit', 'manager-in-training')]);
    game.job('night-guard-lessons', 'keystroke-kit', 'volkova');
    expect(game.can('learn')).toEqual(['volkova']);
    expect(game.why({ move: 'learn', member: 'keystroke-kit' })).toBe('W9');
  });

  test('W9: if nobody can learn it, the card joins the completed jobs without a question', () => {
    const game = table({
      seats: [
        { boss: taught('volkova', 'the-talkative-banker'), gang: [taught('keystroke-kit', 'manager-in-training')] },
        { boss: 'dona-remedios' },
      ],
      jobs: ['night-guard-lessons'],
    });
    game.job('night-guard-lessons', 'keystroke-kit', 'volkova');
    expect(game.step).toBe('endTurn');
    expect(game.done(0)).toEqual(['night-guard-lessons']);
  });

  test('W9+C2: no member can have the leader skill twice', () => {
    const game = table({
      seats: [{ boss: 'mayor-of-ninth', gang: ['clockwork-tam'] }, { boss: 'dona-remedios' }],
      jobs: ['manager-in-training'], // the job needs a mercenary, and it pays the skill “leader” to learn
    });
    game.job('manager-in-training', 'mayor-of-ninth'); // this boss is a leader and a mercenary
    expect(game.step).toBe('endTurn');
    expect(game.done(0)).toEqual(['manager-in-training']);
  });

  test('W9: any other skill may be learned a second time', () => {
    const game = table({
      seats: [
        { boss: 'volkova', gang: ['oksana-offline', taught('lucia-longshot', 'manager-in-training')] },
        { boss: 'dona-remedios' },
      ],
      jobs: ['night-guard-lessons'],
    });
    expect(game.job('night-guard-lessons', 'oksana-offline').learn('oksana-offline').done(0)).toEqual([]);
    const twice = table({
      chapter: 2,
      seats: [{ boss: 'volkova', gang: ['gentle-anatoly'] }, { boss: 'dona-remedios' }],
      // the job needs two mercenaries and a sniper, and it pays $2 and the skill “brawler” to learn
      jobs: ['trolley-school'],
    });
    expect(twice.job('trolley-school', 'gentle-anatoly', 'volkova').can('learn')).toEqual([
      'volkova',
      'gentle-anatoly',
    ]);
  });

  test('W9: the skill stays for the rest of the game', () => {
    const game = school(['keystroke-kit'])
      .job('night-guard-lessons', 'keystroke-kit', 'volkova')
      .learn('keystroke-kit');
    game.endTurn('smash-grab-bow').idle(); // the new job needs a mercenary
    expect(game.asked).toBe(0);
    // all members were unavailable, so all have been called back (M3)
    expect(game.can('announce')).toContain('smash-grab-bow');
  });
});
