import { forecasts } from '@getaway/kernel';
import { expect, test } from 'vitest';
import type { Move } from '../moves.ts';
import { OPEN3 } from '../testing/solo.ts';
import { type EscapePlanScenario, table } from '../testing/table.ts';

const IDLE = [{}, {}];

/** A game in which a seat has rested and can still use first aid, so the end of its turn is asked. */
function resting(seat: object): EscapePlanScenario {
  const game = table({ seats: [{ at: 'yard.1', wounds: 1, firstAid: true, ...seat }, ...IDLE] }).rest('heal');
  expect(game.step).toBe('endTurn');
  return game;
}

/** The names and values of the facts about the first move of this name. */
function factsOf({ match }: EscapePlanScenario, name: Move['move']): ReadonlyMap<string, unknown> {
  const { seat = -1, moves = [] } = match.decision ?? {};
  const forecast = forecasts(match, seat)[moves.findIndex(({ move }) => move === name)];
  if (forecast === undefined) throw new Error('no such move');
  return new Map(forecast.facts.map((fact) => [fact.name, fact.values]));
}

test('N2, N3: the end of the turn says that the cubes will take the marker over a line, or past the top', () => {
  const ending = (notoriety: number, red: number) => factsOf(resting({ notoriety, red }), 'endTurn');
  expect(ending(2, 1).get('crossesLine')).toEqual({ line: 0 });
  expect(ending(1, 1).has('crossesLine')).toBe(false);
  expect(ending(2, 0).has('crossesLine')).toBe(false);
});

test('F3: nobody can leave before a player who has declared the escape, so no higher price is forecast', () => {
  const seats = [{ at: 'gate3.1', cash: 10, contacts: ['boxer', 'informer'] }, {}];
  const position = { seats, day: 3, patrol: OPEN3, officers: { gate3: ['federal'] } } as const;
  expect(factsOf(table(position), 'useContact').has('exitPriceNext')).toBe(true);
  const leaving = table(position).go('gate3.1', { escape: true });
  expect(leaving.step).toBe('evade');
  expect(factsOf(leaving, 'useContact').has('exitPriceNext')).toBe(false);
});
