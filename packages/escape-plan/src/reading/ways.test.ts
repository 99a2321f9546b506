import type { Match, SeatId } from '@getaway/kernel';
import { viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { EXITS } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { placeOfExit } from '../geography.ts';
import type { GoTo } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import type { State } from '../state.ts';
import { aloneOnLastDay, journeysNow, type Last, untilTravel } from '../testing/alone.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame, table } from '../testing/table.ts';
import { whyNoVisit } from '../visits/visit.ts';
import { type Way, waysTo } from './ways.ts';

const [HOUSE] = PACKS.names();

/** Whether these gas cans and rides are enough for a journey. */
const uses = ({ cans, means }: GoTo, left: Pick<Way, 'cans' | 'means'>): boolean =>
  cans <= left.cans && without(left.means, means).length === left.means.length - means.length;

function without(all: readonly string[], some: readonly string[]): readonly string[] {
  const left = [...all];
  for (const one of some) if (left.includes(one)) left.splice(left.indexOf(one), 1);
  return left;
}

/**
 * Follows a way under the rules. Returns the MP (movement points) spent if the thief escapes. Undefined if the rules
 * forbid the way.
 */
function walk(match: Match<EscapePlan>, way: Way): number | undefined {
  let points = 0;
  let left: Pick<Way, 'cans' | 'means'> = way;
  for (const [turn, stop] of way.stops.entries()) {
    if (!untilTravel(match)) return undefined;
    const isLast = turn === way.stops.length - 1;
    const [journey] = journeysNow(match)
      .filter((one) => one.to === stop && one.escape === isLast && uses(one, left))
      .toSorted((a, b) => a.points - b.points);
    if (journey === undefined) return undefined;
    points += journey.points;
    left = { cans: left.cans - journey.cans, means: without(left.means, journey.means) };
    match.play(journey);
  }
  return points;
}

/** Whether the seat can escape within this many turns. Each turn must end at a place that costs nothing. */
function escapesWithin(match: Match<EscapePlan>, seat: SeatId, turns: number, handed: boolean): boolean {
  if (turns === 0 || !untilTravel(match)) return false;
  const journeys = journeysNow(match).filter(({ cans, means }) => handed || cans + means.length === 0);
  if (journeys.some((journey) => journey.escape)) return true;
  if (turns === 1) return false;
  return journeys.some((journey) => {
    if (whyNoVisit(match.state, seat, journey.to, { cash: 0 }) !== undefined) return false;
    return escapesWithin(match.after(journey).match, seat, turns - 1, handed);
  });
}

interface Tried extends Last {
  readonly state: State;
}

/** Calls `look` with every exit in the city, at some questions of a random game. */
function atSomeQuestions(players: number, seed: string, every: number, look: (tried: Tried) => void): void {
  let asked = 0;
  playUntil(newGame(players, seed, [], HOUSE?.hash), seed, ({ match }) => {
    const { seat, frame } = match.question!;
    if (frame.step !== 'chooseTurn' || asked++ % every > 0) return false;
    for (const exit of EXITS)
      if (placeOfExit(match.state, exit) !== undefined) look({ state: match.state, seat, exit });
    return false;
  });
}

const waysIn = ({ state, seat, exit }: Tried) =>
  waysTo(viewFor(escapePlan, state, seat), seat, placeOfExit(state, exit) ?? '');

describe('ways to the exits', () => {
  test.each([1, 2, 3, 4])('V, F1: every way is legal and costs the stated points, with %i players', (players) => {
    const seen = new Set<string>();
    for (const seed of ['a', 'b', 'c'])
      atSomeQuestions(players, `ways ${players} ${seed}`, 2, (tried) => {
        const { onFoot, quicker } = waysIn(tried);
        for (const way of [onFoot, quicker]) {
          if (way === undefined || way.turns > 3) continue;
          seen.add(way === onFoot ? `${way.turns} on foot` : 'quicker');
          expect(walk(aloneOnLastDay(tried.state, tried), way)).toBe(way.points);
        }
        if (onFoot !== undefined && quicker !== undefined) expect(quicker.turns).toBeLessThan(onFoot.turns);
      });
    expect(seen).toContain('1 on foot');
    expect(seen).toContain('2 on foot');
  });

  test.each([1, 3])('V, F1: no other way has fewer turns, with %i players', (players) => {
    let checked = 0;
    for (const seed of ['a', 'b', 'c', 'd'])
      atSomeQuestions(players, `fewest ${players} ${seed}`, 3, (tried) => {
        const { onFoot, quicker } = waysIn(tried);
        const { state, seat } = tried;
        const onFootTurns = Math.min(onFoot?.turns ?? 3, 3);
        const anyTurns = Math.min(quicker?.turns ?? onFootTurns, 3);
        expect(escapesWithin(aloneOnLastDay(state, tried), seat, onFootTurns - 1, false)).toBe(false);
        expect(escapesWithin(aloneOnLastDay(state, tried), seat, anyTurns - 1, true)).toBe(false);
        checked += Number(onFootTurns > 1);
      });
    expect(checked).toBeGreaterThan(10);
  });

  test('F1: a thief at the exit needs no points', () => {
    const { state } = table({ seats: [{ at: 'gate3.1' }, {}, {}] });
    const { onFoot, quicker } = waysTo(viewFor(escapePlan, state, 0), 0, 'gate3.1');
    expect([onFoot?.turns, onFoot?.points, quicker]).toEqual([1, 0, undefined]);
  });

  test('L8, L16: no turn on the way ends at a headquarters, where the gang takes its pay', () => {
    for (const seed of ['a', 'b'])
      atSomeQuestions(2, `stops ${seed}`, 1, (tried) => {
        const { onFoot, quicker } = waysIn(tried);
        for (const stop of [...(onFoot?.stops ?? []), ...(quicker?.stops ?? [])])
          expect(Object.keys(tried.state.headquarters)).not.toContain(stop);
      });
  });
});
