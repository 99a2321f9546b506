import { describe, expect, test } from 'vitest';
import { OFFICERS } from './content/vocabulary.ts';
import { PLANS } from './testing/drill.ts';
import { newGame, table } from './testing/table.ts';

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** The first draws of the setup: the arrows, two start tiles, and four tiles for the display. */
const FIRST = [0, 0, 0, 0, 0, 0, 0];

describe('S. Setup', () => {
  test.each([
    [1, 2],
    [2, 2],
    [3, 2],
    [4, 3],
    [5, 3],
  ])('S1: with %i players %i visits close a business', (players, visits) => {
    const after = (count: number) => {
      const seats = Array.from({ length: players }, (_, seat) =>
        seat < count ? { visited: ['casino'] as const } : {},
      );
      const inspector = players < count || players === 1 ? { visited: count > 1 ? (['casino'] as const) : [] } : {};
      return table({ seats, inspector }).view().closed;
    };
    expect(after(visits - 1)).toEqual([]);
    expect(after(visits)).toEqual(['casino']);
  });

  test('S2: the start tiles are on the two marked spaces in random order, all arrows up or all down', () => {
    const founded = SEEDS.map((seed) => newGame(3, seed).state.city);
    for (const city of founded) {
      expect(city.map(({ q, r }) => ({ q, r }))).toEqual([
        { q: 0, r: 0 },
        { q: 0, r: 1 },
      ]);
      expect(city[0]?.rotation).toBe(city[1]?.rotation);
    }
    const ways = new Set(founded.map((city) => city.map(({ tile, rotation }) => `${tile} ${rotation}`).join()));
    expect([...ways].toSorted()).toEqual(['home 0,yard 0', 'home 3,yard 3', 'yard 0,home 0', 'yard 3,home 3']);
  });

  test('S3: the top tile of each lettered pile is the display', () => {
    const { display, piles } = newGame(4, 'display').state;
    const letters: Record<string, string> = { gate1: 'A', club: 'A', den: 'A', gate2: 'B', arcade: 'B', loft: 'B' };
    for (const tile of ['gate3', 'pier', 'attic']) letters[tile] = 'C';
    for (const tile of ['row', 'mall', 'strip']) letters[tile] = 'D';
    expect(display.map((tile) => letters[tile])).toEqual(['A', 'B', 'C', 'D']);
    expect(piles.map((pile) => pile.length)).toEqual([2, 2, 2, 2]);
  });

  test('S4: one of the six patrol cards is never revealed', () => {
    const { state } = newGame(3, 'patrol').idle(({ state: { day, part } }) => day === 3 && part === 'evening');
    expect(Object.values(state.patrol).reduce((sum, cards) => sum + cards)).toBe(5);
    expect(state.patrolDeck).toHaveLength(1);
  });

  test('S5: officers are on the display and on the start tile without the hospital', () => {
    for (const seed of SEEDS) {
      const { officers, display } = newGame(4, seed).state;
      expect(Object.keys(officers).toSorted()).toEqual([...display, 'yard'].toSorted());
      for (const there of Object.values(officers)) expect([1, 2]).toContain(there.length);
    }
  });

  test('S6: one of two officers of the same type goes back to the bag and is not replaced', () => {
    const { state } = newGame(3, 'alike', [...FIRST, 0, 0]); // both officers are federal
    expect(state.officers[state.display[0] ?? '']).toEqual(['federal']);
  });

  test('S6: officers go back only after all have been drawn, so they can’t be drawn for the next tile', () => {
    // Two federal officers were drawn for the first tile. Eight federal officers are left in the bag, with the numbers
    // 0 to 7. So a draw of 8 gives a local officer.
    const { state } = newGame(3, 'after that', [...FIRST, 0, 0, 8, 8]);
    expect(state.officers[state.display[1] ?? '']).toEqual(['local']);
  });

  test('S7: three keys above each safe house, at random', () => {
    const dealt = SEEDS.map((seed) => newGame(3, seed).state.keys);
    for (const keys of dealt) expect(Object.values(keys).map(({ length }) => length)).toEqual([3, 3, 3]);
    expect(new Set(dealt.map((keys) => JSON.stringify(keys))).size).toBeGreaterThan(4);
    expect(newGame(3, 'one').state.sites).toEqual({});
  });

  test('S8: seven contacts are turned up', () => {
    const { contactRow, contactDeck, exitOfStack } = newGame(3, 'contacts').state;
    expect([contactRow.length, contactDeck.length]).toEqual([7, 26]);
    expect(new Set([...contactRow, ...contactDeck]).size).toBe(33);
    expect(exitOfStack).toEqual([0, 0]);
  });

  test('S9: two gang members at the headquarters of the start tile, six on the board', () => {
    const { members, headquarters } = newGame(3, 'gang').state;
    expect(members).toBe(6);
    expect(headquarters).toEqual({ 'yard.1': { members: 2, marker: 'nobody' } });
  });

  test('S10: each player’s starting components', () => {
    const game = newGame(5, 'boards');
    for (const seat of game.state.seats) {
      expect(seat).toMatchObject({ at: 'home.1', cash: 9, income: 9, contacts: [], items: [], keys: [], handcuffs: 0 });
      const places = Object.entries(seat.assets).map(([asset, { at }]) => `${asset} ${at}`);
      expect(places.toSorted()).toEqual([
        'evadeTile contact',
        'heal contact',
        'masterKey contact',
        'moveFederal item',
        'moveLocal item',
        'moveSwat item',
        'takeDisc unlocked',
      ]);
      expect(seat.assets.takeDisc.space).toBe(0); // the asset is on the space for $5k
    }
    const plans = game.state.seats.map(({ plan }) => plan);
    expect(new Set(plans).size).toBe(5);
    for (const plan of plans) expect(PLANS.map(({ id }) => id)).toContain(plan);
  });

  test('S11: a random first player, the others clockwise; everybody at notoriety 1', () => {
    const orders = SEEDS.map((seed) => newGame(4, seed).told('turnOrderSet')[0]?.order ?? []);
    for (const order of orders) {
      const [first] = order as number[];
      expect(order).toEqual([0, 1, 2, 3].map((i) => ((first ?? 0) + i) % 4));
    }
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(1);
    expect(newGame(4, 'one').state.seats.map(({ notoriety }) => notoriety)).toEqual([1, 1, 1, 1]);
  });

  test('S12: the plans that nobody got are in the box, unseen; supplies and keys are face up', () => {
    const game = newGame(3, 'open');
    expect(game.state.plans).toHaveLength(6);
    const view = game.view('spectator');
    expect(JSON.stringify(view)).not.toContain('printed');
    expect(view.keys).toEqual(game.state.keys);
    expect(view.fixers).toHaveLength(8);
    expect(Object.keys(view.bag)).toEqual(OFFICERS);
  });
});
