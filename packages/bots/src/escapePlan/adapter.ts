import type { EscapePlan } from '@getaway/escape-plan/view';
import type { Adapter, Plan } from '../adapter.ts';
import type { Fork } from '../imagined.ts';
import { candidatesOf } from './candidates.ts';
import { answerByHabit, nthBest } from './habits.ts';
import { standingOf } from './standing.ts';
import { surveyOf } from './survey.ts';

/** Steps before the journey, when the turn's destination is still open. */
const SETTING_OUT: readonly string[] = ['useDisc', 'chooseTurn'];

const JOURNEYS: readonly Plan<EscapePlan>[] = [0, 1, 2].map(
  (n) => (view, fork) => (fork.step === 'travel' ? nthBest(view, fork, n) : answerByHabit(view, fork)),
);
const HABITS: readonly Plan<EscapePlan>[] = [answerByHabit];

/** Steps of an executive action, after which the turn continues. */
const ASIDE: readonly string[] = [
  'useDisc',
  'chooseTurn',
  'moveOfficer',
  'removeOfficer',
  'takeContact',
  'placeContact',
  'returnMember',
  'unlockAsset',
];
const ELSEWHERE: readonly string[] = ['endTurn', 'useDisc', 'placeTile', 'unlockForCash', 'moveNearer', 'groupBonus'];

/** Events after the last step of a turn are not the viewer's doing. The evaluation accounts for bonuses. */
function isNewTurn(before: Fork<EscapePlan>, now: Fork<EscapePlan>): boolean {
  if (now.seat !== before.seat || ELSEWHERE.includes(now.step)) return true;
  return now.step === 'chooseTurn' && !ASIDE.includes(before.step);
}

export const escapePlanAdapter: Adapter<EscapePlan> = {
  worth: (view) => standingOf(surveyOf(view)),
  plans: (_view, { step }) => (SETTING_OUT.includes(step) ? JOURNEYS : HABITS),
  candidates: candidatesOf,
  isNewTurn,
};
