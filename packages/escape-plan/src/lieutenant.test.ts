import { describe, expect, test } from 'vitest';
import { CARD_PLACES } from './content/vocabulary.ts';
import { heat, hisTurn, OPEN3 } from './testing/solo.ts';
import { newGame, table } from './testing/table.ts';

const ROW = ['boxer', 'informer', 'medic', 'stunt'];

describe('J. The Lieutenant', () => {
  test('J1: solo with both automata: player, Lieutenant, Inspector; day 1 is reversed', () => {
    const game = newGame(1, 'solo').idle(({ step }) => step === 'chooseTurn');
    const [before, after] = game.told('turnOrderSet');
    expect(before?.order).toEqual([0, 'lieutenant', 'inspector']);
    expect(after?.order).toEqual(['inspector', 'lieutenant', 0]);
  });

  test('J2, J10: he has his own deck of 16 and his own starting place', () => {
    const { lieutenant, state } = table({ seats: [{}] });
    expect(lieutenant).toMatchObject({ at: 'home.1', notoriety: 1, income: 9, discs: 0, contacts: [], piles: [] });
    expect(lieutenant.cards).toEqual(CARD_PLACES.toSorted());
    expect(lieutenant.cubes).toEqual({ neutral: 4, red: 0, blue: 0 });
    expect(state.lieutenantPlan).toBeUndefined(); // nobody knows his plan before the end
  });

  test('J3, R4: the first revealed location on the player’s tile or on one touching it', () => {
    const near = hisTurn(['casino', 'nightclub', 'gym'], { at: 'strip.1' }); // the player is at the hospital
    expect(near.lieutenant.at).toBe('club.1');
    expect(near.lieutenant.cards.toSorted()).toEqual(['gym', 'nightclub']);
    const own = hisTurn(['gym'], { at: 'home.1' }, { seats: [{ at: 'row.2' }] });
    expect(own.lieutenant.at).toBe('row.1');
  });

  test('J11: no card fits: he stays and does nothing', () => {
    const game = hisTurn(['nightclub'], { at: 'den.2' });
    expect(game.lieutenant).toMatchObject({ at: 'den.2', cards: ['nightclub'] });
  });

  test('J4, J12: leaving a tile with him costs $3k, also when passing through; a player who can pay must, and no evading effect works on him', () => {
    const lieutenant = { at: 'yard.2', cards: [] };
    const quiet = { lieutenant, inspector: { cards: [], at: 'den.2' } };
    const leave = table({ seats: [{ at: 'yard.1', contacts: ['fast-car'] }], ...quiet }).go('gate1.2');
    // X11: the contact can be used only for its star
    expect(leave.can('useContact').map(({ tile }) => tile)).toEqual([undefined]);
    expect(leave.endEvading().seat(0)).toMatchObject({ cash: 6, wounds: 0 });
    expect(leave.told('paid')).toEqual([{ type: 'paid', seat: 0, sum: 3, reason: 'lieutenant' }]);
    const pass = table({ seats: [{}], ...quiet, officers: {} }).go('row.1', { left: ['home', 'yard'] });
    expect(pass.seat(0).cash).toBe(6);
    const stay = table({ seats: [{ at: 'yard.1' }], ...quiet }).go('yard.2');
    expect(stay.seat(0).cash).toBe(9); // rule E1
  });

  test('J4: a player who can’t pay takes two wounds', () => {
    const plan = { lieutenant: { at: 'yard.2', cards: [] }, inspector: { cards: [], at: 'den.2' } };
    const game = table({ seats: [{ at: 'yard.1', cash: 2, firstAid: false }], ...plan }).go('gate1.2');
    while (game.step === 'takeWound') game.wound();
    expect(game.seat(0)).toMatchObject({ cash: 2, wounds: 2 });
  });

  test('J4, J12, F2: this is also true of a player who escapes', () => {
    const plan = { lieutenant: { at: 'gate3.3', cards: [] }, inspector: { cards: [], at: 'den.2' } };
    const game = table({ seats: [{ at: 'gate3.1' }], day: 3, patrol: OPEN3, ...plan }).go('gate3.1', { escape: true });
    expect(game.seat(0).cash).toBe(6);
  });

  test('J5: he takes the rightmost contact and keeps it', () => {
    const game = hisTurn(['casino'], {}, { row: ROW, deck: ['gang'] });
    expect(game.lieutenant.contacts).toEqual(['stunt']);
    expect(game.state.contactRow).toEqual(['gang', 'boxer', 'informer', 'medic']);
    expect(heat(game)).toBe(1);
    expect(game.state.cubes.casino).toEqual([{ who: 'lieutenant', hexagon: 'plain' }]);
  });

  test('J6, J14: store D: the top locker of each stack as one pile', () => {
    const game = hisTurn(['storeD'], {}, { seats: [{ at: 'mall.2' }], row: ROW });
    expect(game.lieutenant.piles).toEqual([
      [
        { from: 'green', count: 1 },
        { from: 'black', count: 1 },
        { from: 'brown', count: 1 },
      ],
    ]);
    expect(game.view().lockers).toEqual({ green: 4, black: 4, brown: 4 });
    expect(game.lieutenant.contacts).toEqual(['stunt']);
    expect(heat(game)).toBe(-1);
  });

  test('J6: the other stores and blocked exits: the top two tiles', () => {
    const store = hisTurn(['storeB'], {}, { seats: [{}] });
    expect(store.lieutenant.piles).toEqual([[{ from: 'black', count: 2 }]]);
    expect(store.view().lockers.black).toBe(3);
    const exit = hisTurn(['exit1'], {}, { patrol: { 1: 2 } });
    expect(exit.lieutenant.piles).toEqual([[{ from: 0, count: 2 }]]);
    expect(exit.view().exitStacks[0]).toEqual({ size: 3, exit: 1 });
  });

  test('J14: a pile has fewer tiles if the stack is short, and item spaces do not limit piles', () => {
    const piles = [[{ from: 'black', count: 2 }], [{ from: 'black', count: 2 }]] as const;
    const one = hisTurn(['storeB'], { piles: [...piles] });
    expect(one.lieutenant.piles.at(-1)).toEqual([{ from: 'black', count: 1 }]);
    const none = hisTurn(['storeB'], { piles: [...piles, [{ from: 'black', count: 1 }]] });
    expect(none.lieutenant.piles).toHaveLength(3);
  });

  test('J7: he visits no closed business; when one closes its card leaves his deck', () => {
    const seats = [{ at: 'home.2', visited: ['bar'] as const }];
    const game = table({
      seats,
      lieutenant: { cards: ['bar', 'casino'] },
      inspector: { cards: [], visited: ['casino'] },
      row: ROW,
    });
    game.visit('club.1');
    expect(game.view().closed).toEqual(['casino']);
    expect(game.lieutenant.cards).toEqual(['bar']);
  });
});
