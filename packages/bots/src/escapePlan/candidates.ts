import type { Move } from '@getaway/escape-plan/moves';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../imagined.ts';
import { heals } from './actions.ts';
import { ranksFor } from './habits.ts';
import { fastJourneys } from './journeys.ts';
import { surveyOf } from './survey.ts';

/** How many moves are evaluated closely at each step. A step can offer a hundred moves. */
const MOST: Readonly<Record<string, number>> = {
  travel: 8,
  placeTile: 5,
  moveOfficer: 4,
  moveNearer: 4,
  removeOfficer: 3,
  takeContact: 4,
};

/**
 * The steps at which executive actions are considered: before and after a turn, against officers and wounds, and at the
 * exit.
 */
const MOMENTS: readonly string[] = ['chooseTurn', 'evade', 'takeWound', 'payEscape', 'endTurn'];
const ACTIONS: readonly string[] = ['useContact', 'useFixer', 'useEquipment', 'useFirstAid', 'useMember', 'useAsset'];

export function candidatesOf(view: View, fork: DreamDecision<EscapePlan>): readonly Move[] {
  const sensible = sensibleMoves(view, fork);
  return bestOf(view, fork, sensible, MOST[fork.step] ?? sensible.length);
}

/** All moves that can be useful at all. */
export const sensibleMoves = (view: View, fork: DreamDecision<EscapePlan>): readonly Move[] =>
  fastJourneys(fork.moves).filter(
    (move) => !isAction(move) || (MOMENTS.includes(fork.step) && isOfUse(view, fork, move)),
  );

export const isAction = ({ move }: Move): boolean => ACTIONS.includes(move);

export function bestOf(
  view: View,
  fork: DreamDecision<EscapePlan>,
  moves: readonly Move[],
  most: number,
): readonly Move[] {
  if (moves.length <= most) return moves;
  const rank = ranksFor(view, fork);
  return moves
    .map((move) => ({ move, rank: rank(move) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ move }) => move);
}

/**
 * X11. Whether an action is useful. Actions without effect are legal but pointless. The exception is an asset at the
 * exit, because a used asset scores points.
 */
function isOfUse(view: View, { step }: DreamDecision<EscapePlan>, move: Move): boolean {
  const survey = surveyOf(view);
  if (move.move === 'useFirstAid') return survey.own.wounds > 0;
  if (move.move === 'useFixer' && move.fixer === 'firstAidKit') return heals(survey, move);
  if (move.move === 'useContact' && survey.pack.contacts.get(move.card)?.kind === 'medic') return heals(survey, move);
  if (move.move !== 'useAsset' || step === 'payEscape') return true;
  if (move.asset === 'heal') return heals(survey, move);
  if (move.asset === 'masterKey') return false; // R37: the Master Key is used only at a step that asks for a key
  return move.asset !== 'evadeTile' || move.tile !== undefined;
}
