import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import type { SeatPlan } from '../testing/seatPlan.ts';
import { type EscapePlanScenario, table } from '../testing/table.ts';
import { whyArrested } from './arrest.ts';
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

test('F3: a player who can’t pay at the exit', () => {
  const game = lastDay({ at: 'gate3.1', cash: 3 }).go('gate3.1', { escape: true });
  if (game.step === 'payEscape') game.payEscape();
  expect(game.seat(0).at).toBe('arrested');
  expect(whyArrested(game.events, 0)).toBe('exit');
  expect(whyArrested(game.events, 2)).toBeUndefined();
});

test('A1: a player who can’t pay at the start of a turn', () => {
  const game = lastDay({ cash: 0 });
  expect(game.seat(0).at).toBe('arrested');
  expect(whyArrested(game.events, 0)).toBe('turn');
});

test('F4: a player who is still in the city after dawn of day 3', () => {
  const game = lastDay({ cash: 500 }, { part: 'dawn', from: 'adjustment' });
  expect(whyArrested(game.events, 0)).toBe('dawn');
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
