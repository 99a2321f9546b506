import type { Forecast, Move } from '@getaway/kernel';
import { expect, test } from 'vitest';
import type { GameUi } from '../gameUi.ts';
import type { TableUi } from '../tableUi.ts';
import { primaryInLesson, primaryOf } from './primary.ts';

const [END, EXTRA] = [{ move: 'endTurn' }, { move: 'declineExtraTurn' }];
const GAME = {} as GameUi;

/** A table that asks for one of these moves. Either all of them are dangerous, or none is. */
const asking = (moves: readonly Move[], isDangerous: boolean): TableUi =>
  ({
    asked: { number: 1, seat: 0, frame: { step: 'endTurn' }, moves },
    forecastOf: () => ({ dangers: isDangerous ? [{ name: 'endsGame' }] : [] }) as unknown as Forecast,
  }) as unknown as TableUi;

test('the primary button ends the turn', () => {
  expect(primaryOf(asking([END, EXTRA], false), GAME)).toEqual({ kind: 'end', moves: [END] });
});

test('a certain loss is never primary; if it is the only choice, its button is red and asks for a confirmation', () => {
  expect(primaryOf(asking([END, EXTRA], true), GAME)).toBe(undefined);
  expect(primaryOf(asking([END], true), GAME)).toEqual({ kind: 'danger', moves: [END] });
});

test('the move that the game prefers is primary among dangerous ones, unless it certainly costs something itself', () => {
  const [pass, risky] = [{ move: 'pass' }, { move: 'recruit' }];
  const game = { primary: () => pass } as unknown as GameUi;
  const table = (dangerous: readonly Move[]): TableUi => {
    const forecastOf = (move: Move) => ({ dangers: dangerous.includes(move) ? [{ name: 'loses' }] : [] });
    return { ...asking([pass, risky], false), forecastOf } as unknown as TableUi;
  };
  expect(primaryOf(table([risky]), game)).toEqual({ kind: 'plain', moves: [pass] });
  expect(primaryOf(table([pass, risky]), game)).toBe(undefined);
});

test('in a lesson the primary button suggests nothing, and confirms what was touched', () => {
  const both = asking([END, EXTRA], false);
  expect(primaryInLesson(both, GAME)).toBe(undefined);
  expect(primaryInLesson(asking([END], false), GAME)).toEqual({ kind: 'end', moves: [END] });
  const considered = { moves: [EXTRA], pinned: true } as unknown as NonNullable<TableUi['considered']>;
  expect(primaryInLesson({ ...both, considered }, GAME)).toEqual({ kind: 'confirm', moves: [EXTRA] });
});
