import { describe, expect, test } from 'vitest';
import { used } from '../testing/seatPlan.ts';
import { table } from '../testing/table.ts';

const IDLE = [{}, {}];

describe('L. Visit: businesses', () => {
  test('L1: +1 notoriety for each other thief at the location', () => {
    const game = table({ seats: [{}, { at: 'club.1' }, { at: 'club.1' }, { at: 'club.2' }], row: ['stunt'] });
    game.visit('club.1');
    expect(game.heat(0)).toBe(2);
  });

  test('L1, L2: the steps are done in order: others, cube, contact', () => {
    const game = table({ seats: [{ plan: 'printed' }, { at: 'den.2' }, {}], row: ['stunt'] });
    game.visit('den.2').takeContact('stunt').putContact();
    const types = ['notorietyGained', 'cubePlaced', 'received', 'contactChosen', 'contactPlaced'];
    expect(game.events.flatMap(({ type }) => (types.includes(type) ? [type] : []))).toEqual(types);
  });

  test('L2: the topmost cube goes onto the plain hexagon, and a contact is taken', () => {
    const game = table({ seats: [{ plan: 'printed' }, ...IDLE], row: ['stunt'] });
    game.visit('club.1');
    expect(game.state.cubes.casino).toEqual([{ who: 0, hexagon: 'plain' }]);
    expect(game.seat(0)).toMatchObject({ income: 8, cash: 9 });
    expect(game.step).toBe('takeContact');
  });

  test('L2, worked example: the sixth cube leaves, so the income that follows is $5k', () => {
    const seats = [{ plan: 'printed', visited: ['casino', 'restaurant', 'gym'] as const, cash: 0 }, ...IDLE];
    const game = table({ seats, row: ['stunt'] }).visit('den.2'); // the bar is an income line of this plan
    expect(game.state.cubes.bar).toEqual([{ who: 0, hexagon: 'income' }]);
    expect(game.seat(0)).toMatchObject({ income: 5, cash: 5 });
  });

  test.each([
    ['the bar', 'den.2', 'income'],
    ['the gallery', 'pier.3', 'income'],
    ['safe house 1', 'club.2', 'income'],
    ['the casino', 'club.1', 'plain'],
    ['the restaurant', 'arcade.1', 'plain'],
    ['the gym', 'row.1', 'plain'],
    ['the nightclub', 'strip.1', 'plain'],
    ['safe house 2', 'loft.1', 'plain'],
    ['safe house 3', 'attic.1', 'plain'],
  ])('L2, L5, G5, worked example: the printed plan at %s', (_name, place, hexagon) => {
    const game = table({ seats: [{ plan: 'printed', at: 'home.2' }, ...IDLE] });
    game.visit(place);
    expect(game.told('cubePlaced')[0]?.hexagon).toBe(hexagon);
    expect(game.told('received')).toHaveLength(hexagon === 'income' ? 1 : 0);
  });

  test('L2, L16: each player can visit a business only once per game', () => {
    const game = table({ seats: [{ visited: ['casino'] }, ...IDLE] }).setOut();
    expect(game.ways('club.1')).toEqual([]);
    expect(
      game.why({ move: 'travel', to: 'club.1', left: ['home'], points: 2, cans: 0, means: [], escape: false }),
    ).toBe('L2');
  });

  test('L3, S1: with 3 players the second cube closes a business at once', () => {
    const game = table({ seats: [{}, { visited: ['casino'] }, { keys: ['brown'] }], row: ['stunt'] });
    game.visit('club.1');
    expect(game.told('businessClosed')).toEqual([{ type: 'businessClosed', haunt: 'casino' }]);
    expect(game.view().closed).toEqual(['casino']);
  });

  test('L3, S1: with 4 players the third cube closes it', () => {
    const game = table({
      seats: [{}, { visited: ['casino'] }, { visited: ['bar'] }, { visited: ['bar'] }],
      row: ['stunt'],
    });
    game.visit('club.1');
    expect(game.view().closed).toEqual([]);
    const third = table({ seats: [{}, {}, { visited: ['bar'] }, { visited: ['bar'] }], row: ['stunt'] });
    expect(third.visit('den.2').view().closed).toEqual(['bar']);
  });

  test('L3: a closed business needs an unused key of any colour, and stays closed', () => {
    const closed = [{ visited: ['casino'] as const }, { visited: ['casino'] as const }];
    const without = table({ seats: [{ keys: [used('green')] }, ...closed] }).setOut();
    expect(without.ways('club.1')).toEqual([]);
    const travel = {
      move: 'travel',
      to: 'club.1',
      left: ['home'],
      points: 2,
      cans: 0,
      means: [],
      escape: false,
    } as const;
    expect(without.why(travel)).toBe('L3');
    const game = table({ seats: [{ keys: ['green', 'brown', used('black')] }, ...closed], row: ['stunt'] });
    game.go('club.1');
    expect(game.can('useKey').map(({ colour }) => colour)).toEqual(['green', 'brown']);
    game.useKey('brown');
    expect(game.seat(0).keys).toEqual([
      { colour: 'green', used: false },
      { colour: 'brown', used: true },
      { colour: 'black', used: true },
    ]);
    expect(game.state.cubes.casino).toHaveLength(3);
    expect(game.view().closed).toEqual(['casino']);
    expect(game.told('businessClosed')).toEqual([]); // the business was closed before
  });

  test('L3, I5: the Inspector’s cube on a closed business does not close it again', () => {
    const seats = [{ visited: ['casino'] as const }, { visited: ['casino'] as const }];
    const game = table({ seats, order: ['inspector', 0, 1], inspector: { cards: ['casino'] } });
    expect(game.state.cubes.casino).toHaveLength(3);
    expect(game.told('businessClosed')).toEqual([]);
  });

  test('L3, X6: the Master Key opens it for the price of its space', () => {
    const closed = [{ visited: ['casino'] as const }, { visited: ['casino'] as const }];
    // the disc asset is on the $5k space, so the Master Key is on the $4k space
    const seats = [{ unlocked: ['masterKey'] as const, cash: 5, plan: 'printed' }, ...closed];
    const game = table({ seats, row: ['stunt'] }).go('club.1');
    if (game.step === 'openClosed') game.useKey('master');
    expect(game.seat(0).assets.masterKey.at).toBe('used');
    expect(game.seat(0).cash).toBe(1); // the Master Key cost $4k
    const poor = table({ seats: [{ unlocked: ['masterKey'] as const, cash: 3 }, ...closed] }).setOut();
    expect(poor.ways('club.1')).toEqual([]);
  });

  test('L4: the third cube of a group brings a disc at the end of that turn', () => {
    const seats = [{ visited: ['casino', 'bar'] as const, plan: 'plan2' }, ...IDLE];
    const game = table({ seats, row: ['stunt'] })
      .visit('arcade.1')
      .takeContact('stunt')
      .putContact();
    game.endTurn();
    expect(game.step).toBe('groupBonus');
    game.takeDisc();
    expect(game.seat(0).discs).toBe(1);
    expect(game.asked).toBe(1);
  });

  test('L4: the bonus can also be an unlocked asset and one notoriety less, or be declined, but can’t be taken later', () => {
    const seats = [{ visited: ['gym', 'nightclub'] as const, plan: 'plan2' }, ...IDLE];
    const game = table({ seats, row: ['stunt'] })
      .visit('pier.3')
      .takeContact('stunt')
      .putContact()
      .endTurn();
    game.unlockAndMore().unlock('evadeTile');
    expect(game.heat(0)).toBe(-1);
    expect(game.seat(0).assets.evadeTile.at).toBe('unlocked');
    const declined = table({ seats, row: ['stunt'] })
      .visit('pier.3')
      .takeContact('stunt')
      .putContact()
      .endTurn();
    declined.decline();
    expect(declined.seat(0).completed).toEqual([]);
    expect(declined.asked).toBe(1);
  });

  test('L4: two cubes of one group and one of the other complete nothing', () => {
    const seats = [{ visited: ['casino', 'bar'] as const, plan: 'plan2' }, ...IDLE];
    const game = table({ seats, row: ['stunt'] })
      .visit('row.1')
      .takeContact('stunt')
      .putContact()
      .endTurn();
    expect(game.asked).toBe(1);
  });

  test('L3+A2, L16: a player who spends the price of the Master Key at the door does not get in, and the thief stays', () => {
    const closed = [{ visited: ['casino'] as const }, { visited: ['casino'] as const }];
    const seat = { unlocked: ['masterKey'] as const, cash: 4, contacts: ['informer'] };
    const game = table({ seats: [seat, ...closed], row: ['stunt'] }).go('club.1');
    expect(game.step).toBe('openClosed');
    game.useContact('informer');
    expect(game.seat(0)).toMatchObject({ at: 'club.1', cash: 3, income: 9, assets: { masterKey: { at: 'unlocked' } } });
    expect(game.moves).not.toContain('useKey');
    expect(game.decline().step).toBe('endTurn');
    expect(game.seat(0).at).toBe('club.1');
  });

  test('L3+A2: a player who can raise the price of the Master Key at the door gets in', () => {
    const closed = [{ visited: ['casino'] as const }, { visited: ['casino'] as const }];
    const seat = { unlocked: ['masterKey'] as const, cash: 4, contacts: ['informer'], items: ['safe'] as const };
    const game = table({ seats: [seat, ...closed], row: ['stunt'] })
      .go('club.1')
      .useContact('informer');
    expect(game.moves).not.toContain('useKey');
    game.useFixer('safe').useKey('master');
    expect(game.step).toBe('takeContact');
  });
});
