import { forecasts, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { LAST_DAY } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { Move } from '../moves.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { escapePlanner } from './planner.ts';

const [HOUSE] = PACKS.names();

const spendsTurn = (move: Move): boolean => (move.move === 'travel' && !move.escape) || move.move === 'rest';

test('D11, F1: a journey or a rest after which the exit can no longer be reached in time is a danger', () => {
  const seen = new Set<string>();
  for (const seed of ['late 1', 'late 2', 'late 3'])
    playUntil(newGame(3, seed, [], HOUSE?.hash), seed, ({ match }) => {
      const { seat = -1, moves = [] } = match.decision ?? {};
      if (match.state.day !== LAST_DAY || !moves.some(spendsTurn)) return false;
      const inTime = (state: typeof match.state): boolean =>
        escapePlanner(viewFor(escapePlan, state, seat))!.exits.some(({ turns }) => turns.length > 0);
      const then = inTime(match.state);
      for (const [i, { dangers }] of forecasts(match, seat).entries()) {
        const move = moves[i]!;
        const [late] = dangers.filter(({ name }) => name === 'exitTooFar');
        if (!spendsTurn(move) || dangers.some(({ kind }) => kind === 'out')) {
          expect(late).toBeUndefined();
          continue;
        }
        const { state } = match.after(move).match;
        const isStillHere = state.seats[seat]!.at !== 'arrested';
        // L8, X5. Unlike `state`, the forecast can include hiring the gang at the destination, whose members can fly.
        // So the two can't be compared.
        if (move.move === 'travel' && move.to in match.state.headquarters) continue;
        expect(late !== undefined).toBe(then && isStillHere && !inTime(state));
        seen.add(late === undefined ? `${move.move} in time` : `${move.move} too late`);
        if (late !== undefined) expect(late).toMatchObject({ kind: 'stake', values: { left: expect.any(Number) } });
      }
      return false;
    });
  expect(seen).toContain('travel in time');
  expect(seen).toContain('travel too late');
});
