import { describe, expect, test } from 'vitest';
import { DRILL, shelve } from '../testing/drill.ts';
import { type SeatPlan, used } from '../testing/seatPlan.ts';
import { table } from '../testing/table.ts';

const IDLE = [{}, {}];
const CONTACTS = ['boxer', 'informer', 'medic'];

describe('L. Visit: stores and items', () => {
  test('L9: 1 notoriety for each other thief, a can, up to two different equipment tiles, a locker', () => {
    const game = table({ seats: [{}, { at: 'yard.2' }, {}] }).visit('yard.2');
    expect(game.heat(0)).toBe(1);
    game.takeCan();
    expect(game.seat(0).cans).toBe(1);
    expect(game.state.cans).toBe(5);
    game.buy('gasMask');
    expect(game.can('buyEquipment').map(({ equipment }) => equipment)).toEqual(['vest', 'cap', 'helmet']);
    game.buy('vest').put();
    expect(game.seat(0)).toMatchObject({ cash: 9 - 3 - 2 });
    expect(game.state.equipment).toMatchObject({ vest: 3, gasMask: 3 });
    expect(game.step).toBe('endTurn'); // two tiles have been bought, a third is not allowed, and the player has no key
  });

  test('L9: nobody holds more than two cans; everything may be declined', () => {
    const full = table({ seats: [{ cans: 2 }, ...IDLE] }).visit('yard.2');
    expect(full.step).toBe('buyEquipment');
    full.decline();
    expect(full.step).toBe('endTurn');
    const empty = table({ seats: [{}, { cans: 2 }, { cans: 2 }, { cans: 2 }] }).visit('yard.2');
    expect(empty.step).toBe('buyEquipment'); // rule R16
  });

  test('L6: a tile goes onto any space without an asset; a tile that it replaces leaves the game, for 1 notoriety', () => {
    const items = ['cap', { locker: 'black', value: 100 }] as const; // both open item spaces are in use
    const game = table({ seats: [{ items, cans: 2 }, ...IDLE] })
      .visit('yard.2')
      .buy('vest');
    expect(game.moves).toEqual(['replaceItem']);
    game.replace(1);
    expect(game.seat(0).items.map(({ kind }) => kind)).toEqual(['equipment', 'equipment']);
    expect(game.seat(0).boxed).toEqual([{ kind: 'locker', colour: 'black', value: 100 }]);
    expect(game.heat(0)).toBe(1);
    // other players do not see the value of the tile
    expect(game.view(1).seats[0]?.boxed).toEqual([{ kind: 'locker', colour: 'black', value: 'hidden' }]);
  });

  test('L6: a tile can be replaced even if another space is empty', () => {
    const game = table({ seats: [{ items: [used('phone')], cans: 2 }, ...IDLE] })
      .visit('yard.2')
      .buy('vest');
    expect(game.moves).toEqual(['putItem', 'replaceItem']);
    game.replace(0);
    expect(game.seat(0).items).toHaveLength(1);
  });

  test('L6: an unlocked asset leaves its item space free', () => {
    const items = ['cap', 'helmet'] as const;
    const seats = [{ items, cans: 2, unlocked: ['moveSwat'] as const }, ...IDLE];
    const game = table({ seats }).visit('yard.2').buy('vest');
    expect(game.moves).toContain('putItem');
  });

  const sum = (more: SeatPlan): SeatPlan => ({
    contacts: CONTACTS,
    cans: 2,
    cash: 0,
    keys: ['black', 'brown'],
    ...more,
  });

  test('L10, worked example: notoriety 3 and three contacts make 6: enough for black, not for brown', () => {
    const game = table({ seats: [sum({ notoriety: 3 }), ...IDLE] }).visit('yard.2');
    game.decline(); // the player buys no equipment
    expect(game.step).toBe('openLocker');
    expect(game.can('openLocker').map(({ locker }) => locker)).toEqual(['black']);
    expect(game.why({ move: 'openLocker', locker: 'brown', key: 'brown' })).toBe('L10');
    const low = table({ seats: [sum({ notoriety: 2 }), ...IDLE] }).visit('yard.2');
    expect(low.decline().step).toBe('endTurn');
  });

  test('L10: cubes of this turn do not count', () => {
    const game = table({ seats: [sum({ notoriety: 2, red: 1 }), ...IDLE] }).visit('yard.2');
    expect(game.decline().step).toBe('endTurn');
  });

  test('L10, C4, worked example: five black lockers: two of $70k, two of $100k, one worth nothing', () => {
    const all = { contacts: [...CONTACTS, 'stunt', 'gang'], notoriety: 1, keys: ['black'] as const, cans: 2, cash: 0 };
    const game = table({ seats: [all, ...IDLE] })
      .visit('yard.2')
      .openLocker('black');
    expect(
      game
        .told('tilesDrawn')[0]
        ?.drawn.map(Number)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 70, 70, 100, 100]);
    expect(
      game
        .can('keepTile')
        .map(({ value }) => value)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 70, 100]);
    game.keep(100);
    expect(game.seat(0).items).toEqual([{ kind: 'locker', colour: 'black', value: 100 }]);
    expect(game.state.lockers.black.values.toSorted((a, b) => a - b)).toEqual([0, 70, 70, 100]);
    expect(game.seat(0).keys).toEqual([{ colour: 'black', used: true }]);
  });

  test.each([
    ['green', 4],
    ['black', 3],
    ['brown', 2],
  ] as const)('L10: with three contacts, face up or down, %s draws %i', (locker, count) => {
    const contacts = ['boxer', used('informer'), used('medic')];
    const seats = [{ contacts, notoriety: 8, keys: [locker], cans: 2, cash: 0 }, ...IDLE];
    const game = table({ seats }).visit('yard.2').openLocker(locker);
    expect(game.told('tilesDrawn')[0]?.drawn).toHaveLength(count);
    expect(game.step).toBe('keepTile');
  });

  test('L10: a locker needs an unused key of its colour; the Master Key opens any locker, for its price', () => {
    const wrong = table({ seats: [sum({ notoriety: 9, keys: [used('black')] }), ...IDLE] }).visit('yard.2');
    expect(wrong.decline().step).toBe('endTurn');
    const master = sum({ notoriety: 9, keys: [], cash: 4, unlocked: ['masterKey'] });
    const game = table({ seats: [master, ...IDLE] })
      .visit('yard.2')
      .decline(); // the player buys no equipment
    expect(game.can('openLocker').map(({ locker, key }) => `${locker} ${key}`)).toEqual([
      'green master',
      'black master',
      'brown master',
    ]);
    game.openLocker('brown', 'master');
    expect(game.seat(0).cash).toBe(0);
    expect(game.seat(0).assets.masterKey.at).toBe('used');
    const poor = table({ seats: [{ ...master, cash: 1 }, ...IDLE] })
      .visit('yard.2')
      .decline();
    expect(poor.can('openLocker')).toEqual([]);
  });

  test('L10: a player may open one locker per visit', () => {
    const game = table({ seats: [sum({ notoriety: 9 }), ...IDLE] })
      .visit('yard.2')
      .openLocker('black', 'black');
    game.play(game.can('keepTile')[0]!);
    if (game.step === 'storeItem') game.put();
    expect(game.step).toBe('endTurn');
    expect(
      table({ seats: [sum({ notoriety: 9 }), ...IDLE] })
        .visit('yard.2')
        .decline()
        .decline().step,
    ).toBe('endTurn');
  });

  test('R8: a draw needs at least one tile; a draw larger than the stack takes all of it', () => {
    const one = { contacts: ['boxer'], notoriety: 9, keys: ['brown', 'green'] as const, cans: 2, cash: 0 };
    const game = table({ seats: [one, ...IDLE] })
      .visit('yard.2')
      .decline();
    expect(game.can('openLocker').map(({ locker }) => locker)).toEqual(['green']); // brown draws 1 - 1 = 0 tiles
    expect(game.why({ move: 'openLocker', locker: 'brown', key: 'brown' })).toBe('R8');
    const five = ['boxer', 'informer', 'medic', 'stunt', 'gang'];
    const many = { contacts: five, keys: ['green'] as const, cans: 2, cash: 0 };
    const all = table({ seats: [many, ...IDLE] })
      .visit('yard.2')
      .openLocker('green');
    expect(all.told('tilesDrawn')[0]?.drawn).toHaveLength(5); // 6 would be drawn, but the stack has only 5
  });

  test('R8+L6: with every item space under an asset nothing can be bought or drawn', () => {
    const pack = shelve({ ...DRILL, id: 'narrow', itemSpaces: 3 });
    const contacts = ['boxer', 'medic', 'gang'];
    const seats = [{ contacts, notoriety: 9, keys: ['green'] as const, cans: 2, plan: 'printed' }, ...IDLE];
    const store = table({ seats, pack }).visit('yard.2');
    expect(store.moves).not.toContain('buyEquipment');
    while (store.step !== 'endTurn') {
      expect(store.moves).not.toContain('openLocker');
      store.decline();
    }
    const exit = table({ seats, pack, patrol: { 1: 2 } }).visit('gate1.1');
    expect(exit.moves).not.toContain('takeExitTile');
    const house = table({ seats, pack }).visit('loft.1').takeKey('green');
    expect(house.moves).not.toContain('buyFixer');
  });
});
