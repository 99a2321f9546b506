import { describe, expect, test } from 'vitest';
import { type SeatPlan, taught, tired, type Who } from './testing/position.ts';
import { type GangstaScenario, table } from './testing/table.ts';

describe('Q9: private jet', () => {
  const convoy = (
    own: Partial<SeatPlan>,
    second: Partial<SeatPlan> = {},
    third: Partial<SeatPlan> = {},
  ): GangstaScenario =>
    table({
      chapter: 2,
      seats: [
        { boss: 'volkova', ...own },
        { boss: 'dona-remedios', ...second },
        { boss: 'zia-fortunata', ...third },
      ],
      jobs: ['convoy-for-two'], // the job needs a leader, a mercenary, an informer and a sniper
    });

  test('Q9: after a shared job of two gangs the owner may call back one member', () => {
    const game = convoy(
      { gang: [tired('lucia-longshot'), 'doorstop-dee'], active: 'privateJet' },
      { gang: ['senor-nadie'] },
    ).job('convoy-for-two', 'volkova', 'senor-nadie');
    expect(game.step).toBe('makeAvailable');
    // any member can be called back, even one who did not take part in the job
    expect(game.can('makeAvailable')).toEqual(['volkova', 'lucia-longshot']);
    expect(game.moves).toContain('decline');
    game.makeAvailable('lucia-longshot');
    expect(game.activated(0)).toEqual(['volkova']);
    expect(game.moves).toEqual(['endTurn']); // one member has been called back, and a second is not allowed
  });

  test("Q9: the jet is also used on another player's turn, if its gang took part", () => {
    const game = convoy({}, { gang: ['senor-nadie'], active: 'privateJet' });
    game.job('convoy-for-two', 'volkova', 'senor-nadie').endTurn();
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'makeAvailable' });
    game.makeAvailable('senor-nadie', 'heavy-carats');
    expect(game.available(1)).toEqual(['dona-remedios', 'senor-nadie']);
  });

  test('Q9: a gang that did not take part can’t use its jet', () => {
    const game = convoy({}, { gang: ['senor-nadie'] }, { gang: [tired('lucia-longshot')], active: 'privateJet' });
    game.job('convoy-for-two', 'volkova', 'senor-nadie').endTurn('heavy-carats');
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'mobilise' }); // the next turn has begun
    expect(game.activated(2)).toEqual(['lucia-longshot']);
  });

  test('Q9: a shared job done alone does not count', () => {
    const game = convoy({ gang: ['senor-nadie'], active: 'privateJet' }).job(
      'convoy-for-two',
      'volkova',
      'senor-nadie',
    );
    expect(game.moves).toEqual(['endTurn']);
  });

  test('Q9: other jobs do not count, and neither does a job of the previous turn', () => {
    const game = table({
      chapter: 2,
      seats: [{ boss: 'volkova', gang: ['coach-lamont'], active: 'privateJet' }, { boss: 'dona-remedios' }],
      jobs: ['frame-job'], // the job needs a leader, a mercenary and a sniper
    });
    expect(game.job('frame-job', 'volkova', 'coach-lamont').moves).toEqual(['endTurn']);
    const later = convoy({ gang: ['doorstop-dee'], active: 'privateJet' }, { gang: ['senor-nadie'] });
    later.job('convoy-for-two', 'volkova', 'senor-nadie').decline().endTurn('heavy-carats').idle();
    expect({ asked: later.asked, step: later.step }).toEqual({ asked: 2, step: 'act' });
  });
});

test('Q10: $2 when you pass', () => {
  const game = table({
    seats: [
      { boss: 'volkova', active: 'blackMarket' },
      { boss: 'dona-remedios', inactive: 'bank' },
    ],
  });
  expect(game.pass().money).toEqual([3, 0]);
  expect(game.decline().endTurn().pass().money).toEqual([3, 1]); // nothing is paid on other players' turns
});

test('Q10+Q2: an inactive black market pays nothing', () => {
  const game = table({ seats: [{ boss: 'volkova', inactive: 'blackMarket' }, { boss: 'dona-remedios' }] });
  expect(game.pass().money).toEqual([1, 0]);
});

describe('Q12: headquarters', () => {
  const quarters = (money: number, boss: Who = tired('volkova')) =>
    table({
      seats: [
        {
          boss,
          money,
          gang: ['clockwork-tam', tired('lucia-longshot'), tired('doorstop-dee'), tired('keystroke-kit')],
          active: 'headquarters',
        },
        { boss: 'dona-remedios' },
      ],
      from: 'mobilisation',
    });

  test('Q12: $1 makes the whole gang available', () => {
    const game = quarters(3).callHeadquarters();
    expect(game.activated(0)).toEqual([]);
    expect(game.money[0]).toBe(2);
    expect(game.told('gangMobilised')).toEqual([{ type: 'gangMobilised', seat: 0, cost: 1 }]);
    expect(game.step).toBe('act');
  });

  test('Q12+M5: calling back costs at most $1, after those called back by leaders', () => {
    const game = quarters(3, 'volkova').mobilise('lucia-longshot');
    expect(game.money[0]).toBe(3);
    expect(game.callHeadquarters().money[0]).toBe(2);
    expect(game.activated(0)).toEqual([]);
  });

  test('Q12+M2+R7: the headquarters is used instead of paying for members one by one', () => {
    const game = quarters(3).mobilise('lucia-longshot'); // this call costs $1
    expect(game.moves).toEqual(['mobilise', 'stopMobilising']);
    expect(game.why({ move: 'callHeadquarters' })).toBe('R7');
  });

  test('Q12: it can’t be used without $1', () => {
    expect(quarters(0).step).toBe('act');
    expect(quarters(0, 'volkova').moves).toEqual(['mobilise', 'stopMobilising']);
    expect(quarters(0, 'volkova').why({ move: 'callHeadquarters' })).toBe('Q12');
  });

  test('Q12+M3: if everybody is out, the gang becomes available for free anyway', () => {
    const game = table({
      seats: [
        { boss: tired('volkova'), money: 3, gang: [tired('doorstop-dee')], active: 'headquarters' },
        { boss: 'dona-remedios' },
      ],
      from: 'mobilisation',
    });
    expect({ step: game.step, money: game.money[0] }).toEqual({ step: 'act', money: 3 });
  });

  test('Q12+R7: it can be used only while calling members back', () => {
    expect(quarters(3).stop().why({ move: 'callHeadquarters' })).not.toBe('legal');
  });
});

describe('Q14: secret society', () => {
  const society = (gang: readonly Who[], boss: Who = 'volkova', extra = false) =>
    table({
      seats: [{ boss, gang, active: 'secretSociety' }, { boss: 'dona-remedios' }],
      jobs: ['stash-house-sonata'],
      extra,
    });

  test('Q14: at the end of each of the owner’s turns one activated leader becomes available for free', () => {
    const game = society([tired('capitana-paloma'), tired('doorstop-dee')]).job('stash-house-sonata', 'volkova');
    expect(game.can('makeAvailable')).toEqual(['volkova', 'capitana-paloma']);
    expect(game.why({ move: 'makeAvailable', member: 'doorstop-dee' })).toBe('Q14');
    game.makeAvailable('volkova');
    expect(game.available(0)).toEqual(['volkova']);
    expect(game.money[0]).toBe(3); // this is the $3 that the job pays
    expect(game.moves).toEqual(['endTurn']);
  });

  test('Q14+R11: a learned leader skill counts too', () => {
    const game = society([tired(taught('clockwork-tam', 'manager-in-training'))])
      .pass()
      .decline();
    expect(game.can('makeAvailable')).toEqual(['clockwork-tam']);
  });

  test('Q14: it may be declined, and is not asked where no leader is activated', () => {
    expect(
      society([tired('capitana-paloma')])
        .pass()
        .decline()
        .decline()
        .activated(0),
    ).toEqual(['capitana-paloma']);
    expect(
      society([tired('doorstop-dee')])
        .pass()
        .decline().moves,
    ).toEqual(['endTurn']);
  });

  test('Q14: it also works in extra turns', () => {
    expect(society([], tired('volkova'), true).pass().decline().can('makeAvailable')).toEqual(['volkova']);
  });

  test('Q14: it does not work on other players’ turns', () => {
    const game = society([tired('capitana-paloma')])
      .pass()
      .decline()
      .decline()
      .endTurn();
    expect(game.pass().decline().endTurn().asked).toBe(0);
    expect(game.told('memberMadeAvailable')).toEqual([]);
  });

  test('Q14+Q2: it works in the turn in which it becomes active', () => {
    const game = table({
      seats: [
        // skills that the resource needs: mercenary, informer, hacker
        { boss: tired('volkova'), money: 9, gang: ['keystroke-kit'], inactive: 'secretSociety' },
        { boss: 'dona-remedios' },
      ],
      pool: ['monsignor-whisper'], // skills: mercenary, informer; costs $6
    });
    expect(game.recruit('monsignor-whisper').can('makeAvailable')).toEqual(['volkova']);
  });
});
