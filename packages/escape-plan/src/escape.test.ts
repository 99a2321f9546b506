import { describe, expect, test } from 'vitest';
import type { SeatPlan } from './testing/seatPlan.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const OPEN3 = { 1: 2, 2: 2, 3: 1 } as const;

const lastDay = (seats: readonly SeatPlan[], more: Partial<Parameters<typeof table>[0]> = {}): EscapePlanScenario =>
  table({ seats, day: 3, part: 'morning', patrol: OPEN3, ...more });

/** Escapes from the city and makes all necessary choices. */
function leave(game: EscapePlanScenario): EscapePlanScenario {
  game.go('gate3.1', { escape: true });
  while (['evade', 'takeWound'].includes(game.step))
    game.play({ move: game.step === 'evade' ? 'endEvading' : 'takeWound' });
  return game.step === 'payEscape' ? game.payEscape() : game;
}

describe('F. Escape', () => {
  test('F1: only on day 3', () => {
    const game = table({ seats: [{ at: 'mall.1' }, ...IDLE], day: 2, patrol: { 1: 1, 2: 2, 3: 1 } }).setOut();
    expect(game.ways('gate3.1', { escape: true })).toEqual([]);
    expect(game.ways('gate3.1').length).toBeGreaterThan(0);
  });

  test('F1: only at the exit with a single patrol card', () => {
    const game = lastDay([{ at: 'yard.1' }, ...IDLE]).setOut();
    expect(
      game
        .can('travel')
        .filter((way) => way.escape)
        .map(({ to }) => to),
    ).toContain('gate3.1');
    expect(
      new Set(
        game
          .can('travel')
          .filter((way) => way.escape)
          .map(({ to }) => to),
      ).size,
    ).toBe(1);
  });

  test('F1, L14: a player who does not declare the escape visits; a player who starts there may leave for 0 MP', () => {
    const visit = lastDay([{ at: 'mall.1' }, ...IDLE]).visit('gate3.1');
    expect(visit.step).toBe('exitReward');
    const start = lastDay([{ at: 'gate3.1' }, ...IDLE]).setOut();
    expect(start.ways('gate3.1', { escape: true })).toEqual([expect.objectContaining({ points: 0, left: [] })]);
    expect(start.ways('gate3.1')).toEqual([]); // rule V1
  });

  test('F1: on arriving by any means', () => {
    const officers = { yard: ALL, gate1: ALL };
    const game = lastDay([{ contacts: ['chopper', 'sewer-bend'] }, ...IDLE], { officers }).setOut();
    const means = game.ways('gate3.1', { escape: true, left: ['home'] }).map((way) => way.means.join());
    expect(means.toSorted()).toEqual(['chopper', 'sewer-bend']);
    game.go('gate3.1', { escape: true, means: ['chopper'] });
    if (game.step === 'payEscape') game.payEscape();
    expect(game.seat(0)).toMatchObject({ at: 'escaped', cash: 7 });
  });

  test('F2: an escape evades the officers of every tile left and of the exit’s tile', () => {
    const officers = { mall: ['federal'], gate3: ['local', 'swat'] } as const;
    const game = lastDay([{ at: 'mall.1', rested: true }, ...IDLE], { officers }).go('gate3.1', { escape: true });
    game.endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(3);
    game.idle(({ asked }) => asked !== 0);
    expect(game.seat(0)).toMatchObject({ at: 'escaped', wounds: 3 });
    expect(game.told('visited')).toEqual([]);
  });

  test('F2, E1: officers on the exit’s tile are evaded even if the journey began on that tile or at the exit', () => {
    for (const at of ['gate3.1', 'gate3.3']) {
      const game = lastDay([{ at }, ...IDLE], { officers: { gate3: ALL } }).go('gate3.1', { escape: true });
      expect(game.step).toBe('evade');
      expect(game.endEvading().told('evadingEnded')[0]?.wounds).toBe(3);
    }
  });

  test('F3, A1, worked example: four players, the second to escape pays $1k for the turn and $5k to leave', () => {
    const seats = [{ at: 'gate3.3', cash: 10 }, { at: 'escaped' }, {}, {}];
    const game = leave(lastDay(seats, { escaped: [1], officers: { gate3: ['federal', 'local'] } }));
    const paid = game.told('paid').filter(({ seat }) => seat === 0);
    expect(paid.map(({ sum, reason }) => [sum, reason])).toEqual([
      [1, 'hush'],
      [5, 'escape'],
    ]);
    expect(game.seat(0)).toMatchObject({ at: 'escaped', cash: 4, wounds: 2 });
    expect(game.state.escaped).toEqual([1, 0]);
    expect(game.asked).toBe(2); // the turn is over
  });

  test.each([
    [2, [0, 10]],
    [3, [0, 5, 10]],
    [4, [0, 5, 10, 10]],
    [5, [0, 5, 5, 10, 10]],
  ])('F3: with %i players the escapes cost %j', (players, costs) => {
    for (const [before, cost] of costs.entries()) {
      const others = Array.from({ length: players - 1 }, (_, i): SeatPlan => (i < before ? { at: 'escaped' } : {}));
      const escaped = others.flatMap(({ at }, i) => (at === 'escaped' ? [i + 1] : []));
      const game = leave(lastDay([{ at: 'gate3.1', cash: 20 }, ...others], { escaped }));
      expect(
        game
          .told('paid')
          .filter(({ reason }) => reason === 'escape')
          .map(({ sum }) => sum),
      ).toEqual(cost > 0 ? [cost] : []);
    }
  });

  test('F3: arrested players do not count', () => {
    const seats = [{ at: 'gate3.1', cash: 0 }, {}, { cash: 9 }];
    const game = leave(lastDay(seats, { arrested: [1] }));
    expect(game.seat(0)).toMatchObject({ at: 'escaped', cash: 0 });
  });

  test('F3, F4: executive actions can be used until the payment; a player who can’t pay is arrested', () => {
    const poor = { at: 'gate3.1', cash: 3 };
    const game = leave(lastDay([poor, { at: 'escaped' }, {}], { escaped: [1] }));
    expect(game.seat(0).at).toBe('arrested');
    const helped = lastDay([{ ...poor, contacts: ['general-store'] }, { at: 'escaped' }, {}], { escaped: [1] });
    helped.go('gate3.1', { escape: true });
    expect(helped.step).toBe('payEscape');
    helped.useContact('general-store').payEscape();
    expect(helped.seat(0)).toMatchObject({ at: 'escaped', cash: 3 - 1 + 9 - 5 });
  });

  test('F4: arrested players are out: no turn, no adjustment, no officer move, no score', () => {
    const seats = [{ notoriety: 2, red: 1 }, { red: 3 }, { notoriety: 9 }];
    const game = table({ seats, arrested: [1], officers: { strip: ['swat'] }, from: 'adjustment' });
    expect(game.seat(1).notoriety).toBe(1);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'unlockAsset' });
    game.unlock('heal').idle(({ state }) => state.part === 'evening');
    expect(game.told('turnBegan').some(({ who }) => who === 1)).toBe(false);
  });

  test('F4: everybody still in the city after dawn of day 3 is arrested', () => {
    const game = lastDay([{ cash: 500 }, { at: 'escaped' }, {}], { part: 'dawn', escaped: [1], from: 'adjustment' });
    expect(game.state.seats.map(({ at }) => at)).toEqual(['arrested', 'escaped', 'arrested']);
    expect(game.result.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
    ]);
  });

  test('F4: cubes and markers of players who left stay: those gangs can’t be hired', () => {
    const seats = [
      { at: 'yard.2', cash: 9 },
      { at: 'escaped', gangs: { 'yard.1': 0 }, visited: ['casino'] as const },
      { visited: ['casino'] as const },
    ];
    const game = lastDay(seats, { escaped: [1] }).setOut();
    expect(game.ways('yard.1')).toEqual([]);
    expect(game.ways('club.1')).toEqual([]); // these places are closed by the cubes on them
  });

  test('F2, I10: the Inspector at the exit is one more officer for an escaping player', () => {
    const seats = [{ at: 'gate3.1' }, {}];
    const game = lastDay(seats, { inspector: { at: 'gate3.1', cards: [] } }).go('gate3.1', { escape: true });
    expect(game.endEvading().told('evadingEnded')[0]?.wounds).toBe(1);
  });
});
