import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const IDLE = [{}, {}];

describe('L. Visit: safe houses and gangs', () => {
  test('L5: 1 notoriety for each other thief, a cube, 1 notoriety less, a key of this house, a fixer', () => {
    const seats = [{ plan: 'printed', cash: 1 }, { at: 'club.2' }, { at: 'club.2' }];
    const game = table({ seats, keysAbove: { safeHouse1: ['green', 'green', 'black'] } });
    game.visit('club.2');
    expect(game.seat(0).cash).toBe(1 + 8); // this safe house is an income line of the plan
    expect(game.heat(0)).toBe(2 - 1);
    expect(game.can('takeKey').map(({ colour }) => colour)).toEqual(['green', 'black']);
    game.takeKey('black');
    expect(game.state.keys.safeHouse1).toEqual(['green', 'green']);
    expect(game.step).toBe('buyFixer');
    game.buyFixer('idCard');
    expect(game.seat(0).cash).toBe(9 - 4);
    expect(game.seat(0).items).toEqual([{ kind: 'fixer', tile: 'idCard', faceUp: true }]);
    expect(game.state.fixers).not.toContain('idCard');
    expect(game.step).toBe('endTurn');
  });

  test('L5, R25: only keys above this house; without any the step is skipped; the fixer is optional', () => {
    const game = table({ seats: [{}, ...IDLE], keysAbove: { safeHouse1: [] } }).visit('club.2');
    expect(game.step).toBe('buyFixer');
    game.decline();
    expect(game.seat(0)).toMatchObject({ keys: [], items: [], cash: 9 + (game.told('received')[0]?.sum ?? 0) });
  });

  test('L5, L16: each player can visit a safe house only once per game, but it never closes', () => {
    const seats = [
      { visited: ['safeHouse1'] as const },
      { visited: ['safeHouse1', 'safeHouse2'] as const },
      { visited: ['safeHouse2'] as const },
    ];
    const game = table({ seats }).setOut();
    expect(game.ways('club.2')).toEqual([]);
    expect(game.ways('loft.1').length).toBeGreaterThan(0); // this safe house already has two cubes
  });

  test('L7: the third safe house brings a disc, or an asset and an income, at the end of that turn', () => {
    const seats = [{ visited: ['safeHouse2', 'safeHouse3'] as const, plan: 'plan2', cash: 0 }, ...IDLE];
    const disc = table({ seats, fixers: [] }).visit('club.2').takeKey('green').endTurn();
    expect(disc.takeDisc().seat(0).discs).toBe(1);
    const game = table({ seats, fixers: [] }).visit('club.2').takeKey('green').endTurn();
    const { cash } = game.seat(0);
    game.unlockAndMore().unlock('heal');
    expect(game.seat(0)).toMatchObject({ cash: cash + 6, discs: 0 });
    expect(game.heat(0)).toBe(-1); // this cube comes from the safe house itself
  });

  test('L8: a gang costs $5k and a marker, and both members come along', () => {
    const game = table({ seats: [{}, ...IDLE] }).go('yard.1');
    expect(game.seat(0)).toMatchObject({ cash: 4, members: 2, markers: 1 });
    expect(game.state.headquarters['yard.1']).toEqual({ members: 0, marker: 0 });
    expect(game.step).toBe('endTurn');
  });

  test.each([
    ['another thief is there', { at: 'yard.1' }, {}],
    ['a marker lies there', { gangs: { 'yard.1': 0 } }, {}],
    ['the player has less than $5k', {}, { cash: 4 }],
    ['the player has no marker left', {}, { gangs: { 'row.2': 0, 'den.1': 1 } }],
    ['an own marker lies there', {}, { gangs: { 'yard.1': 1 } }],
  ])('L8, L16: nobody ends at a headquarters if %s', (_why, other, own) => {
    const game = table({ seats: [own, other, {}] }).setOut();
    expect(game.ways('yard.1', { means: [] })).toEqual([]);
    expect(game.ways('yard.2').length).toBeGreaterThan(0);
    const travel = {
      move: 'travel',
      to: 'yard.1',
      left: ['home'],
      points: 2,
      cans: 0,
      means: [],
      escape: false,
    } as const;
    expect(game.why(travel)).toBe('L8');
  });

  test('L16: a visit that has become impossible is skipped, and the thief stays', () => {
    const seats = [{ at: 'gate1.1', cash: 6, contacts: ['stunt', 'bribe-local'] }, ...IDLE];
    const game = table({ seats, officers: { gate1: ['local'] } }).go('yard.1');
    game.useContact('bribe-local').moveOfficer('local', 'gate1', 'den');
    expect(game.seat(0)).toMatchObject({ at: 'yard.1', cash: 4, members: 0 });
    expect(game.told('visited', 'turnedAway')).toEqual([{ type: 'turnedAway', seat: 0, place: 'yard.1' }]);
    expect(game.step).toBe('endTurn');
  });

  test('L16+X1: money spent on the way counts: the gang must be affordable at the end of travel', () => {
    const seats = [{ contacts: ['sewer-straight'], cash: 5 }, ...IDLE];
    const game = table({ seats }).setOut();
    expect(game.ways('row.2', { means: ['sewer-straight'] })).toEqual([]);
    expect(game.ways('row.2').length).toBeGreaterThan(0); // the thief can walk there
    expect(game.ways('row.1', { means: ['sewer-straight'] })).toHaveLength(1);
  });
});
