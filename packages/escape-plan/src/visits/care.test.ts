import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const IDLE = [{}, {}];
const BLOCKED = { 1: 2 } as const;

describe('L. Visit: clinic, church, hospital, exits', () => {
  test('L11: a clinic: 1 notoriety for each other thief, an optional unlock, an optional heal, a contact', () => {
    const game = table({ seats: [{ wounds: 2, at: 'attic.1' }, { at: 'attic.2' }, {}], row: ['stunt'] }).visit(
      'attic.2',
    );
    expect(game.heat(0)).toBe(1);
    expect(game.step).toBe('unlockAsset');
    expect(game.moves).toContain('decline');
    game.unlock('heal');
    expect(game.step).toBe('healOne');
    game.heal(1);
    expect(game.seat(0).wounds).toBe(1);
    expect(game.step).toBe('takeContact');
    game.takeContact('stunt').putContact();
    expect(game.step).toBe('endTurn');
  });

  test('L11: both may be declined; without wounds there is nothing to heal', () => {
    const game = table({ seats: [{ at: 'attic.1' }, ...IDLE] })
      .visit('attic.2')
      .decline();
    expect(game.step).toBe('takeContact');
    expect(game.moves).not.toContain('decline'); // taking a contact is mandatory
    const hurt = table({ seats: [{ at: 'attic.1', wounds: 1 }, ...IDLE] })
      .visit('attic.2')
      .decline()
      .decline();
    expect(hurt.seat(0).wounds).toBe(1);
  });

  test('L12: a church: 1 notoriety for each other thief, optionally $1k to lose 1, an optional unlock, a contact', () => {
    const game = table({ seats: [{}, { at: 'gate2.2' }, {}], row: ['stunt'] })
      .visit('gate2.2')
      .payChurch();
    expect(game.heat(0)).toBe(0);
    expect(game.seat(0).cash).toBe(8);
    expect(game.step).toBe('unlockAsset');
    game.decline();
    expect(game.step).toBe('takeContact');
  });

  test('L12: a player without cash can’t pay', () => {
    expect(table({ seats: [{ cash: 0 }, ...IDLE] }).visit('gate2.2').moves).not.toContain('payChurch');
  });

  test.each([
    [1, 1],
    [2, 3],
    [3, 6],
  ])('L13: hospital: %i wounds healed for $%ik, then 1 notoriety, no matter who is there', (wounds, price) => {
    const game = table({ seats: [{ at: 'home.2', wounds: 3 }, ...IDLE] })
      .visit('home.1')
      .heal(wounds);
    expect(game.seat(0)).toMatchObject({ wounds: 3 - wounds, cash: 9 - price });
    expect(game.heat(0)).toBe(1);
    expect(game.step).toBe('endTurn');
  });

  test('L13, R27: healing is optional, the notoriety is not', () => {
    const game = table({ seats: [{ at: 'home.2', wounds: 1 }, ...IDLE] })
      .visit('home.1')
      .decline();
    expect(game.heat(0)).toBe(1);
    const sound = table({ seats: [{ at: 'home.2' }, ...IDLE] }).visit('home.1');
    expect({ heat: sound.heat(0), step: sound.step }).toEqual({ heat: 1, step: 'endTurn' });
  });

  test('L14: an open exit: 1 notoriety for each other thief, optional income, a contact', () => {
    const game = table({ seats: [{}, { at: 'gate1.1' }, {}], row: ['stunt'] }).visit('gate1.1');
    expect(game.heat(0)).toBe(1);
    expect(game.moves).toEqual(expect.arrayContaining(['receiveIncome', 'decline']));
    expect(game.moves).not.toContain('takeExitTile');
    game.receiveIncome();
    expect(game.seat(0).cash).toBe(18);
    expect(game.step).toBe('takeContact');
  });

  test('L14: blocked exit: income or an exit tile, drawing as many as the player has contacts', () => {
    const contacts = ['boxer', 'informer', 'medic'];
    const seats = [{ contacts }, ...IDLE];
    const game = table({ seats, patrol: BLOCKED, row: ['stunt'] }).visit('gate1.1');
    expect(game.moves).toEqual(expect.arrayContaining(['receiveIncome', 'takeExitTile', 'decline']));
    game.takeExitTile(4, 3, 0); // the tiles are 0, 40, 50, 60 and 70, and the draws are 70, 60 and 0
    expect(game.told('tilesDrawn')[0]?.drawn).toEqual([70, 60, 0]);
    game.keep(60);
    if (game.step === 'storeItem') game.put();
    expect(game.seat(0).items).toEqual([{ kind: 'exit', stack: 0, value: 60 }]);
    expect(game.state.exitStacks[0]?.values.toSorted((a, b) => a - b)).toEqual([0, 40, 50, 70]);
    expect(game.seat(0).cash).toBe(9);
    expect(game.step).toBe('takeContact');
  });

  test('L6: a kept exit tile goes onto an empty item space, without a question, and replaces nothing', () => {
    const seats = [{ contacts: ['boxer'], items: ['vest'] as const }, ...IDLE]; // two item spaces are open
    const game = table({ seats, patrol: BLOCKED }).visit('gate1.1').takeExitTile(4); // a single tile is kept without a question
    expect(game.step).toBe('takeContact');
    expect(game.seat(0).items.map(({ kind }) => kind)).toEqual(['equipment', 'exit']);
    expect(game.heat(0)).toBe(0);
  });

  test('L6: if no item space is empty, it replaces any tile, for 1 notoriety', () => {
    const seats = [{ contacts: ['boxer'], items: ['vest', 'phone'] as const }, ...IDLE];
    const game = table({ seats, patrol: BLOCKED }).visit('gate1.1').takeExitTile(4); // a single tile is kept without a question
    expect(game.moves).toEqual(['replaceItem']);
    expect(
      game
        .replace(1)
        .seat(0)
        .items.map(({ kind }) => kind),
    ).toEqual(['equipment', 'exit']);
    expect(game.heat(0)).toBe(1);
  });

  test('L14, R8: without a contact no exit tile can be drawn', () => {
    const game = table({ seats: [{}, ...IDLE], patrol: BLOCKED }).visit('gate1.1');
    expect(game.moves).not.toContain('takeExitTile');
  });

  test('L14, R21: at an empty stack only income can be chosen', () => {
    const items = [0, 40, 50, 60, 70].map((value) => ({ exitStack: 0, value }));
    const rich = { items: items.slice(0, 2) };
    const seats = [{ contacts: ['boxer'] }, rich, { items: items.slice(2, 4) }, { items: items.slice(4) }];
    const game = table({ seats, patrol: BLOCKED }).visit('gate1.1');
    expect(game.state.exitStacks[0]?.values).toEqual([]);
    expect(game.moves).not.toContain('takeExitTile');
  });
});

describe('L15. Taking a contact', () => {
  test('L15: the contact goes to the leftmost free space, and the row is refilled from the deck', () => {
    const game = table({ seats: [{ contacts: ['boxer'] }, ...IDLE], row: ['stunt', 'gang'], deck: ['medic'] });
    game.visit('gate1.1').decline().takeContact('gang').putContact();
    expect(game.seat(0).contacts).toEqual([
      { card: 'boxer', faceUp: true },
      { card: 'gang', faceUp: true },
    ]);
    expect(game.state.contactRow).toEqual(['stunt', 'medic']);
    expect(game.heat(0)).toBe(0);
  });

  test('L15: the contact can leave the game instead', () => {
    const game = table({ seats: [{}, ...IDLE], row: ['stunt', 'gang'], deck: [] });
    game.visit('gate1.1').decline().takeContact('gang').putContact('box');
    expect(game.state.contactBox).toContain('gang');
    expect(game.state.contactRow).toEqual(['stunt']); // an empty deck isn't refilled
  });

  test('L15: the contact can replace one of the player’s contacts, for 1 notoriety, even if spaces are free', () => {
    const game = table({ seats: [{ contacts: ['boxer', 'informer'], boxedAssets: ['heal'] }, ...IDLE], row: ['gang'] });
    game.visit('gate1.1').decline().takeContact('gang');
    expect(game.moves).toEqual(['putContact', 'replaceContact']);
    game.replaceContact('boxer');
    expect(game.seat(0).contacts.map(({ card }) => card)).toEqual(['gang', 'informer']);
    expect(game.heat(0)).toBe(1);
    expect(game.state.contactBox).toContain('boxer');
  });

  test('L15: spaces under assets are not free', () => {
    const game = table({ seats: [{ contacts: ['boxer', 'informer'] }, ...IDLE], row: ['gang'] });
    game.visit('gate1.1').decline().takeContact('gang');
    expect(game.can('putContact').map(({ where }) => where)).toEqual(['box']);
  });

  test('L15: with no contact left the step is skipped', () => {
    const game = table({ seats: [{}, ...IDLE], row: [], deck: [] })
      .visit('gate1.1')
      .decline();
    expect(game.step).toBe('endTurn');
  });
});
