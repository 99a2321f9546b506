import { describe, expect, test } from 'vitest';
import type { CardPlace } from './content/vocabulary.ts';
import { CARD_PLACES } from './content/vocabulary.ts';
import type { AutomatonPlan, SeatPlan } from './testing/seatPlan.ts';
import { type EscapePlanScenario, newGame, table } from './testing/table.ts';

type More = Partial<Parameters<typeof table>[0]>;

/** A part of the day in which the Inspector moves first. Her deck holds only the named cards. */
const herTurn = (cards: readonly CardPlace[], inspector: AutomatonPlan = {}, more: More = {}): EscapePlanScenario =>
  table({ seats: [{}, {}], order: ['inspector', 0, 1], inspector: { cards: [...cards], ...inspector }, ...more });

const heat = ({ inspector }: EscapePlanScenario): number => inspector.cubes.red - inspector.cubes.blue;
const ROW = ['boxer', 'informer', 'medic', 'stunt', 'gang', 'spy1', 'chopper'];

describe('I. The Inspector', () => {
  test('I1: with two players she starts at the hospital, notoriety 1, third in turn order', () => {
    const game = newGame(2, 'inspector');
    expect(game.told('turnOrderSet')[0]?.order.at(-1)).toBe('inspector');
    expect(game.inspector).toMatchObject({ notoriety: 1, income: 9, discs: 0, contacts: [], piles: [] });
    expect(game.inspector.cubes).toEqual({ neutral: 4, red: 0, blue: 0 });
    expect(game.inspector.at).toBe('home.1');
  });

  test('I2: she has no income and places no tile; her turn order follows D10', () => {
    const game = newGame(2, 'inspector').idle(({ state, step }) => state.day === 2 && step === 'chooseTurn');
    expect(game.told('tilePlaced').every(({ seat }) => [0, 1].includes(seat))).toBe(true);
    expect(game.told('received').every(({ seat }) => [0, 1].includes(seat))).toBe(true);
    const order = table({
      seats: [{ notoriety: 2 }, {}],
      inspector: { notoriety: 4 },
      from: [{ step: 'setTurnOrder' }, { step: 'beginPart', part: 'morning' }],
    });
    expect(order.told('turnOrderSet').at(-1)?.order).toEqual(['inspector', 0, 1]);
  });

  test('I3: she reveals cards until one shows a location in the city, and goes straight there', () => {
    const city = table({ seats: [{}, {}] }).state.city.filter(({ tile }) => tile !== 'club');
    const seen = new Set<string>();
    for (let i = 0; i < 12; i += 1) {
      const game = herTurn(['casino', 'gym'], {}, { city });
      expect(game.inspector.at).toBe('row.1'); // the casino isn't in the city
      // the casino's card was shuffled back, and the gym's card is gone
      expect(game.inspector.cards).toEqual(['casino']);
      for (const { card } of game.told('automatonRevealed')) seen.add(card);
    }
    expect(seen.has('gym')).toBe(true);
  });

  test('I3: no card fits: she stays and does nothing', () => {
    const game = herTurn(['exit1'], { at: 'row.1' });
    expect(game.inspector).toMatchObject({ at: 'row.1', cards: ['exit1'] });
    expect(game.told('automatonStayed')).toEqual([{ type: 'automatonStayed', who: 'inspector' }]);
  });

  test('I3, R5: open exits are skipped on days 1 and 2; on day 3 she goes to the open exit and does nothing there, not even I4', () => {
    const patrol = { 1: 1, 2: 2, 3: 2 } as const;
    for (const day of [1, 2] as const) expect(herTurn(['exit1'], {}, { day, patrol }).inspector.at).toBe('home.1');
    const seats = [{ at: 'gate1.1' }, {}];
    const game = herTurn(['exit1'], {}, { day: 3, patrol, seats, row: ROW });
    expect(game.inspector).toMatchObject({ at: 'gate1.1', cards: [] });
    expect(heat(game)).toBe(0);
    expect(game.state.contactRow).toEqual(ROW);
  });

  test('I4: other thieves at her location raise her notoriety, and she counts for theirs', () => {
    const game = herTurn(['gym'], {}, { seats: [{ at: 'row.1' }, { at: 'row.1' }] });
    expect(heat(game)).toBe(2 + 1);
    const meets = table({ seats: [{}, {}], inspector: { at: 'row.1', cards: [] } }).visit('row.1');
    expect(meets.heat(0)).toBe(1);
    const officers = { home: [], yard: ['swat', 'local'] } as const;
    expect(herTurn(['gym'], { at: 'yard.2' }, { officers }).told('wounded')).toEqual([]); // she does not evade officers
  });

  test('I5: at a business she gains 1 and places a cube on the plain hexagon; two rightmost contacts leave the game', () => {
    const game = herTurn(['casino'], {}, { row: ROW, deck: ['spy2', 'spy3'] });
    expect(heat(game)).toBe(1);
    expect(game.state.cubes.casino).toEqual([{ who: 'inspector', hexagon: 'plain' }]);
    expect(game.inspector.income).toBe(8);
    expect(game.state.contactBox).toEqual(expect.arrayContaining(['chopper', 'spy1']));
    expect(game.state.contactRow.slice(2)).toEqual(ROW.slice(0, 5)); // I11: the row has moved to the right
    expect(game.state.contactRow.slice(0, 2).toSorted()).toEqual(['spy2', 'spy3']);
  });

  test('I5, L3: her cube may close a business, and she also visits closed ones', () => {
    const closing = herTurn(['casino'], {}, { seats: [{ visited: ['casino'] }, {}] });
    expect(closing.view().closed).toEqual(['casino']);
    const closed = herTurn(['casino'], {}, { seats: [{ visited: ['casino'] }, { visited: ['casino'] }] });
    expect(closed.state.cubes.casino).toHaveLength(3);
  });

  test('I5: each discarded contact that gives a disc gives her one; so does a whole group', () => {
    const row = ['boxer', 'fixer', 'fixer-star'];
    expect(herTurn(['casino'], {}, { row, deck: [] }).inspector.discs).toBe(2);
    const visited = ['bar', 'restaurant'] as const;
    expect(herTurn(['casino'], { visited }, { row: ['boxer'], deck: [] }).inspector.discs).toBe(1);
    expect(herTurn(['gym'], { visited }, { row: ['boxer'], deck: [] }).inspector.discs).toBe(0);
  });

  test('I6: at a safe house she loses 1 and places a cube; a fixer and a key leave the game; all three houses give a disc', () => {
    const game = herTurn(['safeHouse2'], {}, { row: ROW });
    expect(heat(game)).toBe(-1);
    expect(game.state.cubes.safeHouse2).toEqual([{ who: 'inspector', hexagon: 'plain' }]);
    expect(game.state.fixers).toHaveLength(7);
    expect([game.state.keys.safeHouse1.length, game.state.keys.safeHouse2.length]).toEqual([3, 2]);
    expect(game.state.contactRow).toEqual(ROW);
    const last = herTurn(['safeHouse2'], { visited: ['safeHouse1', 'safeHouse3'] });
    expect(last.inspector.discs).toBe(1);
  });

  test.each([
    ['storeA', 1, { green: 4, black: 5, brown: 5 }],
    ['storeB', -1, { green: 5, black: 4, brown: 5 }],
    ['storeC', 1, { green: 5, black: 5, brown: 4 }],
    ['storeD', -1, { green: 4, black: 4, brown: 4 }],
  ] as const)('I7, R33: %s: notoriety %i, two contacts, lockers left %j', (card, moved, lockers) => {
    const game = herTurn([card], {}, { row: ROW, deck: [] });
    expect(heat(game)).toBe(moved);
    expect(game.state.contactRow).toEqual(ROW.slice(0, 5));
    expect(game.view().lockers).toEqual(lockers);
  });

  test('I8: at a blocked exit she loses 1; an unseen exit tile and two contacts leave the game', () => {
    const game = herTurn(['exit2'], {}, { patrol: { 2: 2 }, row: ROW, deck: [] });
    expect(heat(game)).toBe(-1);
    expect(game.view().exitStacks[0]).toEqual({ size: 4, exit: 2 });
    expect(game.state.contactRow).toEqual(ROW.slice(0, 5));
  });

  test('I9, I16: at night and dawn she uses a disc whenever she has one, and returns it', () => {
    const game = herTurn(['gym', 'bar'], { discs: 1 }, { part: 'night' });
    expect(game.told('visited').filter(({ who }) => who === 'inspector')).toHaveLength(1);
    expect(game.inspector.discs).toBe(0);
    expect(game.state.discs).toBe(8);
    expect(herTurn(['gym'], {}, { part: 'night' }).told('visited')).toEqual([]);
  });

  const beside = (seat: SeatPlan, officers: More['officers'] = {}): EscapePlanScenario =>
    table({ seats: [{ at: 'yard.1', ...seat }, {}], inspector: { at: 'yard.2', cards: [] }, officers });

  test('I10: for an evading player she is one more officer', () => {
    const game = beside({}, { yard: ['federal', 'local', 'swat'] })
      .go('gate1.2')
      .endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(4);
  });

  test('I10, I14: equipment, a Boxer or a Stunt of any type can be used on her', () => {
    for (const equipment of ['vest', 'cap', 'helmet', 'gasMask'] as const) {
      const game = beside({ items: [equipment] })
        .go('gate1.2')
        .useEquipment(equipment, 'yard', 'inspector');
      expect(game.step).toBe('takeCan');
    }
    const boxer = beside({ contacts: ['boxer'] }, { yard: ['federal', 'swat'] }).go('gate1.2');
    boxer.useContact('boxer', { tile: 'yard' }).endEvading();
    // the Boxer evades the federal officer and the Inspector, and the SWAT officer causes a wound
    expect(boxer.told('evadingEnded')[0]?.wounds).toBe(1);
    const stunt = beside({ contacts: ['stunt'] }).go('gate1.2');
    expect(stunt.useContact('stunt', { tile: 'yard', officer: 'inspector' }).step).toBe('takeCan');
  });

  test('I14: effects also work on her on the hospital’s tile, but X8, Snitch and N3 never move or remove her', () => {
    const game = table({ seats: [{}, {}], inspector: { at: 'home.2', cards: [] } })
      .go('gate1.2')
      .endEvading();
    expect(game.told('evadingEnded')[0]?.wounds).toBe(1);
    const snitch = beside({ contacts: ['snitch-swat', 'bribe-swat'] })
      .useContact('snitch-swat')
      .useContact('bribe-swat');
    expect(snitch.step).toBe('chooseTurn'); // there is nobody to remove or move
  });

  test('I11: after a take the cards slide right and the new one enters on the left', () => {
    const game = table({ seats: [{}, {}], inspector: { cards: [] }, row: ROW, deck: ['spy2'] });
    game.visit('gate1.1').decline().takeContact('medic').putContact();
    expect(game.state.contactRow).toEqual(['spy2', 'boxer', 'informer', 'stunt', 'gang', 'spy1', 'chopper']);
  });

  test('I12: if she crosses a line each player with lower notoriety moves an officer toward her', () => {
    const game = table({
      seats: [{ notoriety: 1 }, { notoriety: 3 }],
      inspector: { at: 'row.1', notoriety: 2, red: 1, cards: [...CARD_PLACES] },
      officers: { den: ['swat'] },
      from: 'adjustment',
    });
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'moveNearer' });
    game.moveOfficer('swat', 'den', 'row');
    expect(game.step).not.toBe('moveNearer'); // seat 1 isn't lower on the track
  });

  test('I12, I16: if a player crosses a line and she is lower, the other player moves an officer for her, at her place in the turn order', () => {
    const game = table({
      seats: [{ notoriety: 2, red: 1 }, {}],
      inspector: { cards: [] },
      order: ['inspector', 0, 1],
      officers: { strip: ['swat'], row: ['local'] },
      from: 'adjustment',
    });
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'moveNearer' });
    game.moveOfficer('swat', 'strip', 'yard');
    // seat 1 moved the first officer on behalf of the Inspector, and now moves one for itself
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 1, step: 'moveNearer' });
    game.moveOfficer('local', 'row', 'yard');
    expect({ asked: game.asked, step: game.step }).toEqual({ asked: 0, step: 'unlockAsset' });
  });

  test('I13: contacts are discarded one at a time; if none is left, none is discarded', () => {
    const one = herTurn(['casino'], {}, { row: ['boxer'], deck: ['fixer'] });
    expect(one.state.contactBox).toEqual(expect.arrayContaining(['boxer', 'fixer'])); // the row was refilled in between
    expect(one.inspector.discs).toBe(1);
    const none = herTurn(['safeHouse1'], {}, { fixers: [], keysAbove: { safeHouse1: [] }, row: [], deck: [] });
    expect(none.inspector.at).toBe('club.2');
  });

  test('I15: a line gives her no asset and no disc, and she takes no wounds', () => {
    const inspector = { notoriety: 8, red: 4, cards: [] };
    const game = table({ seats: [{ notoriety: 10 }, { notoriety: 10 }], inspector, from: 'adjustment' });
    expect(game.inspector).toMatchObject({ notoriety: 10, discs: 0 });
    expect(game.told('wounded')).toEqual([]);
    expect(game.told('lineCrossed')).toEqual([{ type: 'lineCrossed', who: 'inspector', line: 2 }]);
  });

  test.each([0, 1, 2, 3, 4])('I7+L10: tiles she removed unseen are never drawn again (%i)', (i) => {
    const four = ['boxer', 'medic', 'gang', 'stunt'];
    const three = ['informer', 'spy1', 'spy2'];
    const seats = [
      { contacts: four, keys: ['black'] as const, cash: 0, notoriety: 3, cans: 2 },
      { contacts: three, keys: ['black'] as const, cash: 0, notoriety: 3, cans: 2 },
    ];
    const game = herTurn(['storeB'], {}, { seats, row: [], deck: [], seed: `box ${i}` });
    const look = (): number[] => {
      game.visit('yard.2').openLocker('black');
      return (game.told('tilesDrawn').at(-1)?.drawn ?? []).map(Number);
    };
    const first = look(); // the player sees all four tiles of the stack
    const kept = game.can('keepTile')[0]!;
    game.play(kept).endTurn();
    const rest = first.toSpliced(first.indexOf(kept.value), 1);
    const byValue = (one: number, other: number): number => one - other;
    expect(look().toSorted(byValue)).toEqual(rest.toSorted(byValue)); // the player sees the three tiles that went back
  });
});
