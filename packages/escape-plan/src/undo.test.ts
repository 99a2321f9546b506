import { hashOf } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { type EscapePlanScenario, newGame, table } from './testing/table.ts';

const IDLE = [{}, {}];
const undoes = (game: EscapePlanScenario, seat: number): boolean => 'ok' in game.match.undo(seat);

describe('R18: choices that can be undone', () => {
  test('R18: travel, evading, wounds and buying, step by step back to the beginning of the turn', () => {
    const seats = [{ at: 'yard.1', items: ['cap'] as const }, ...IDLE];
    const game = table({ seats, officers: { yard: ['local', 'swat'] } });
    const before = hashOf(game.state);
    game.go('gate1.2').useEquipment('cap', 'yard', 'local').endEvading().wound().takeCan().buy('vest').put();
    const taken: string[] = [];
    for (let entry = game.match.undo(0); 'ok' in entry; entry = game.match.undo(0)) taken.push(entry.ok.move.move);
    expect(taken.toReversed()).toEqual([
      'setOut',
      'travel',
      'useEquipment',
      'endEvading',
      'takeWound',
      'takeCan',
      'buyEquipment',
      'putItem',
    ]);
    expect(hashOf(game.state)).toBe(before);
  });

  test('R18: placing a tile and opening its site, until the next player acts', () => {
    const game = newGame(3, 'undo');
    const { asked } = game;
    game.play(game.match.decision!.moves[0]!);
    expect(undoes(game, asked)).toBe(true);
    expect({ asked: game.asked, step: game.step }).toEqual({ asked, step: 'placeTile' });
  });

  test('R18: a rest, an asset, an officer that was moved', () => {
    const game = table({ seats: [{ unlocked: ['moveSwat'] }, ...IDLE], officers: { yard: ['swat'] } });
    game.useAsset('moveSwat').moveOfficer('swat', 'yard', 'row').rest('heal');
    expect([undoes(game, 0), undoes(game, 0), undoes(game, 0), undoes(game, 0)]).toEqual([true, true, true, true]);
    expect(game.state.officers).toMatchObject({ yard: ['swat'], row: [] });
    expect(game.seat(0)).toMatchObject({ cash: 9, rested: false });
  });

  test('R18: choosing a contact, as long as it is in the display', () => {
    const game = table({ seats: [{}, ...IDLE], row: ['stunt', 'gang'] })
      .visit('gate1.1')
      .decline()
      .takeContact('gang');
    expect(undoes(game, 0)).toBe(true);
    expect(game.takeContact('stunt').step).toBe('placeContact');
  });

  test('R18: a visit whose cube showed a line of the player’s own plan', () => {
    const seats = [{ plan: 'printed', at: 'home.2' }, ...IDLE];
    const game = table({ seats, row: ['stunt'] }).visit('attic.1');
    const before = game.told('cubePlaced');
    expect(before).toHaveLength(1);
    while (game.step !== 'travel') expect(undoes(game, 0)).toBe(true);
    expect(game.state.cubes.safeHouse3).toEqual([]);
  });

  test('R18, L2: this is also true of a visit that showed the income symbol and paid income', () => {
    const game = table({ seats: [{ plan: 'printed', at: 'home.2', cash: 0 }, ...IDLE], row: ['stunt'] }).visit('den.2');
    expect(game.told('cubePlaced')).toMatchObject([{ haunt: 'bar', hexagon: 'income' }]);
    while (game.step !== 'travel') expect(undoes(game, 0)).toBe(true);
    expect(game.seat(0)).toMatchObject({ cash: 0, income: 9 });
    expect(game.state.cubes.bar).toEqual([]);
  });

  test('R18: after an undo another choice can be made', () => {
    const game = table({ seats: [{}, ...IDLE] }).go('gate1.2');
    const { number } = game.match;
    game.match.undo(0);
    // the question has a new number, so an old answer would be refused
    expect(game.match.number).toBeGreaterThan(number);
    expect(game.go('yard.2').seat(0).at).toBe('yard.2');
  });
});

describe('R18: choices that can’t be undone', () => {
  test('R18: at taking a contact, whose place is refilled from the deck', () => {
    const game = table({ seats: [{}, ...IDLE], row: ['stunt'], deck: ['gang', 'medic'] })
      .visit('gate1.1')
      .decline();
    game.takeContact('stunt').putContact();
    expect(undoes(game, 0)).toBe(false);
    const empty = table({ seats: [{}, ...IDLE], row: ['stunt'], deck: [] })
      .visit('gate1.1')
      .decline();
    empty.takeContact('stunt').putContact();
    expect(undoes(empty, 0)).toBe(true); // nothing was revealed
  });

  test('R18: at looking into a locker or an exit stack', () => {
    const seat = { contacts: ['boxer', 'medic', 'gang'], keys: ['black'] as const, notoriety: 3, cash: 0, cans: 2 };
    const locker = table({ seats: [seat, ...IDLE] })
      .visit('yard.2')
      .openLocker('black');
    expect(undoes(locker, 0)).toBe(false);
    const exit = table({ seats: [seat, ...IDLE], patrol: { 1: 2 } })
      .visit('gate1.1')
      .takeExitTile();
    expect(undoes(exit, 0)).toBe(false);
  });

  test('R18: which of the tiles is kept can still be changed', () => {
    const seat = { contacts: ['boxer', 'medic', 'gang'], keys: ['black'] as const, notoriety: 3, cash: 0, cans: 2 };
    const game = table({ seats: [seat, ...IDLE] })
      .visit('yard.2')
      .openLocker('black', 'black', 0, 1, 2)
      .keep(0);
    expect(undoes(game, 0)).toBe(true);
    expect(game.step).toBe('keepTile');
  });

  test('R18: when another player has acted', () => {
    const game = table({ seats: [{}, ...IDLE] })
      .rest('heal')
      .endTurn();
    expect(game.asked).toBe(1);
    expect(game.match.whyNoUndo(0)).toBeUndefined();
    game.setOut();
    expect(undoes(game, 0)).toBe(false);
    expect(undoes(game, 1)).toBe(true);
  });

  test('R18: nobody can undo another player’s choice', () => {
    const game = table({ seats: [{}, ...IDLE] }).rest('heal');
    expect(game.match.whyNoUndo(1)).toMatchObject({ code: 'nothingToUndo' });
  });

  test('R18, I3: at the end of a turn after which an automaton reveals a card', () => {
    const game = table({ seats: [{}, {}], order: [0, 'inspector', 1] })
      .rest('heal')
      .endTurn();
    expect(game.told('automatonRevealed').length).toBeGreaterThan(0);
    expect(undoes(game, 0)).toBe(false);
  });

  test('R18+A1: at the end of a turn after which a player’s cash is tested', () => {
    const seats = [{}, { cash: 1 }, { at: 'escaped' }];
    const game = table({ seats, day: 3, patrol: { 1: 2, 2: 2, 3: 1 }, escaped: [2] })
      .rest('heal')
      .endTurn();
    expect(game.seat(1).cash).toBe(0);
    expect(undoes(game, 0)).toBe(false);
  });

  test('R18, D4: at the last tile placed, after which tiles are turned up', () => {
    const game = newGame(3, 'tiles').idle(({ state, step }) => state.display.length === 1 && step === 'placeTile');
    const { asked } = game;
    game.idle(({ step }) => step === 'chooseTurn');
    expect(undoes(game, asked)).toBe(false);
  });
});
