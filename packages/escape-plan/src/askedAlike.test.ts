import { Match, viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { HAUNTS } from './content/vocabulary.ts';
import { escapePlan } from './definition.ts';
import { type Plan, position } from './testing/position.ts';
import type { SeatPlan } from './testing/seatPlan.ts';
import { FINE } from './testing/secondDay.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

/** What a spectator sees after each journal entry. */
function watched(plan: Plan, game: EscapePlanScenario): readonly object[] {
  const again = Match.from(escapePlan, position(plan), 0);
  return game.match.entries.map(({ seat, move, draws }) => {
    const { events } = again.play(move, draws);
    const told = events.map((event) => escapePlan.eventFor(event, 'spectator'));
    return { seat, told, due: again.question?.seat, view: viewFor(escapePlan, again.state, 'spectator') };
  });
}

/** The choices that were made automatically. */
function unasked(plan: Plan, game: EscapePlanScenario): readonly string[] {
  const again = Match.from(escapePlan, position(plan), 0);
  return game.match.entries.flatMap(({ move, draws }) => {
    const step = again.decision?.step ?? '';
    return again.play(move, draws).unasked ? [`${step} ${move.move}`] : [];
  });
}

interface Case {
  /** The seat under test. The two games of a test differ only in the cash of this seat. */
  readonly seat: SeatPlan;
  readonly rich?: number;
  readonly poor?: number;
  readonly plan?: Partial<Plan>;
  readonly before?: readonly SeatPlan[];
  readonly others?: readonly SeatPlan[];
  readonly both: (game: EscapePlanScenario) => EscapePlanScenario;
  /** Makes the choices of the rich player. */
  readonly clicks: (game: EscapePlanScenario) => EscapePlanScenario;
  /** The choices that are made automatically for a player without money. */
  readonly silent: readonly string[];
}

/** A seat that can use nothing for free. Without money, it has no choice. */
const BARE = { firstAid: false, cans: 2 } as const;
const CLOSED = [{ visited: ['casino'] }, { visited: ['casino'] }] as const;
const LAST_DAY = { day: 3, patrol: { 1: 2, 2: 2, 3: 1 } } as const;
const USED = ['moveFederal', 'moveLocal', 'moveSwat', 'evadeTile', 'masterKey'] as const;

const CASES: readonly [string, Case][] = [
  [
    'buyEquipment',
    {
      seat: BARE,
      both: (game) => game.visit('yard.2'),
      clicks: (game) => game.decline(),
      silent: ['buyEquipment decline'],
    },
  ],
  [
    'a second equipment',
    {
      seat: BARE,
      poor: 2,
      both: (game) => game.visit('yard.2').buy('vest'),
      clicks: (game) => game.decline(),
      silent: ['buyEquipment decline'],
    },
  ],
  [
    'openLocker with the master key',
    {
      seat: { ...BARE, unlocked: ['masterKey'], contacts: ['boxer', 'stunt'], notoriety: 9 },
      both: (game) => game.visit('yard.2'),
      clicks: (game) => game.decline().decline(),
      silent: ['evade endEvading', 'buyEquipment decline', 'openLocker decline'],
    },
  ],
  [
    'buyFixer',
    {
      seat: BARE,
      rich: 4,
      both: (game) => game.visit('loft.1').takeKey('green'),
      clicks: (game) => game.decline(),
      silent: ['buyFixer decline'],
    },
  ],
  [
    'payChurch',
    {
      seat: BARE,
      both: (game) => game.visit('gate2.2'),
      clicks: (game) => game.decline(),
      silent: ['payChurch decline'],
    },
  ],
  [
    'buyHealing',
    {
      seat: { ...BARE, at: 'home.2', wounds: 2 },
      both: (game) => game.visit('home.1'),
      clicks: (game) => game.decline(),
      silent: ['buyHealing decline'],
    },
  ],
  [
    'openClosed with one key',
    {
      seat: { ...BARE, keys: ['black'] },
      others: CLOSED,
      plan: { row: ['stunt'] },
      both: (game) => game.go('club.1'),
      clicks: (game) => game.useKey('black'),
      silent: ['openClosed useKey'],
    },
  ],
  [
    'takeWound',
    {
      seat: { ...BARE, at: 'yard.1' },
      plan: { officers: { yard: ['federal'] } },
      both: (game) => game.go('gate1.2').endEvading(),
      clicks: (game) => game.wound().decline(),
      silent: ['evade endEvading', 'takeWound takeWound', 'buyEquipment decline'],
    },
  ],
  [
    'unlockAsset with one asset left',
    {
      seat: { ...BARE, usedAssets: USED },
      both: (game) => game.rest().useFirstAid(), // resting (A3) has made the first-aid kit ready
      clicks: (game) => game.unlock('heal'),
      silent: ['unlockAsset unlock'],
    },
  ],
  [
    'payEscape',
    {
      seat: { ...BARE, at: 'mall.1' },
      plan: LAST_DAY,
      both: (game) => game.go('gate3.1', { escape: true }),
      clicks: (game) => game.payEscape(),
      silent: ['payEscape payEscape'],
    },
  ],
  [
    'takeKey with one colour left',
    {
      seat: BARE,
      plan: { keysAbove: { safeHouse2: ['green'] }, fixers: [] },
      both: (game) => game.visit('loft.1'),
      clicks: (game) => game.takeKey('green'),
      silent: ['takeKey takeKey'],
    },
  ],
  [
    'chooseTurn after the rest of the day',
    {
      seat: { ...BARE, rested: true, contacts: ['medic'] },
      before: [{ ...BARE, boxedAssets: ['heal'] }],
      both: (game) => game.rest('masterKey').endTurn(),
      clicks: (game) => game.setOut(),
      silent: ['chooseTurn setOut'],
    },
  ],
  [
    'unlockForCash',
    {
      seat: { ...BARE, notoriety: 1, visited: HAUNTS.slice(0, 8) }, // this seat has an income of 1
      before: [{ notoriety: 1 }],
      others: [FINE],
      plan: { day: 2, from: 'day' },
      both: (game) => game.decline(),
      clicks: (game) => game.decline(),
      silent: ['unlockForCash decline'],
    },
  ],
];

const IDLE = [{}, {}];

describe('R34: a question does not reveal a player’s cash', () => {
  test.each(CASES)(
    'R34: %s',
    (_what, { seat, rich = 9, poor = 0, plan = {}, before = [], others, both, clicks, silent }) => {
      const planWith = (cash: number): Plan => ({
        ...plan,
        seats: [...before, { ...seat, cash }, ...(others ?? IDLE)],
      });
      const [richPlan, poorPlan] = [planWith(rich), planWith(poor)];
      const asked = clicks(both(table(richPlan)));
      const spared = both(table(poorPlan));
      expect(unasked(richPlan, asked)).toEqual([]);
      expect(unasked(poorPlan, spared)).toEqual(silent);
      expect(watched(poorPlan, spared)).toEqual(watched(richPlan, asked));
    },
  );

  test('R34, A2: a player with an executive action left is asked', () => {
    const game = table({ seats: [{ cash: 0, cans: 2 }, ...IDLE] }).visit('yard.2');
    expect(game.moves).toEqual(['decline', 'useFirstAid']);
  });

  test('R34: nobody is asked if it is public that nothing can be bought', () => {
    const house = table({ seats: [{ cash: 9 }, ...IDLE], fixers: [] })
      .visit('loft.1')
      .takeKey('green');
    expect(house.step).toBe('endTurn');
    const healthy = table({ seats: [{ at: 'home.2', cash: 9 }, ...IDLE] }).visit('home.1');
    expect(healthy.step).toBe('endTurn');
  });

  test('R34, L14: the only tile drawn is kept without a question', () => {
    const plan: Plan = {
      seats: [{ ...BARE, contacts: ['boxer'], cash: 0 }, ...IDLE],
      patrol: { 1: 2, 2: 2, 3: 1 },
      row: ['gang'],
    };
    const drawn = (draw: number) => table(plan).visit('gate1.1').takeExitTile(draw);
    expect(unasked(plan, drawn(4))).toContain('keepTile keepTile');
    expect(drawn(4).seat(0).items).toEqual([{ kind: 'exit', stack: 0, value: 70 }]);
    expect(watched(plan, drawn(4))).toEqual(watched(plan, drawn(0))); // rule R17
  });

  test('R34, R18: an automatic choice is undone with the choice before it', () => {
    const game = table({ seats: [{ ...BARE, cash: 0, at: 'yard.1' }, ...IDLE], officers: { yard: ['federal'] } });
    game.go('gate1.2');
    expect(game.seat(0).wounds).toBe(1);
    game.match.undo(0);
    expect({ step: game.step, wounds: game.seat(0).wounds }).toEqual({ step: 'travel', wounds: 0 });
  });
});

describe('A2: executive actions before the locker step', () => {
  const STORE = { ...BARE, notoriety: 5, keys: ['black'] } as const;
  const MASTER = { ...BARE, notoriety: 9, unlocked: ['masterKey'], cash: 4 } as const;

  test.each([
    [
      'General Store',
      { ...MASTER, contacts: ['general-store', 'boxer'] },
      (game: EscapePlanScenario) => game.useContact('general-store'),
    ],
    [
      'Safe',
      { ...MASTER, contacts: ['boxer'], items: ['safe'] as const },
      (game: EscapePlanScenario) => game.useFixer('safe'),
    ],
  ])('L10, A2: after buying two tiles, %s can still pay for the Master Key', (_what, seat, raise) => {
    const game = table({ seats: [seat, ...IDLE] })
      .visit('yard.2')
      .buy('vest');
    if (game.step === 'storeItem') game.put();
    game.buy('cap');
    if (game.step === 'storeItem') game.play(game.can('putItem')[0] ?? { move: 'replaceItem', space: 1 });
    expect({ step: game.step, cash: game.seat(0).cash }).toEqual({ step: 'openLocker', cash: 0 });
    expect(game.can('openLocker')).toEqual([]);
    raise(game);
    expect(game.can('openLocker')).not.toEqual([]);
  });

  test.each([
    ['Phone', { ...STORE, items: ['phone'] as const }, (game: EscapePlanScenario) => game.useFixer('phone')],
    [
      'Spy 1',
      { ...STORE, notoriety: 4, contacts: ['spy1'], cash: 2 },
      (game: EscapePlanScenario) => game.useContact('spy1'),
    ],
  ])('L10, A2: %s can still provide the missing contact', (_what, seat, call) => {
    const game = table({ seats: [seat, ...IDLE], row: ['stunt'] })
      .visit('yard.2')
      .decline();
    expect(game.step).toBe('openLocker');
    expect(game.can('openLocker')).toEqual([]);
    call(game).takeContact('stunt').putContact();
    expect(game.can('openLocker').map(({ locker }) => locker)).toEqual(['black']);
  });

  test('L10, A2: Spy 3 can still unlock the Master Key', () => {
    const seat = { ...BARE, notoriety: 9, contacts: ['spy3'], cash: 9 };
    const game = table({ seats: [seat, ...IDLE] })
      .visit('yard.2')
      .decline();
    expect({ step: game.step, lockers: game.can('openLocker') }).toEqual({ step: 'openLocker', lockers: [] });
    game.useContact('spy3').unlock('masterKey');
    expect(game.can('openLocker').map(({ key }) => key)).toContain('master');
  });

  test('L10, A2: a player without any means is not asked', () => {
    const without = table({ seats: [STORE, ...IDLE] })
      .visit('yard.2')
      .decline();
    expect(without.step).toBe('endTurn');
    const alone = table({ seats: [{ ...STORE, items: ['phone'] }, ...IDLE], row: [], deck: [] })
      .visit('yard.2')
      .decline();
    expect(alone.step).toBe('endTurn');
  });
});
