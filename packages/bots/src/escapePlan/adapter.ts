import type { EscapePlan } from '@getaway/escape-plan/view';
import type { Adapter, Plan } from '../adapter.ts';
import type { DreamDecision } from '../imagined.ts';
import { candidatesOf } from './candidates.ts';
import { CHARACTERS_OF_ESCAPE_PLAN } from './characters.ts';
import { answerByHabit, nthBest } from './habits.ts';
import { standingOf } from './standing.ts';
import { surveyOf } from './survey.ts';

/** Steps before the journey, when the turn's destination is still open. */
const STEPS_BEFORE_TRAVEL: readonly string[] = ['useDisc', 'chooseTurn'];

const JOURNEYS: readonly Plan<EscapePlan>[] = [0, 1, 2].map(
  (n) => (view, fork) => (fork.step === 'travel' ? nthBest(view, fork, n) : answerByHabit(view, fork)),
);
const HABITS: readonly Plan<EscapePlan>[] = [answerByHabit];

/** Steps of an executive action, after which the turn continues. */
const ACTION_STEPS: readonly string[] = [
  'useDisc',
  'chooseTurn',
  'moveOfficer',
  'removeOfficer',
  'takeContact',
  'placeContact',
  'returnMember',
  'unlockAsset',
];
const STEPS_AFTER_TURN: readonly string[] = [
  'endTurn',
  'useDisc',
  'placeTile',
  'unlockForCash',
  'moveNearer',
  'groupBonus',
];

/** Events after the last step of a turn are not the viewer's doing. The evaluation accounts for bonuses. */
function isNewTurn(before: DreamDecision<EscapePlan>, now: DreamDecision<EscapePlan>): boolean {
  if (now.seat !== before.seat || STEPS_AFTER_TURN.includes(now.step)) return true;
  return now.step === 'chooseTurn' && !ACTION_STEPS.includes(before.step);
}

export const escapePlanAdapter: Adapter<EscapePlan> = {
  worth: (view) => standingOf(surveyOf(view)),
  stake: 40,
  characters: CHARACTERS_OF_ESCAPE_PLAN,
  plans: (_view, { step }) => (STEPS_BEFORE_TRAVEL.includes(step) ? JOURNEYS : HABITS),
  candidates: candidatesOf,
  isNewTurn,
};
