import type { EscapePlan } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../imagined.ts';

/** The steps of an executive action. After them the turn continues. */
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
 * Whether a new turn has begun. A turn counts as over after its last step: the viewer does not cause what follows, and
 * the evaluation includes the expected bonuses.
 */
export function isNewTurn(before: DreamDecision<EscapePlan>, now: DreamDecision<EscapePlan>): boolean {
  if (now.seat !== before.seat || STEPS_AFTER_TURN.includes(now.step)) return true;
  return now.step === 'chooseTurn' && !ACTION_STEPS.includes(before.step);
}
