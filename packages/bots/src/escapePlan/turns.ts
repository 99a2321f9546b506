import type { EscapePlan } from '@getaway/escape-plan/view';
import type { DreamDecision } from '../imagined.ts';

/** If `chooseTurn` comes right after one of these steps, no new turn has begun. Most are steps of executive actions. */
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
 * Whether a new turn has begun. The steps that follow a turn do not count as part of it. The viewer does not cause
 * these steps, and the evaluation already includes the bonuses that they are expected to bring.
 */
export function isNewTurn(before: DreamDecision<EscapePlan>, now: DreamDecision<EscapePlan>): boolean {
  if (now.seat !== before.seat || STEPS_AFTER_TURN.includes(now.step)) return true;
  return now.step === 'chooseTurn' && !ACTION_STEPS.includes(before.step);
}
