import { describe, expect, test } from 'vitest';
import { taught, tired, type Who } from './testing/position.ts';
import { type GangstaScenario, table } from './testing/table.ts';

/** Seat 0 is about to call members back, with this gang and this money. */
const mobilising = (boss: Who, gang: readonly Who[], money = 0): GangstaScenario =>
  table({ seats: [{ boss, gang, money }, { boss: 'dona-remedios' }], from: 'mobilisation' });

describe('M1: leaders', () => {
  test('M1: an available leader calls back one other member for free', () => {
    const game = mobilising('volkova', [tired('lucia-longshot'), tired('doorstop-dee')]);
    expect(game.can('mobilise')).toEqual(['lucia-longshot', 'doorstop-dee']);
    game.mobilise('doorstop-dee');
    expect(game.available(0)).toEqual(['volkova', 'doorstop-dee']);
    expect(game.step).toBe('act'); // the gang has no second leader and no money
  });

  test('M1: a leader who is out at the beginning calls nobody back, even after becoming available', () => {
    const game = mobilising('volkova', [tired('nonna-knuckles'), tired('doorstop-dee')]);
    game.mobilise('nonna-knuckles'); // the boss calls this leader and brawler back
    expect(game.step).toBe('act');
    expect(game.activated(0)).toEqual(['doorstop-dee']);
  });

  test('M1: members without the leader skill call nobody back', () => {
    const game = mobilising(tired('volkova'), ['gentle-anatoly', 'triple-threat-yip']);
    expect(game.step).toBe('act');
    expect(game.activated(0)).toEqual(['volkova']);
  });

  test('M1+R11: a learned leader skill calls back one member too', () => {
    const game = mobilising('volkova', [
      taught('clockwork-tam', 'manager-in-training'),
      tired('lucia-longshot'),
      tired('doorstop-dee'),
    ]);
    game.mobilise('lucia-longshot', 'doorstop-dee');
    expect(game.available(0)).toHaveLength(4);
  });

  test('M1: the boss can be called back too', () => {
    const game = mobilising(tired('volkova'), ['capitana-paloma', tired('doorstop-dee')]);
    expect(game.mobilise('volkova').available(0)).toEqual(['volkova', 'capitana-paloma']);
  });
});

describe('M2: money', () => {
  test('M2: further members cost $1 each', () => {
    const game = mobilising('volkova', [tired('lucia-longshot'), tired('doorstop-dee'), tired('keystroke-kit')], 5);
    const costs: number[] = [];
    for (const member of ['doorstop-dee', 'lucia-longshot', 'keystroke-kit'])
      costs.push(game.money[0]! - game.mobilise(member).money[0]!);
    expect(costs).toEqual([0, 1, 1]);
  });

  test('M2: a player without money can’t call back a further member', () => {
    const game = mobilising('volkova', [tired('lucia-longshot'), tired('doorstop-dee'), tired('keystroke-kit')], 1);
    game.mobilise('doorstop-dee', 'lucia-longshot');
    expect(game.step).toBe('act');
    expect(game.money[0]).toBe(0);
  });

  test('M2: a leader who was paid for calls nobody back', () => {
    const game = mobilising(tired('volkova'), ['doorstop-dee', tired('lucia-longshot'), tired('keystroke-kit')], 2);
    game.mobilise('volkova', 'lucia-longshot');
    expect(game.money[0]).toBe(0);
    expect(game.activated(0)).toEqual(['keystroke-kit']);
  });
});

describe('M3: synchronisation', () => {
  test('M3: if everybody is out, the whole gang becomes available for free', () => {
    const game = mobilising(tired('volkova'), [tired('lucia-longshot'), tired('doorstop-dee')], 7);
    expect(game.step).toBe('act');
    expect(game.available(0)).toEqual(['volkova', 'lucia-longshot', 'doorstop-dee']);
    expect(game.money[0]).toBe(7);
  });

  test('M3: this is also true of a gang that is only a boss', () => {
    expect(mobilising(tired('volkova'), []).available(0)).toEqual(['volkova']);
  });

  test('M3: a gang with one available member, boss or not, is not synchronised', () => {
    expect(mobilising(tired('volkova'), ['lucia-longshot', tired('doorstop-dee')]).available(0)).toEqual([
      'lucia-longshot',
    ]);
    expect(mobilising('volkova', [tired('lucia-longshot')]).available(0)).toEqual(['volkova']);
  });

  test('M3: only who is available at the beginning of the mobilisation counts', () => {
    const game = table({
      seats: [{ boss: tired('volkova') }, { boss: tired('dona-remedios') }],
      from: 'mobilisation',
    });
    expect([game.available(0), game.available(1)]).toEqual([['volkova'], []]);
  });
});

describe('M4: a choice', () => {
  test('M4: a player may stop mobilising at once, or after some members', () => {
    const game = mobilising('volkova', [tired('lucia-longshot'), tired('doorstop-dee')], 5);
    expect(game.moves).toEqual(['mobilise', 'stopMobilising']);
    const some = mobilising('volkova', [tired('lucia-longshot'), tired('doorstop-dee')], 5).mobilise('doorstop-dee');
    expect(game.stop().available(0)).toEqual(['volkova']);
    expect(some.stop().available(0)).toEqual(['volkova', 'doorstop-dee']);
    expect(some.money[0]).toBe(5);
  });

  test('M4: if everybody is available, nothing is asked', () => {
    expect(mobilising('volkova', ['lucia-longshot'], 5).step).toBe('act');
  });

  test('M4: only the player’s own members who are out can be called back', () => {
    const game = table({
      seats: [
        { boss: 'volkova', money: 5, gang: ['lucia-longshot', tired('doorstop-dee')] },
        { boss: tired('zia-fortunata') },
      ],
      from: 'mobilisation',
    });
    expect(game.can('mobilise')).toEqual(['doorstop-dee']);
    expect(game.why({ move: 'mobilise', member: 'zia-fortunata' })).toBe('M1');
    expect(game.why({ move: 'mobilise', member: 'lucia-longshot' })).toBe('M1');
  });
});

describe('M5: the price', () => {
  const leaders = ['capitana-paloma', 'nonna-knuckles', 'lighthouse-hui'];
  const others = ['lucia-longshot', 'doorstop-dee', 'keystroke-kit', 'gossip-gaetano'];
  const cases = [0, 1, 2, 3].flatMap((available) => [1, 2, 3, 4].map((n) => ({ available, n })));

  test.each(cases)('M5: $available leaders call back as many of $n members for free', ({ available, n }) => {
    const gang = [
      ...leaders.map((card, i) => (i < available ? card : tired(card))),
      'clockwork-tam',
      ...others.map(tired),
    ];
    const game = mobilising(tired('volkova'), gang, 9).mobilise(...others.slice(0, n));
    expect(9 - game.money[0]!).toBe(Math.max(0, n - available));
  });
});

describe('M6: the examples', () => {
  test('M6: two available leaders call back two others', () => {
    const game = mobilising('volkova', ['capitana-paloma', tired('lucia-longshot'), tired('doorstop-dee')]);
    game.mobilise('lucia-longshot', 'doorstop-dee');
    expect(game.available(0)).toHaveLength(4);
  });

  test('M6: one available leader calls back the boss, and $1 the last member', () => {
    const game = mobilising(tired('volkova'), ['capitana-paloma', tired('doorstop-dee')], 1);
    game.mobilise('volkova', 'doorstop-dee');
    expect(game.available(0)).toHaveLength(3);
    expect(game.money[0]).toBe(0);
  });

  test('M6: without an available leader, $2 call back two leaders, who call nobody back now', () => {
    const game = mobilising(tired('volkova'), ['clockwork-tam', tired('capitana-paloma'), tired('doorstop-dee')], 2);
    game.mobilise('volkova', 'capitana-paloma');
    expect(game.step).toBe('act');
    expect(game.activated(0)).toEqual(['doorstop-dee']);
    expect(game.money[0]).toBe(0);
  });

  test('M6: all activated: synchronisation', () => {
    const game = mobilising(tired('volkova'), [tired('capitana-paloma'), tired('doorstop-dee')]);
    expect(game.told('gangSynchronised')).toEqual([{ type: 'gangSynchronised', seat: 0 }]);
    expect(game.available(0)).toHaveLength(3);
  });
});
