import { forecasts, type Match, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import type { EscapePlan } from '../shape.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { evadedBy, evadingOf, woundsIfStopped } from './evading.ts';

/** Calls `look` at every evade step of random games. */
function atEveryEvading(players: number, look: (match: Match<EscapePlan>) => void): void {
  for (const seed of ['one', 'two', 'three', 'four'])
    playUntil(newGame(players, `evading ${seed}`), `evading ${seed}`, ({ match }) => {
      if (match.question?.frame.step === 'evade') look(match);
      return false;
    });
}

test.each([1, 2, 4])('E4, J4: the number of wounds if the player stops evading, with %i players', (players) => {
  let hurt = 0;
  atEveryEvading(players, (match) => {
    const { seat, moves } = match.question!;
    const end = moves.findIndex(({ move }) => move === 'endEvading');
    const { facts } = forecasts(match, seat)[end]!;
    const count = facts.find(({ name }) => name === 'wounds')?.values?.count ?? 0;
    expect(woundsIfStopped(viewFor(escapePlan, match.state, seat))).toBe(count);
    hurt += Number(count !== 0);
  });
  expect(hurt).toBeGreaterThan(0);
});

test.each([1, 3])('X5, X9: the officers that a move against a tile evades, with %i players', (players) => {
  let compared = 0;
  atEveryEvading(players, (match) => {
    const { seat, moves, frame } = match.question!;
    if (frame.step !== 'evade') return;
    const view = viewFor(escapePlan, match.state, seat);
    const told = forecasts(match, seat);
    for (const tile of evadingOf(view, frame, moves))
      for (const move of [...tile.ways, ...tile.pursuers.flatMap(({ ways }) => ways)]) {
        const officers = told[moves.indexOf(move)]?.facts.find(({ name }) => name === 'evades')?.values?.officers ?? [];
        expect(evadedBy(view, tile, move).toSorted()).toEqual([...(officers as readonly string[])].toSorted());
        compared += 1;
      }
  });
  expect(compared).toBeGreaterThan(3);
});
