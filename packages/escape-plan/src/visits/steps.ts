import type { SeatId } from '@getaway/kernel';
import type { LocationKind } from '../city/tile.ts';
import type { Haunt } from '../content/vocabulary.ts';
import type { Frame } from '../frames.ts';
import { isSafeHouse } from '../haunts.ts';

/** L. The steps of a visit, by kind of location. */
const STEPS = {
  safeHouse: ['meetThieves', 'placeCube', 'lieLow', 'takeKey', 'buyFixer'],
  business: ['meetThieves', 'placeCube', 'takeContact'],
  headquarters: ['hireGang'],
  store: ['meetThieves', 'takeCan', 'buyEquipment', 'openLocker'],
  clinic: ['meetThieves', 'unlockAsset', 'healOne', 'takeContact'],
  church: ['meetThieves', 'payChurch', 'unlockAsset', 'takeContact'],
  hospital: ['buyHealing', 'drawAttention'],
  exit: ['meetThieves', 'exitReward', 'takeContact'],
} as const;

export type VisitStep = (typeof STEPS)[keyof typeof STEPS][number];

/**
 * L. The steps of a visit in order. Empty if nothing can be done at the location (V8), or if nothing has opened there
 * yet. At a closed business, these steps come after the door is unlocked (L3).
 */
export function stepsOfVisit(haunt: Haunt | undefined, kind: LocationKind | undefined): readonly VisitStep[] {
  if (haunt !== undefined) return isSafeHouse(haunt) ? STEPS.safeHouse : STEPS.business;
  return kind !== undefined && kind in STEPS ? STEPS[kind as keyof typeof STEPS] : [];
}

export function frameOf(step: VisitStep, seat: SeatId): Frame {
  switch (step) {
    case 'takeContact':
      return { step, seat, visiting: true };
    case 'unlockAsset':
      return { step, seat, optional: true, visiting: true };
    case 'buyEquipment':
      return { step, seat, bought: [] };
    default:
      return { step, seat };
  }
}
