import { type SeatId, type Viewer, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import type { SeatPlan } from '../testing/seatPlan.ts';
import { type EscapePlanScenario, table } from '../testing/table.ts';
import { arrestOf } from './arrest.ts';
import { evadedNow } from './onTile.ts';

const lastDay = (seat: SeatPlan, more: Partial<Parameters<typeof table>[0]> = {}): EscapePlanScenario =>
  table({
    seats: [seat, { at: 'escaped' }, {}],
    day: 3,
    part: 'morning',
    patrol: { 1: 2, 2: 2, 3: 1 },
    escaped: [1],
    ...more,
  });

const arrestIn = (game: EscapePlanScenario, seat: SeatId, viewer: Viewer = seat) =>
  arrestOf(viewFor(escapePlan, game.state, viewer), game.events, seat);

test('F3: a player who can’t pay at the exit, with the sums that the viewer may know', () => {
  const game = lastDay({ at: 'gate3.1', cash: 3 }).go('gate3.1', { escape: true });
  if (game.step === 'payEscape') game.payEscape();
  expect(game.seat(0).at).toBe('arrested');
  expect(arrestIn(game, 0)).toEqual({ reason: 'exit', price: 5, money: 2 }); // $1k was paid for the turn (A1)
  expect(arrestIn(game, 0, 2)).toEqual({ reason: 'exit', price: 5, money: undefined }); // rule R17
  expect(arrestIn(game, 2)).toBeUndefined();
});

test('A1: a player who can’t pay at the start of a turn', () => {
  const game = lastDay({ cash: 0 });
  expect(game.seat(0).at).toBe('arrested');
  expect(arrestIn(game, 0)).toEqual({ reason: 'turn', price: 1, money: 0 });
});

test('F4: a player who is still in the city after dawn of day 3', () => {
  const game = lastDay({ cash: 500 }, { part: 'dawn', from: 'adjustment' });
  expect(arrestIn(game, 0)).toMatchObject({ reason: 'dawn', price: 0 });
});

test('E7: an officer counts as evaded only as long as the evading lasts', () => {
  const officers = { mall: ['federal'] } as const;
  const game = table({ seats: [{ at: 'mall.1', contacts: ['boxer'] }, {}, {}], officers });
  game.go('gate3.1');
  const view = (): Parameters<typeof evadedNow>[0] => escapePlan.publicView(game.state);
  expect(game.step).toBe('evade');
  const [evade] = game.can('useContact');
  if (evade !== undefined) game.play(evade);
  expect(view().evaded.length).toBe(1);
  if (game.step === 'evade') {
    expect(evadedNow(view())).toEqual(view().evaded);
    game.endEvading();
  }
  expect(view().evaded.length).toBe(1);
  expect(evadedNow(view())).toEqual([]);
});
