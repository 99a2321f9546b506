import { describe, expect, test } from 'vitest';
import { ended } from './testing/ended.ts';
import { type SeatPlan, taught, tired, type Who } from './testing/position.ts';
import { type GangstaScenario, table } from './testing/table.ts';

const FIVE = ['lucia-longshot', 'keystroke-kit', 'gossip-gaetano', 'capitana-paloma', 'nonna-knuckles'];

const war = (own: Partial<SeatPlan>, rival: SeatPlan): GangstaScenario =>
  table({
    chapter: 2,
    seats: [{ boss: 'volkova', money: 6, gang: FIVE, ...own }, rival],
    // these henchmen are a brawler for $2, two brawlers for $4, and a mercenary and brawler for $6
    pool: ['doorstop-dee', 'both-hands-beltran', 'lights-out-lonnie'],
  });

describe('Q7: hospital', () => {
  const killed = (gang: readonly Who[]) =>
    table({
      chapter: 3,
      seats: [
        { boss: 'dona-remedios', gang: ['two-door-timofei'] },
        { boss: 'volkova', gang, active: 'hospital' },
      ],
      jobs: ['an-empty-chair'], // the job needs a sniper and two brawlers, and it pays an assassination
    })
      .job('an-empty-chair', 'dona-remedios', 'two-door-timofei')
      .assassinate(1);

  test('Q7+W6: a henchman lost by an assassination goes there, with the learned skill, and comes back available', () => {
    const game = killed([taught(tired('lucia-longshot'), 'night-guard-lessons'), 'senor-nadie']);
    expect(game.gang(1)).toEqual(['volkova', 'senor-nadie']);
    expect(game.view().lost).toEqual([]);
    expect(game.view().seats[1]!.hospital).toMatchObject([{ card: 'lucia-longshot', learned: 'night-guard-lessons' }]);
    game.endTurn('the-spare-driver').pass();
    expect(game.can('takeBack')).toEqual(['lucia-longshot']);
    game.takeBack('lucia-longshot');
    expect(game.money[1]).toBe(1); // taking back costs nothing, and the $1 is the income from passing
    expect(game.view().seats[1]!.gang.at(-1)).toEqual({
      card: 'lucia-longshot',
      available: true,
      learned: 'night-guard-lessons',
    });
  });

  test('Q7: the player may take back any henchman, or none', () => {
    const resting = () =>
      table({
        seats: [
          { boss: 'volkova', active: 'hospital', hospital: ['lucia-longshot', 'doorstop-dee', 'keystroke-kit'] },
          { boss: 'dona-remedios' },
        ],
      }).pass();
    const two = resting().takeBack('keystroke-kit').takeBack('lucia-longshot').decline();
    expect(two.gang(0)).toEqual(['volkova', 'keystroke-kit', 'lucia-longshot']);
    expect(two.told('henchmanTakenBack').map(({ henchman }) => henchman)).toEqual(['keystroke-kit', 'lucia-longshot']);
    expect(two.view().seats[0]!.hospital.map(({ card }) => card)).toEqual(['doorstop-dee']);
    expect(resting().decline().gang(0)).toEqual(['volkova']);
  });

  test('Q7+H2: a henchman lost in the gang war goes to the hospital, even if the winner chose the henchman (H3)', () => {
    const tie = war({ active: 'hospital' }, { boss: 'dona-remedios' }).recruit('doorstop-dee').endTurn();
    expect(
      tie
        .giveUp('lucia-longshot')
        .view()
        .seats[0]!.hospital.map(({ card }) => card),
    ).toEqual(['lucia-longshot']);
    const crushed = war({ active: 'hospital' }, { boss: 'mayor-of-ninth' }).recruit('doorstop-dee').endTurn();
    expect(crushed.asked).toBe(1);
    expect(
      crushed
        .giveUp('keystroke-kit')
        .view()
        .seats[0]!.hospital.map(({ card }) => card),
    ).toEqual(['keystroke-kit']);
    expect(crushed.view().lost).toEqual([]);
  });

  test('Q7+N2: a henchman lost to a snitch does not go to the hospital', () => {
    const game = table({
      chapter: 2,
      seats: [
        { boss: 'dona-remedios', money: 9 },
        { boss: 'volkova', gang: ['lucia-longshot', 'doorstop-dee'], active: 'hospital' },
      ],
      jobs: ['frame-job'],
    });
    game.pass().discardJob('frame-job').endTurn('ii-4').giveUp('lucia-longshot', 'heavy-carats');
    expect(game.view().seats[1]!.hospital).toEqual([]);
    expect(game.view().lost).toEqual(['lucia-longshot']);
  });

  test('Q7: a henchman lost while the hospital is not active is lost for good', () => {
    const game = war({ inactive: 'hospital' }, { boss: 'mayor-of-ninth' }).recruit('doorstop-dee').endTurn();
    game.giveUp('gossip-gaetano');
    expect(game.view().lost).toEqual(['gossip-gaetano']);
  });

  test('Q7: henchmen in the hospital are not members: they give no skills and no influence, and do not count', () => {
    const seats = [
      { boss: 'volkova', active: 'hospital' as const, hospital: ['front-stoop-estelle', 'ctrl-alt-celia'] },
      { boss: 'dona-remedios', gang: ['lucia-longshot'] },
    ];
    const snitch = table({
      chapter: 2,
      seats: seats.map((seat) => ({ ...seat, money: 9 })),
      turn: 1,
      jobs: ['frame-job'],
    });
    // the henchman with the two informer icons is in the hospital
    expect(snitch.pass().discardJob('frame-job').endTurn('ii-2', 'heavy-carats').money[0]).toBe(7);
    const game = ended(seats);
    expect([game.score(0, 'members'), game.score(0, 'largestGang')]).toEqual([0, 0]);
  });

  test('Q7+H1+R5: taking back can reach a threshold, which waits for the end of the turn', () => {
    const game = table({
      seats: [
        { boss: 'volkova', gang: ['doorstop-dee'], active: 'hospital', hospital: ['lucia-longshot', 'keystroke-kit'] },
        { boss: 'dona-remedios' },
      ],
    });
    game.pass().takeBack('lucia-longshot').takeBack('keystroke-kit');
    expect({ step: game.step, chapter: game.view().chapter }).toEqual({ step: 'discard', chapter: 1 });
    expect(game.decline().endTurn().view().chapter).toBe(2);
  });
});

describe('Q8: counterfeit press', () => {
  test('Q8: $1 at the start of each of the owner’s turns, extra turns included', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'volkova', gang: ['twice-sure-tobias'], active: 'counterfeitPress' }, { boss: 'dona-remedios' }],
      jobs: ['cough-once-for-yes'], // the job needs a leader and two snipers, and it pays $2 and an extra turn
      from: 'start',
    });
    expect(game.money[0]).toBe(1);
    game.job('cough-once-for-yes', 'volkova', 'twice-sure-tobias').endTurn('heavy-carats');
    expect(game.money[0]).toBe(1 + 2 + 1);
    expect(game.idle().money).toEqual([5, 0]); // nothing is paid on other players' turns
    expect(game.told('incomeReceived').filter(({ reason }) => reason === 'counterfeitPress')).toHaveLength(2);
  });

  const rich = { boss: 'dona-remedios', money: 30 };

  test('Q8: when the gang war begins, the press stops for good; if it was active, its influence stays', () => {
    const game = war({ money: 30, active: 'counterfeitPress' }, rich).recruit('doorstop-dee').endTurn();
    expect(game.told('resourceStopped', 'gangWarFought').map(({ type }) => type)).toEqual([
      'resourceStopped',
      'gangWarFought',
    ]);
    game.giveUp('doorstop-dee').idle();
    expect(game.asked).toBe(0);
    expect(game.told('incomeReceived').filter(({ reason }) => reason === 'counterfeitPress')).toEqual([]);
    expect(game.view().seats[0]!.doneByChapter).toEqual([0, 0, 0]); // the press doesn't count as a job done
    expect(finish(game).score(0, 'resource')).toBe(3);
  });

  test('Q8+Q2: the press counts as active if the recruit that ends the chapter activates it', () => {
    const gang = [...FIVE.slice(1), 'unplugged-ugo']; // this gang has both brawlers, but not the mercenary
    const game = war({ money: 30, gang, inactive: 'counterfeitPress' }, rich).recruit('lights-out-lonnie').endTurn();
    expect(game.view().seats[0]!.resource!.status).toBe('stopped');
    expect(finish(game).score(0, 'resource')).toBe(3);
  });

  test('Q8: a press that is inactive when the war begins is worth nothing, and never becomes active', () => {
    const game = war({ money: 30, inactive: 'counterfeitPress' }, rich).recruit('doorstop-dee').endTurn();
    game.giveUp('keystroke-kit').idle();
    game.recruit('lights-out-lonnie').endTurn(); // now the gang has all required skills
    expect(game.told('resourceActivated')).toEqual([]);
    expect(finish(game).score(0, 'resource')).toBe(0);
  });
});

/** Ends the game with three snitches. Everybody can pay for them. */
const finish = (game: GangstaScenario): GangstaScenario =>
  game.pass().discardJob(game.view().jobs[0]!).endTurn('iii-3-a', 'iii-3-b', 'iii-3-c');

describe('Q11: media', () => {
  const withInfluence = [
    'house-manners',
    'crossed-wires',
    'aisle-be-back',
    'convoy-for-two',
    'frame-job',
    'smash-grab-bow',
    'root-and-branch',
    'the-wrong-lay-by',
  ];

  test('Q11: +1 for each job done that shows influence: cards count, not their points', () => {
    const game = ended([
      { boss: 'dona-remedios', active: 'media', done: ['convoy-for-two', 'house-manners', 'soft-brakes'] },
      { boss: 'volkova', money: 1 },
    ]);
    expect([game.score(0, 'resource'), game.score(0, 'jobs')]).toEqual([2, 5]);
  });

  test('Q11: at most 7', () => {
    const game = ended([
      { boss: 'dona-remedios', active: 'media', done: withInfluence },
      { boss: 'volkova', money: 1 },
    ]);
    expect(game.score(0, 'resource')).toBe(7);
  });

  test('Q11: inactive media give nothing', () => {
    const game = ended([
      { boss: 'dona-remedios', inactive: 'media', done: withInfluence },
      { boss: 'volkova', money: 1 },
    ]);
    expect(game.score(0, 'resource')).toBe(0);
  });
});
