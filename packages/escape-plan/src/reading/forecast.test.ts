import { forecasts, Match, seatsFrom } from '@getaway/kernel';
import { checkForecasts } from '@getaway/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { escapePlan } from '../definition.ts';
import type { Move } from '../moves.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { changeOf } from './forecast.ts';

const [HOUSE] = PACKS.names();

test.each([1, 2, 3, 4, 5])('every forecast of a random game is correct, with %i players', (players) => {
  const sums = { compared: 0, revealing: 0 };
  for (const pack of [HOUSE?.hash, undefined])
    playUntil(newGame(players, `forecasts ${players}`, [], pack), 'forecasts', ({ match }) => {
      const { compared, revealing } = checkForecasts(match);
      sums.compared += compared;
      sums.revealing += revealing;
      return false;
    });
  expect(sums.compared).toBeGreaterThan(500);
  expect(sums.revealing).toBeGreaterThan(10);
});

const IDLE = [{}, {}];
const ALL = ['federal', 'local', 'swat'] as const;
type Position = Parameters<typeof table>[0];

function forecastOf({ match }: { readonly match: ReturnType<typeof table>['match'] }, move: Move['move']) {
  const { decision } = match;
  const at = decision?.moves.findIndex((option) => option.move === move) ?? -1;
  return forecasts(match, decision?.seat ?? -1)[at];
}

describe('the content of a forecast', () => {
  const evading = (seat: Position['seats'][number]) =>
    table({ seats: [{ at: 'yard.1', firstAid: true, ...seat }, ...IDLE], officers: { yard: ALL } }).go('gate1.2');

  test('E4, E8: all wounds of an evade step, although each could be healed in between', () => {
    const forecast = forecastOf(evading({ wounds: 0 }), 'endEvading');
    expect(changeOf(forecast, 'wounds')).toEqual({ before: 0, after: 3, by: 3 });
    expect(changeOf(forecast, 'handcuffs')).toBeUndefined();
  });

  test('E5: handcuffs replace a red cube, heal one wound and cost an asset', () => {
    const forecast = forecastOf(evading({ wounds: 3 }), 'endEvading');
    expect(changeOf(forecast, 'handcuffs')?.by).toBe(2);
    expect(changeOf(forecast, 'assetsLost')?.by).toBe(2);
    expect(changeOf(forecast, 'wounds')?.by).toBe(-1);
  });

  test('A2: the forecast of an executive action does not include the wounds that follow', () => {
    const game = evading({ wounds: 1 }).play({ move: 'endEvading' });
    expect(game.step).toBe('takeWound');
    expect(changeOf(forecastOf(game, 'useFirstAid'), 'wounds')?.by).toBe(-1);
    expect(changeOf(forecastOf(game, 'takeWound'), 'wounds')?.by).toBe(1);
  });

  test('N2: no notoriety is lost below the bottom', () => {
    const visiting = (notoriety: number) =>
      table({ seats: [{ at: 'yard.1', notoriety, items: ['disguise'] }, ...IDLE] });
    expect(changeOf(forecastOf(visiting(4), 'useFixer'), 'notoriety')?.by).toBe(-1);
    expect(changeOf(forecastOf(visiting(1), 'useFixer'), 'notoriety')).toBeUndefined();
  });

  test('only the seat that is asked gets forecasts', () => {
    const { match } = evading({});
    for (const other of seatsFrom(3, match.decision!.seat).slice(1)) expect(forecasts(match, other)).toEqual([]);
    expect(forecasts(Match.from(escapePlan, match.state, 0), match.decision!.seat)).not.toEqual([]);
  });
});
