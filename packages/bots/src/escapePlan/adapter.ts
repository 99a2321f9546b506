import type { EscapePlan } from '@getaway/escape-plan/view';
import type { Adapter, Planner } from '../adapter.ts';
import { aimIn } from './aimIn.ts';
import { candidatesOf } from './candidates.ts';
import { CHARACTERS_OF_ESCAPE_PLAN } from './characters.ts';
import { answerByHabit, nthBest } from './habits.ts';
import { escapePlanLearned } from './learned/learned.ts';
import { beginnersStandingOf, standingOf } from './standing.ts';
import { surveyOf } from './survey.ts';
import { isNewTurn } from './turns.ts';

/** The steps at which the destination of the turn is still open. */
const STEPS_BEFORE_TRAVEL: readonly string[] = ['useDisc', 'chooseTurn'];

const JOURNEYS: readonly Planner<EscapePlan>[] = [0, 1, 2].map(
  (n) => (view, fork) => (fork.step === 'travel' ? nthBest(view, fork, n) : answerByHabit(view, fork)),
);
const HABITS: readonly Planner<EscapePlan>[] = [answerByHabit];

export const escapePlanAdapter: Adapter<EscapePlan> = {
  worth: (view) => standingOf(surveyOf(view)),
  glance: (view) => beginnersStandingOf(surveyOf(view)),
  stake: 60,
  beginnerStake: 340,
  characters: CHARACTERS_OF_ESCAPE_PLAN,
  plans: (_view, { step }) => (STEPS_BEFORE_TRAVEL.includes(step) ? JOURNEYS : HABITS),
  candidates: candidatesOf,
  isNewTurn,
  aimIn,
  learned: escapePlanLearned,
};
