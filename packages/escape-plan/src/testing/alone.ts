import { Match, type SeatId } from '@getaway/kernel';
import { EXITS, type Exit, type Part } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { GoTo } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import { ARRESTED, type State } from '../state.ts';

export interface Last {
  readonly seat: SeatId;
  readonly exit: Exit;
  readonly part?: Part;
  readonly discs?: number;
}

/** The last day in the same city for one seat, without rivals, automata or officers. Only `exit` is open. */
export function aloneOnLastDay(state: State, { seat, exit, part = 'morning', discs = 0 }: Last): Match<EscapePlan> {
  const dream = escapePlan.cloneState(state);
  Object.assign(dream, { day: 3, part, turnOrder: [seat], escaped: [], leftThisPart: [], evaded: [], officers: {} });
  for (const other of EXITS) dream.patrol[other] = other === exit ? 1 : 2;
  for (const [other, held] of dream.seats.entries()) if (other !== seat) held.at = ARRESTED;
  for (const figure of Object.values(dream.automata)) figure.at = ARRESTED;
  Object.assign(dream.seats[seat] as object, { discs, rested: true });
  dream.stack = [{ step: 'beginPart', part }];
  return Match.from(escapePlan, dream, 0);
}

const QUIET = ['useDisc', 'setOut', 'decline', 'endEvading', 'takeWound', 'endTurn', 'passTurn'];

/** Plays until the next travel step and declines whatever can be declined. Returns false if the game ends first. */
export function untilTravel(match: Match<EscapePlan>): boolean {
  for (let { decision } = match; decision !== undefined; { decision } = match) {
    if (decision.step === 'travel' && decision.moves.some(({ move }) => move === 'travel')) return true;
    const { moves } = decision;
    const quiet = moves.find((move) => move.move === 'putContact' && move.where === 'box');
    match.play(quiet ?? moves.find(({ move }) => QUIET.includes(move)) ?? (moves[0] as (typeof moves)[number]));
  }
  return false;
}

/** The journeys that the current travel step offers. */
export const journeysNow = ({ decision }: Match<EscapePlan>): readonly GoTo[] =>
  decision?.moves.filter((move): move is GoTo => move.move === 'travel') ?? [];
