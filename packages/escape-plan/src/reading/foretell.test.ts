import { forecasts } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { ASSETS } from '../content/vocabulary.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import { OPEN3 } from '../testing/solo.ts';
import { type EscapePlanScenario, table } from '../testing/table.ts';

const ALL = ['federal', 'local', 'swat'] as const;
const IDLE = [{}, {}];

/** The forecast of the first matching move. */
function forecast({ match }: EscapePlanScenario, isMeant: (move: Move) => boolean) {
  const { decision } = match;
  const at = decision?.moves.findIndex(isMeant) ?? -1;
  const found = forecasts(match, decision?.seat ?? -1)[at];
  if (found === undefined) throw new Error('no such move');
  return found;
}
const named =
  (name: Move['move']) =>
  ({ move }: Move): boolean =>
    move === name;
const to =
  (place: string, escapes = false) =>
  (move: Move): boolean =>
    move.move === 'travel' && move.to === place && move.escape === escapes;
const values = (list: ReturnType<typeof forecast>['facts'], name: string) =>
  list.find((one) => one.name === name)?.values;

/** A solo game in which the automata have no cards and stay where they are. */
const solo = (seat: object, lieutenant: string, more: object = {}): EscapePlanScenario =>
  table({ seats: [seat], lieutenant: { at: lieutenant, cards: [] }, inspector: { at: 'den.2', cards: [] }, ...more });

describe('dangers', () => {
  test('F3, F4: a player at the exit without the money sees the arrest, and no payment', () => {
    const gate = { at: 'gate3.1', cash: 8, contacts: ['informer'] };
    const game = solo(gate, 'escaped', { day: 3, patrol: OPEN3, escaped: ['lieutenant'] });
    game.go('gate3.1', { escape: true });
    expect(game.step).toBe('payEscape');
    const { changes, dangers } = forecast(game, named('payEscape'));
    expect(changes.cash).toBeUndefined();
    expect(dangers).toEqual([{ kind: 'out', name: 'arrested', values: { price: 10, money: 7 } }]);
    expect(game.payEscape().seat(0)).toMatchObject({ at: 'arrested', cash: 7 });
  });

  test('F4: every way to spend the last turn in the city is a danger', () => {
    const plan = { seats: [{ at: 'mall.1' }, ...IDLE], day: 3, patrol: OPEN3 } as const;
    const last = table({ ...plan, part: 'evening' });
    expect(forecast(last, named('rest')).dangers).toEqual([{ kind: 'out', name: 'lastTurn' }]);
    last.setOut();
    expect(forecast(last, to('gate3.1', true)).dangers).toEqual([]);
    expect(forecast(last, to('gate3.1')).dangers).toEqual([{ kind: 'out', name: 'lastTurn' }]);
    const before = table({ ...plan, part: 'afternoon' });
    expect(forecast(before, named('rest')).dangers).toEqual([]);
    const [first, ...others] = plan.seats;
    const disc = table({ ...plan, seats: [{ ...first, discs: 1 }, ...others], part: 'evening' });
    expect(forecast(disc, named('rest')).dangers).toEqual([]); // rule D12
  });

  test('F3: an escape without its price is an arrest, or a risk if something can still bring money', () => {
    const leaving = (seat: object) =>
      solo({ at: 'gate3.1', cash: 9, firstAid: false, ...seat }, 'escaped', {
        day: 3,
        patrol: OPEN3,
        escaped: ['lieutenant'],
        officers: { gate3: ['federal'] },
      }).setOut();
    const leaves = to('gate3.1', true);
    // The player had to pay $1k at the start of the turn (A1).
    const arrest = [{ kind: 'out', name: 'arrested', values: { price: 10, money: 8 } }];
    expect(forecast(leaving({}), leaves).dangers).toEqual(arrest);
    expect(forecast(leaving({ items: ['vest'] }), leaves).dangers).toEqual(arrest);
    const rich = forecast(leaving({ items: ['vest'], cash: 11 }), leaves);
    expect(rich.dangers).toEqual([]);
    expect(values(rich.facts, 'exitPrice')).toEqual({ price: 10, money: 10 });
    expect(forecast(leaving({ items: ['safe'] }), leaves).dangers).toEqual([
      { kind: 'stake', name: 'exitMoney', values: { price: 10, money: 8 } },
    ]);
  });

  test('D12, F4: keeping the last disc at dawn is an arrest because of the time, not of the price', () => {
    const seats = [{ at: 'mall.1', cash: 5, discs: 1 }, { at: 'escaped' }, { at: 'escaped' }];
    const dawn = table({ seats, day: 3, part: 'dawn', patrol: OPEN3, escaped: [1, 2] });
    expect(dawn.step).toBe('useDisc');
    expect(forecast(dawn, named('decline')).dangers).toEqual([{ kind: 'out', name: 'lastTurn' }]);
  });

  test('A1: a turn bought with a disc is a danger if its payment can’t be made', () => {
    const broke = (cash: number) =>
      table({
        seats: [{ at: 'mall.1', cash, discs: 1 }, { at: 'escaped' }, {}],
        day: 3,
        part: 'night',
        patrol: OPEN3,
        escaped: [1],
      });
    expect(forecast(broke(0), named('useDisc')).dangers).toEqual([
      { kind: 'out', name: 'turnFee', values: { price: 1, money: 0 } },
    ]);
    expect(forecast(broke(1), named('useDisc')).dangers).toEqual([]);
  });

  test('E5: handcuffs, with the assets they cost', () => {
    const seats = [{ at: 'yard.1', wounds: 3 }, ...IDLE];
    const game = table({ seats, officers: { yard: ALL } }).go('gate1.2');
    expect(forecast(game, named('endEvading')).dangers).toEqual([
      { kind: 'loss', name: 'handcuffs', values: { count: 2, assets: 2 } },
    ]);
  });

  test('E4, E5: a journey past more officers than the player can deal with, bear and heal', () => {
    const setOut = (seat: object) =>
      table({
        seats: [{ at: 'yard.1', wounds: 2, items: ['vest'], firstAid: false, ...seat }, ...IDLE],
        officers: { yard: ALL },
      }).setOut();
    const leaves = to('gate1.2');
    const cuffs = (count: number) => [{ kind: 'loss', name: 'handcuffs', values: { count, assets: 0 } }];
    // The vest stops one officer, so two wounds are certain. Only one green cube is left, so the second wound brings
    // handcuffs.
    expect(forecast(setOut({}), leaves).dangers).toEqual(cuffs(1));
    expect(forecast(setOut({ wounds: 3 }), leaves).dangers).toEqual(cuffs(2));
    expect(forecast(setOut({ firstAid: true }), leaves).dangers).toEqual([]); // rule E8
    expect(forecast(setOut({ wounds: 1 }), leaves).dangers).toEqual([]);
    expect(forecast(setOut({ contacts: ['gang'], cash: 9 }), leaves).dangers).toEqual([]);
  });

  test('E5, E8: a wound that nothing can prevent needs no further confirmation', () => {
    const wounded = (seat: object) =>
      table({ seats: [{ at: 'yard.1', wounds: 3, ...seat }, ...IDLE], officers: { yard: ['federal'] } }).go('gate1.2');
    const member = wounded({ members: 1 });
    expect(forecast(member, named('endEvading')).dangers).toHaveLength(1);
    member.endEvading();
    expect(member.step).toBe('takeWound');
    expect(forecast(member, named('takeWound')).dangers).toHaveLength(1); // first aid can still prevent the handcuffs
    member.wound();
    expect(member.step).toBe('takeHandcuffs');
    expect(forecast(member, named('takeHandcuffs')).dangers).toEqual([]);
    const bare = { boxedAssets: ASSETS, contacts: ['gang'], cash: 9, firstAid: false };
    expect(forecast(wounded(bare).endEvading(), named('takeWound')).dangers).toEqual([]);
    expect(forecast(wounded({ ...bare, firstAid: true }).endEvading(), named('takeWound')).dangers).toHaveLength(1);
  });

  test('F3: on the last day, the money that the exit costs', () => {
    const seats = [{ cash: 10, items: [], contacts: ['informer'] }, { at: 'escaped' }, {}];
    const game = table({ seats, day: 3, patrol: OPEN3, escaped: [1] });
    const price = game.view(0).escapeCost;
    const { cash } = game.seat(0);
    expect(cash).toBeGreaterThanOrEqual(price);
    const { changes, dangers } = forecast(game, named('useContact'));
    const after = changes.cash?.[1] ?? cash;
    expect(dangers).toEqual(
      after < price ? [{ kind: 'stake', name: 'exitMoney', values: { price, money: after } }] : [],
    );
  });
});

describe('facts', () => {
  test('L10: a drawn tile says what it pays at the end', () => {
    const seat = { cash: 0, notoriety: 9, contacts: ['stunt', 'informer', 'gang'], keys: ['black'] as const };
    const game = table({ seats: [seat, ...IDLE] })
      .visit('yard.2')
      .decline()
      .openLocker('black');
    expect(game.step).toBe('keepTile');
    for (const move of game.can('keepTile'))
      expect(values(forecast(game, (one) => one === move).facts, 'tilePays')).toEqual({ sum: move.value });
  });

  test('E4: a journey past officers against whom nothing helps shows its wounds and its visit', () => {
    const going = (seat: object) =>
      forecast(
        table({ seats: [{ at: 'yard.1', cash: 9, ...seat }, ...IDLE], officers: { yard: ALL } }).setOut(),
        (move) => move.move === 'travel' && move.left.includes('yard') && move.means.length === 0,
      );
    const helpless = going({});
    expect(helpless.changes.wounds).toEqual([0, 3]);
    expect(values(helpless.facts, 'evade')).toMatchObject({ count: 3, covered: 0, left: 0 });
    // With any one of these, the player could still avoid wounds, so no wounds are forecast.
    for (const seat of [
      { items: ['vest'] },
      { items: ['energyDrink'] },
      { contacts: ['spy1'] },
      { contacts: ['stunt'] },
    ])
      expect(going(seat).changes.wounds).toBeUndefined();
    expect(going({ wounds: 3 }).dangers).toEqual([
      { kind: 'loss', name: 'handcuffs', values: { count: 2, assets: 2 } },
    ]);
  });

  test('L2, G5: a visit secures what the plan pays for it', () => {
    const secured = (place: string): readonly number[] | undefined =>
      forecast(table({ seats: [{ plan: 'printed' }, ...IDLE] }).setOut(), to(place)).changes.plan;
    const { lines } = packOf(table({ seats: [{}, {}] }).state).plans.get('printed')!;
    expect(lines.safeHouse1).toBe('income');
    expect(secured('club.2')).toBeUndefined();
    expect(secured('club.1')).toEqual([0, lines.casino]);
  });

  test('L5, L9: what a key opens, and what a tile for sale does', () => {
    const house = table({ seats: [{ notoriety: 2 }, ...IDLE] }).visit('club.2');
    const { number } = packOf(house.state).lockers.green;
    const key = forecast(house, (move) => move.move === 'takeKey' && move.colour === 'green');
    expect(values(key.facts, 'keyOpens')).toEqual({ colour: 'green', needed: number, reached: 2, draws: 1 });
    const fixer = forecast(house.takeKey('green'), (move) => move.move === 'buyFixer' && move.fixer === 'safe');
    expect(values(fixer.facts, 'fixerTerms')).toEqual({ use: 'safe' });
  });

  test('U1, X6: an asset to unlock: what it does, and what each use costs', () => {
    const game = table({ seats: [{}, ...IDLE] }).rest();
    const { facts } = forecast(game, (move) => move.move === 'unlock' && move.asset === 'heal');
    const { space } = game.play({ move: 'unlock', asset: 'heal' }).seat(0).assets.heal;
    expect(values(facts, 'assetTerms')).toEqual({ power: 'heal', cost: packOf(game.state).assetCosts[space] });
  });

  test('L15, X1: a contact on offer: what it does, its price for each use, and the money for it', () => {
    const offered = (seat: object) =>
      values(
        forecast(table({ seats: [seat, ...IDLE], row: ['stunt'] }).useContact('spy1'), named('takeContact')).facts,
        'contactTerms',
      );
    const { cost = 0, star = false } = packOf(table({ seats: [{}, ...IDLE] }).state).contacts.get('stunt') ?? {};
    const paid = packOf(table({ seats: [{}, ...IDLE] }).state).contacts.get('spy1')?.cost ?? 0;
    const terms = { effect: 'stunt', cost, money: 9 - paid, star: Number(star) };
    expect(offered({ cash: 9, contacts: ['spy1'] })).toMatchObject({ ...terms, spaces: 1 });
    expect(offered({ cash: 9, contacts: ['spy1', 'medic'] })).toMatchObject({ ...terms, spaces: 0 });
  });

  test('E4, J4: all wounds that follow, including those from the Lieutenant', () => {
    const game = solo({ at: 'yard.1', cash: 0, firstAid: true }, 'yard.2', { officers: { yard: ALL } }).go('gate1.2');
    const { facts, changes } = forecast(game, named('endEvading'));
    expect(values(facts, 'wounds')).toEqual({ count: 5, officers: 3, lieutenant: 2 });
    expect(changes.handcuffs).toEqual([0, 1]);
    game.endEvading();
    while (['takeWound', 'takeHandcuffs'].includes(game.step)) game.play(game.match.decision!.moves[0]!);
    expect(game.told('wounded')).toHaveLength(5);
  });

  test('J4: what the Lieutenant costs, in money or in wounds', () => {
    const pays = solo({ at: 'yard.1', cash: 9 }, 'yard.2').setOut();
    expect(values(forecast(pays, to('gate1.2')).facts, 'toll')).toEqual({ sum: 3 });
    expect(forecast(pays, to('gate1.2')).changes.cash?.[1]).toBeLessThanOrEqual(6 + 3);
    const broke = solo({ at: 'yard.1', cash: 2, firstAid: false }, 'yard.2').setOut();
    expect(values(forecast(broke, to('gate1.2')).facts, 'tollWounds')).toEqual({ sum: 3, money: 2, wounds: 2 });
    expect(values(forecast(broke, to('yard.2')).facts, 'tollWounds')).toBeUndefined(); // rule E1
  });

  test('E2: the officers on the route, and how many of them the player can evade or send away', () => {
    const seats = [{ at: 'yard.1', items: ['vest'] as const }, ...IDLE];
    const game = table({ seats, officers: { yard: ALL } }).setOut();
    expect(values(forecast(game, to('gate1.2')).facts, 'evade')).toEqual({
      count: 3,
      covered: 1,
      cost: 0,
      left: 2,
    });
  });

  test('E2, J4: the cost of leaving the destination in the next turn', () => {
    const free = table({ seats: [{ at: 'yard.1' }, ...IDLE] }).setOut();
    expect(values(forecast(free, to('gate1.2')).facts, 'leavingFree')).toEqual({ tile: 'gate1' });
    const guarded = solo({ at: 'yard.1', cash: 2, items: ['vest'] }, 'gate1.2', { officers: { gate1: ALL } }).setOut();
    expect(values(forecast(guarded, to('gate1.2')).facts, 'leaving')).toEqual({
      tile: 'gate1',
      officers: ALL,
      covered: 1,
      cost: 0,
      left: ALL.length - 1,
      toll: 3,
      lieutenant: 2,
    });
    const rich = solo({ at: 'yard.1', cash: 9 }, 'gate1.2').setOut();
    expect(values(forecast(rich, to('gate1.2')).facts, 'leaving')).toMatchObject({ officers: [], lieutenant: 1 });
  });

  test('F3: money that the exit will cost once one more has left', () => {
    const cost = packOf(table({ seats: [{}, {}] }).state).escapeCosts['2'][1] ?? 0;
    const seats = [{ cash: cost, contacts: ['boxer', 'informer'] }, {}];
    const game = table({ seats, day: 3, patrol: OPEN3 });
    const { facts, changes, dangers } = forecast(
      game,
      (move) => move.move === 'useContact' && move.card === 'informer',
    );
    const after = changes.cash?.[1] ?? cost;
    expect(values(facts, 'exitPriceNext')).toEqual(after < cost ? { price: cost, money: after } : undefined);
    expect(after).toBeLessThan(cost);
    expect(dangers).toEqual([]); // no danger yet, because the money is enough for the current price
  });

  test('N2, N3: the next line, and a line that will be crossed', () => {
    const buying = (notoriety: number, red = 0): EscapePlanScenario =>
      table({ seats: [{ at: 'yard.1', notoriety, red, cash: 9, contacts: ['gang'] }, ...IDLE] });
    const star = (game: EscapePlanScenario) => forecast(game, (move) => move.move === 'useContact');
    const facts = [1, 2, 3].map((row) => star(buying(row)).facts.map(({ name }) => name));
    expect(facts.flat().every((name) => ['nextLine', 'crossesLine'].includes(name))).toBe(true);
  });
});
