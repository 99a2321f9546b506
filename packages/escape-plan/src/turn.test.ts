import { describe, expect, test } from 'vitest';
import { used } from './testing/seatPlan.ts';
import { table } from './testing/table.ts';

const BLOCKED = { 1: 2, 2: 2, 3: 1 } as const; // exit 3 is open
const IDLE = [{}, {}];

describe('A. A turn', () => {
  test('A1: once somebody has escaped, every turn begins with a payment of $1k', () => {
    const seats = [{ cash: 4 }, { at: 'escaped' }, { at: 'escaped' }, {}];
    const game = table({ seats, day: 3, patrol: BLOCKED, escaped: [1, 2] });
    expect(game.seat(0).cash).toBe(3); // the turn costs $1k, although two players have escaped
    expect(game.told('paid')).toEqual([{ type: 'paid', seat: 0, sum: 1, reason: 'hush' }]);
    expect(game.step).toBe('chooseTurn');
  });

  test('A1, F4: a player who can’t pay is arrested at once, before any executive action', () => {
    const seats = [{ cash: 0, contacts: ['general-store'] }, { at: 'escaped' }, {}];
    const game = table({ seats, day: 3, patrol: BLOCKED, escaped: [1] });
    expect(game.seat(0).at).toBe('arrested');
    expect(game.asked).toBe(2);
  });

  test('A1: nobody pays before the first escape, and a night turn that is not taken costs nothing', () => {
    const before = table({ seats: [{ cash: 4 }, {}, {}], day: 3, patrol: BLOCKED });
    expect(before.seat(0).cash).toBe(4);
    const seats = [{ cash: 4, discs: 1 }, { at: 'escaped' }, { cash: 4, discs: 1 }];
    const night = table({ seats, day: 3, part: 'night', patrol: BLOCKED, escaped: [1] });
    night.decline().useDisc();
    expect(night.state.seats.map(({ cash }) => cash)).toEqual([4, 9, 3]);
  });

  test('A2: executive actions can be used throughout the player’s own turn: before choosing, in travel, between the steps, before the end', () => {
    const contacts = ['informer', 'medic', 'spy3', 'rally-swat'];
    const seats = [{ at: 'yard.1', contacts, cash: 9, boxedAssets: ['heal'] as const }, {}, {}];
    const game = table({ seats, officers: { yard: ['swat'] } });
    game.useContact('informer');
    expect(game.step).toBe('chooseTurn');
    game.setOut().useContact('rally-swat').moveOfficer('swat', 'yard', 'gate1');
    expect(game.step).toBe('travel');
    game.go('yard.2').useContact('medic');
    expect(game.step).toBe('takeCan');
    game.decline().decline().useContact('spy3').unlock('moveSwat');
    expect(game.step).toBe('endTurn');
    expect(game.seat(0).contacts.every(({ faceUp }) => !faceUp)).toBe(true);
  });

  test('A2: executive actions can’t be used inside a step or another action, or in another player’s turn', () => {
    const mine = { contacts: ['spy1', 'informer'], boxedAssets: ['heal'] as const };
    const seats = [mine, { contacts: ['medic'] }, {}];
    const game = table({ seats, row: ['stunt', 'gang'] });
    game.useContact('spy1');
    expect(game.moves).toEqual(['takeContact']);
    game.takeContact('stunt');
    expect(game.moves).toEqual(['putContact', 'replaceContact']);
    game.putContact();
    expect(game.can('useContact').map(({ card }) => card)).toEqual(['informer']);
    expect(game.why({ move: 'useContact', card: 'medic' })).toBe('illegal');
  });

  test('A2: executive actions can also be used in a visit before a key is taken or an asset is unlocked', () => {
    const church = table({ seats: [{ contacts: ['informer'] }, ...IDLE] })
      .visit('gate2.2')
      .decline();
    expect(church.step).toBe('unlockAsset');
    expect(church.moves).toContain('useContact');
    const house = table({ seats: [{ contacts: ['informer'] }, ...IDLE] }).visit('club.2');
    expect(house.step).toBe('takeKey');
    expect(house.moves).toContain('useContact');
  });

  test('A3: a rest turns the token to moon, turns contacts, equipment and first aid up, and unlocks an asset', () => {
    const game = table({
      seats: [
        { contacts: [used('boxer'), used('informer')], items: [used('vest'), used('phone')], firstAid: false },
        ...IDLE,
      ],
    });
    game.play({ move: 'rest' });
    expect(game.step).toBe('unlockAsset');
    expect(game.moves).not.toContain('decline'); // rule U4
    game.unlock('moveLocal');
    const seat = game.seat(0);
    expect(seat).toMatchObject({ rested: true, firstAid: true });
    expect(seat.contacts.map(({ faceUp }) => faceUp)).toEqual([true, true]);
    expect(seat.items).toEqual([
      { kind: 'equipment', tile: 'vest', faceUp: true },
      { kind: 'fixer', tile: 'phone', faceUp: false },
    ]);
    expect(seat.assets.moveLocal.at).toBe('unlocked');
    expect(game.step).toBe('endTurn');
  });

  test('A3: a player can rest only while the token shows the sun, so once a day', () => {
    const game = table({ seats: [{ rested: true }, ...IDLE] });
    expect(game.moves).not.toContain('rest');
    expect(game.why({ move: 'rest' })).toBe('A3');
    expect(game.moves).toContain('setOut');
  });

  test('A4: a move is travel, evade, visit, in this order', () => {
    const game = table({ seats: [{ at: 'yard.1' }, ...IDLE], officers: { yard: ['swat'] } });
    const steps = [game.setOut().step];
    steps.push(game.go('gate1.2').step, game.endEvading().wound().step);
    expect(steps).toEqual(['travel', 'evade', 'takeCan']);
  });

  test('A5: a rest also makes ready what was used earlier in the same turn', () => {
    const game = table({ seats: [{ contacts: ['informer'], wounds: 1 }, ...IDLE] });
    game.useContact('informer').useFirstAid().rest('moveSwat');
    expect(game.seat(0)).toMatchObject({ firstAid: true, contacts: [{ card: 'informer', faceUp: true }] });
    game.useContact('informer');
    expect(game.heat(0)).toBe(-2);
  });

  test('A6, L4: a turn ends with the last executive actions and then the bonus of a group', () => {
    const seats = [{ visited: ['casino', 'bar'] as const, contacts: ['informer'], cash: 9, plan: 'plan2' }, ...IDLE];
    const game = table({ seats, row: ['stunt'] });
    game.visit('arcade.1').takeContact('stunt').putContact('box');
    expect(game.step).toBe('endTurn');
    expect(game.moves).toContain('useContact');
    game.endTurn();
    expect(game.moves).toEqual(['takeDisc', 'unlockAndMore', 'decline']);
    game.unlockAndMore();
    expect(game.moves).toEqual(['unlock']);
    game.unlock('heal');
    expect(game.asked).toBe(1); // the turn is over: the asset can be used only from the next turn on
  });
});
