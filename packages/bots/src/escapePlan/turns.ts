import type { EscapePlan } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../imagined.ts';

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

/**
 * Whether a new turn has begun. A turn counts as over after its last step, because later events are not caused by the
 * viewer, and the evaluation accounts for bonuses.
 */
export function isNewTurn(before: DreamDecision<EscapePlan>, now: DreamDecision<EscapePlan>): boolean {
  if (now.seat !== before.seat || STEPS_AFTER_TURN.includes(now.step)) return true;
  return now.step === 'chooseTurn' && !ACTION_STEPS.includes(before.step);
}
