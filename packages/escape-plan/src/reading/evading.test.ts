import { forecasts, type Match, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import type { EscapePlan } from '../shape.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { evadedBy, evadingOf, stopsEverybody, woundsIfStopped } from './evading.ts';
import { planEvasion, sendingAway } from './evasion.ts';

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

const ALL = ['federal', 'local', 'swat'] as const;

/** The evade step after a seat with these things has left a tile with these officers. */
function leaving(seat: object, officers: readonly (typeof ALL)[number][]) {
  const { match } = table({ seats: [{ at: 'yard.1', cash: 9, ...seat }, {}, {}], officers: { yard: officers } }).go(
    'gate1.2',
  );
  const { frame, moves = [] } = match.question ?? {};
  if (frame?.step !== 'evade') throw new Error('nobody to evade');
  return { view: viewFor(escapePlan, match.state, 0), frame, moves };
}

test('X9: a contact who evades one type never stops everybody, even if all officers are of that type', () => {
  const { view, frame, moves } = leaving({ contacts: ['boxer', 'gang'] }, ['federal']);
  const uses = moves.flatMap((move) => (move.move === 'useContact' && move.tile !== undefined ? [move] : []));
  const [tile] = evadingOf(view, frame, moves);
  expect(uses.map((move) => [move.card, stopsEverybody(view, move), evadedBy(view, tile!, move)])).toEqual([
    ['boxer', false, ['federal']],
    ['gang', true, ['federal']],
  ]);
});

test('E7: what could send away an officer whom the suggestion leaves', () => {
  const rids = (officers: readonly (typeof ALL)[number][]) => {
    const { view, frame, moves } = leaving({ contacts: ['boxer'], unlocked: ['moveSwat'] }, officers);
    return sendingAway(view, frame, moves, planEvasion(view, frame, moves)).map(({ move }) => move);
  };
  expect(rids(['federal', 'swat'])).toEqual(['useAsset']);
  expect(rids(['federal'])).toEqual([]);
});
