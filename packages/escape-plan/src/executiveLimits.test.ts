import { describe, expect, test } from 'vitest';
import { isWasted } from './reading/wasted.ts';
import { redrawn } from './testing/drill.ts';
import { type SeatPlan, used } from './testing/seatPlan.ts';
import { type EscapePlanScenario, table } from './testing/table.ts';

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
const alone = (seat: SeatPlan, officers: Parameters<typeof table>[0]['officers'] = {}): EscapePlanScenario =>
  table({ seats: [seat, ...IDLE], officers });

describe('X. Executive actions: assets, officers, limits', () => {
  test('X6: an unlocked asset costs what its space says, does its effect and is used up', () => {
    const game = alone({ cash: 9 }).useAsset('takeDisc');
    expect(game.seat(0)).toMatchObject({ cash: 4, discs: 1, assets: { takeDisc: { at: 'used', space: 0 } } });
    expect(game.moves).not.toContain('useAsset');
    game.rest('heal').endTurn();
    expect(game.seat(0).assets.takeDisc.at).toBe('used'); // the asset can be used only once per game
  });

  test('X6: move one federal, local or SWAT officer; heal; evade all officers on a tile', () => {
    const unlocked = ['moveFederal', 'moveLocal', 'moveSwat'] as const;
    const game = alone({ unlocked, cash: 20 }, { yard: ALL });
    game.useAsset('moveFederal').moveOfficer('federal', 'yard', 'row');
    game.useAsset('moveLocal').moveOfficer('local', 'yard', 'row');
    game.useAsset('moveSwat').moveOfficer('swat', 'yard', 'row');
    expect(game.state.officers).toMatchObject({ yard: [], row: ALL });
    expect(game.seat(0).cash).toBe(20 - 4 - 3 - 2);
    const heal = alone({ unlocked: ['heal'], wounds: 3 }).useAsset('heal');
    expect(heal.seat(0).wounds).toBe(2);
    const evade = alone({ at: 'yard.1', unlocked: ['evadeTile'] }, { yard: ALL }).go('gate1.2');
    expect(evade.useAsset('evadeTile', 'yard').step).toBe('takeCan');
  });

  test('X6: a locked asset, or one that is too expensive, can’t be used', () => {
    expect(alone({ cash: 4 }).moves).not.toContain('useAsset');
    const game = alone({ unlocked: ['masterKey'], cash: 9 });
    expect(game.can('useAsset').map(({ asset }) => asset)).toEqual(['takeDisc', 'masterKey']);
  });

  test('R37, X11: the Master Key can be used without effect, for its price, like any asset', () => {
    const game = alone({ unlocked: ['masterKey'], cash: 9 });
    const wasted = { move: 'useAsset', asset: 'masterKey' } as const;
    expect(isWasted(game.view(0), wasted)).toBe(true); // the player is warned
    game.useAsset('masterKey');
    expect(game.seat(0)).toMatchObject({ cash: 5, assets: { masterKey: { at: 'used' } } });
    expect(game.told('paid', 'assetUsed')).toMatchObject([{ sum: 4, reason: 'asset' }, { asset: 'masterKey' }]);
    expect(game.step).toBe('chooseTurn');
    expect(alone({ unlocked: ['masterKey'], cash: 3 }).can('useAsset')).toEqual([]);
  });

  test('R37, L10: this is also true of the locker step, but then it can’t open a locker', () => {
    const seat = { unlocked: ['masterKey'] as const, cash: 9, contacts: ['boxer', 'medic'], notoriety: 9, cans: 2 };
    const game = alone(seat).visit('yard.2').decline();
    expect(game.moves).toEqual(expect.arrayContaining(['openLocker', 'useAsset', 'decline']));
    game.useAsset('masterKey');
    expect(game.step).toBe('endTurn');
  });

  test('X7, worked example: from exit 3 over industrial to a tile with heliport icons', () => {
    const industrial = String.raw`
    /I\I/I\I/I\I/I\
  /I\I/1\1/1\I/I\I/I\
/I\I/I\I/I\I/I\I/I\I/I\
\I/I\I/I\I/I\I/I\I/I\I/
  \I/I\I/I\2/2\2/I\I/
    \I/I\I/I\I/I\I/`;
    const pack = redrawn('icons', {
      gate3: { drawing: industrial, heliport: false },
      mall: { drawing: industrial, heliport: true },
    });
    const at = (tile: string, q: number, r: number) => ({ tile, q, r, rotation: 0 }) as const;
    const city = [at('gate3', 1, 1), at('mall', 2, 0), at('loft', 2, -1), at('club', 1, -1), at('home', 9, 9)];
    const seats = [{ at: 'gate3.1', contacts: ['chopper'] }, ...IDLE];
    const game = table({ seats, pack, city }).setOut();
    // 1 MP (movement point) into the industrial area, 0 MP to the tile on the right, and 0 MP to fly two tiles (R9)
    expect(game.ways('club.1', { means: ['chopper'], left: ['gate3', 'mall'] })).toEqual([
      expect.objectContaining({ points: 1 }),
    ]);
    const without = redrawn('no-icons', {
      gate3: { drawing: industrial, heliport: false },
      mall: { drawing: industrial, heliport: false },
    });
    expect(
      table({ seats, pack: without, city })
        .setOut()
        .ways('club.1', { means: ['chopper'] }),
    ).toEqual([]);
  });

  test('X8: an officer moves from any city tile to any other, except to one with an officer of its type, and except to the hospital’s tile', () => {
    const game = alone({ contacts: ['bribe-local'] }, { yard: ['local'], strip: ['local', 'swat'] }).useContact(
      'bribe-local',
    );
    const moves = game.can('moveOfficer');
    expect(new Set(moves.map(({ from }) => from))).toEqual(new Set(['yard', 'strip']));
    expect(moves.some(({ to }) => ['home', 'yard', 'strip'].includes(to))).toBe(false);
    expect(new Set(moves.map(({ to }) => to)).size).toBe(11);
    expect(game.why({ move: 'moveOfficer', officer: 'local', from: 'yard', to: 'home' })).toBe('X8');
  });

  test('X10: travel cards are means of travel; evade cards and equipment only work in the evade step', () => {
    const travel = alone({ contacts: ['sewer-straight', 'medevac', 'chopper', 'jet-ski'], items: ['helicopter'] });
    expect(travel.moves).not.toContain('useContact');
    expect(travel.moves).not.toContain('useFixer');
    const contacts = ['fighter-local', 'boxer', 'ninja-swat', 'stunt', 'fast-car'];
    const evade = alone({ at: 'yard.1', contacts, items: ['cap'], cash: 20 }, { yard: ALL });
    expect(evade.moves).toEqual(expect.not.arrayContaining(['useContact', 'useEquipment']));
    evade.go('gate1.2');
    expect(new Set(evade.can('useContact').map(({ card }) => card))).toEqual(new Set(contacts));
    expect(evade.moves).toContain('useEquipment');
  });

  test('X11: an action may be used without effect: it is paid and counts as used', () => {
    const heal = alone({ unlocked: ['heal'], contacts: ['medic'] })
      .useAsset('heal')
      .useContact('medic');
    expect(heal.seat(0)).toMatchObject({ cash: 9 - 4 - 1, wounds: 0, assets: { heal: { at: 'used' } } });
    const outside = alone({ unlocked: ['evadeTile'] }, { yard: ALL }).useAsset('evadeTile');
    expect(outside.seat(0).assets.evadeTile.at).toBe('used');
    const noDisc = table({ seats: [{}, { discs: 8 }, {}] }).useAsset('takeDisc');
    expect(noDisc.seat(0)).toMatchObject({ discs: 0, cash: 4, assets: { takeDisc: { at: 'used' } } });
  });

  test('X11: this is also true of a card with the evade symbol in the evade step, and its star still counts', () => {
    const game = alone({ at: 'yard.1', contacts: ['boxer'] }, { yard: ['swat'] }).go('gate1.2');
    game.useContact('boxer'); // no federal officer is on that tile
    expect(game.heat(0)).toBe(1);
    expect(game.endEvading().told('evadingEnded')[0]?.wounds).toBe(1);
  });

  test('X11, E1: with nobody to evade there is an evade step for a player with such a star, but not on the first tile', () => {
    const game = alone({ at: 'yard.1', contacts: ['boxer', 'stunt'], items: ['cap'] }).go('gate1.2');
    expect(game.step).toBe('evade');
    expect(game.moves).not.toContain('useEquipment');
    game.useContact('boxer');
    expect(game.heat(0)).toBe(1);
    expect(game.step).toBe('takeCan'); // no contact with a star is left
    expect(alone({ at: 'yard.1', contacts: ['boxer'] }).go('yard.2').step).toBe('takeCan');
    expect(alone({ at: 'yard.1', contacts: ['stunt', used('boxer')] }).go('gate1.2').step).toBe('takeCan');
  });

  test('X11, R17: a player who could not pay for it is asked as well', () => {
    const game = alone({ at: 'yard.1', contacts: ['boxer'], cash: 0 }).go('gate1.2');
    expect(game.moves).toEqual(['endEvading', 'useFirstAid']);
    expect(game.endEvading().step).toBe('takeCan');
  });

  test('X12: Spy 1 may replace itself; then nothing is turned down', () => {
    const game = table({ seats: [{ contacts: ['spy1'] }, ...IDLE], row: ['stunt'] }).useContact('spy1');
    game.takeContact('stunt').replaceContact('spy1');
    expect(game.seat(0).contacts).toEqual([{ card: 'stunt', faceUp: true }]);
    expect(game.heat(0)).toBe(1);
    expect(game.state.contactBox).toContain('spy1');
  });

  test('X14: only face-up uncovered contacts can be used; turning up gives no notoriety', () => {
    const contacts = [used('rally-federal'), 'informer', 'medic', 'spy3', 'gang'];
    const game = alone({ contacts, handcuffs: 1, cash: 20 });
    expect(new Set(game.can('useContact').map(({ card }) => card))).toEqual(new Set(['informer', 'medic', 'spy3']));
    const starred = alone({ contacts: [used('rally-federal'), used('fast-car')] }).rest('heal');
    expect(starred.heat(0)).toBe(0);
  });
});
