import { type Match, type SeatId, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { EXITS, FREE_PARTS, PARTS, type Part } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { placeOfExit } from '../geography.ts';
import type { EscapePlan } from '../shape.ts';
import { ESCAPED } from '../state.ts';
import { aloneOnLastDay, journeysNow, untilTravel } from '../testing/alone.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { escapePlanner } from './planner.ts';

const [HOUSE] = PACKS.names();

/** The parts of the day in which a seat without rivals can escape on foot. All its earlier choices are tried. */
function partsToEscape(match: Match<EscapePlan>, seat: SeatId): ReadonlySet<Part> {
  const found = new Set<Part>();
  const tried = new Set<string>();
  const follow = (before: Match<EscapePlan>): void => {
    for (const trial of turnChoices(before)) {
      if (!untilTravel(trial)) continue;
      const { part, seats, headquarters } = trial.state;
      const key = `${part} ${seats[seat]!.at} ${seats[seat]!.discs}`;
      if (tried.has(key)) continue;
      tried.add(key);
      const stops = new Set<string>();
      for (const journey of journeysNow(trial)) {
        const { to, cans, means } = journey;
        if (cans + means.length > 0 || to in headquarters || stops.has(`${to} ${journey.escape}`)) continue;
        stops.add(`${to} ${journey.escape}`);
        const { match: end } = trial.after(journey);
        if (!journey.escape) follow(end);
        else if (isOutAfter(end, seat)) found.add(part);
      }
    }
  };
  follow(match);
  return found;
}

/** Plays the rest of a declared escape. Returns whether the seat has escaped. */
function isOutAfter(match: Match<EscapePlan>, seat: SeatId): boolean {
  for (let { decision } = match; decision !== undefined; { decision } = match) match.play(decision.moves[0]!);
  return match.state.seats[seat]!.at === ESCAPED;
}

/** D12. At night and at dawn, a disc can be used or kept. */
function turnChoices(match: Match<EscapePlan>): readonly Match<EscapePlan>[] {
  const next = match.clone();
  while (next.decision !== undefined && next.decision.step !== 'useDisc' && next.decision.step !== 'chooseTurn')
    quietly(next);
  if (next.decision?.step !== 'useDisc') return [next];
  return [next, ...turnChoices(next.after({ move: 'decline' }).match)];
}

function quietly(match: Match<EscapePlan>): void {
  const moves = match.decision?.moves ?? [];
  const box = moves.find((move) => move.move === 'putContact' && move.where === 'box');
  match.play(box ?? moves.find(({ move }) => ['decline', 'endTurn', 'endEvading'].includes(move)) ?? moves[0]!);
}

test.each([1, 2])('D11, D12: the last turn in which an escape works, by brute force in city %i', (number) => {
  const seen = new Set<string>();
  let asked = 0;
  playUntil(newGame(3, `last ${number}`, [], HOUSE?.hash), `last ${number}`, ({ match: { state, question } }) => {
    if (question?.frame.step !== 'chooseTurn' || state.day !== 3 || asked++ > 1) return false;
    const { seat } = question;
    for (const exit of EXITS) {
      if (placeOfExit(state, exit) === undefined) continue;
      const discs = (asked + exit) % 3;
      const starts = discs === 0 ? FREE_PARTS : PARTS;
      const plans = starts.map((part) => {
        const match = aloneOnLastDay(state, { seat, exit, part, discs });
        return { match, part, open: escapePlanner(viewFor(escapePlan, match.state, seat))!.exits[0]! };
      });
      if (plans.some(({ open }) => open.quicker !== undefined)) continue;
      const latest = plans.findLast(({ open }) => open.last !== undefined)?.part;
      for (const { match, open } of plans) {
        const parts = partsToEscape(match, seat);
        expect(open.last?.part).toBe(PARTS.findLast((one) => parts.has(one)));
        expect(open.turns.map((turn) => turn.part)).toEqual(PARTS.filter((one) => parts.has(one)));
        if (open.last !== undefined) expect(open.setOut?.part).toBe(latest);
        seen.add(open.last === undefined ? 'too late' : `${open.way?.turns} turns`);
      }
    }
    return false;
  });
  expect(seen).toContain('1 turns');
});
