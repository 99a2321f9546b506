import type { Move } from '@getaway/escape-plan/moves';
import type { EscapePlan, View } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../imagined.ts';
import { rankAction } from './actions.ts';
import { fastJourneys, journeyJudge, rankStep } from './journeys.ts';
import { rankOfficerMove } from './officers.ts';
import { rankPlacing } from './placing.ts';
import { type Survey, surveyOf } from './survey.ts';
import { rankVisit } from './visits.ts';

/** A quick rating of a move. Declining is 0, and moves that are worse than declining are negative. */
export type Rank = (move: Move) => number;

export function ranksFor(view: View, { step }: DreamDecision<EscapePlan>): Rank {
  const survey = surveyOf(view);
  const judge = step === 'travel' ? journeyJudge(survey) : undefined;
  return (move) => (move.move === 'travel' && judge !== undefined ? judge(move) : rankOf(survey, step, move));
}

/** Answers any decision with the move of the highest rank, without looking ahead. */
export function answerByHabit(view: View, fork: DreamDecision<EscapePlan>): Move {
  return nthBest(view, fork, 0);
}

/** The move with the nth highest rank, or the last one if there are fewer moves. */
export function nthBest(view: View, fork: DreamDecision<EscapePlan>, n: number): Move {
  const rank = ranksFor(view, fork);
  const ranked = fastJourneys(fork.moves)
    .map((move) => ({ move, rank: rank(move) }))
    .sort((a, b) => b.rank - a.rank);
  return (ranked[Math.min(n, ranked.length - 1)] ?? ranked[0])?.move as Move;
}

function rankOf(survey: Survey, step: DreamDecision<EscapePlan>['step'], move: Move): number {
  switch (move.move) {
    case 'placeTile':
      return rankPlacing(survey, move);
    case 'moveOfficer':
    case 'removeOfficer':
      return rankOfficerMove(survey, move);
    case 'useContact':
    case 'useFixer':
    case 'useEquipment':
    case 'useFirstAid':
    case 'useMember':
    case 'useAsset':
      return rankAction(survey, step, move);
    case 'setOut':
    case 'useDisc':
      return 1;
    case 'arrive':
    case 'stepTo':
    case 'returnCan':
      return rankStep(survey, move);
    case 'openHaunt': {
      const line = survey.lines[move.haunt];
      return typeof line === 'number' ? line : 10;
    }
    default:
      return rankVisit(survey, move);
  }
}
