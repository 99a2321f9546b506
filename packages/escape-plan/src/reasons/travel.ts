import type { Reason } from '@getaway/kernel';
import { journeysOf } from '../journey/journey.ts';
import type { Traveller } from '../journey/traveller.ts';
import type { RuleId } from '../rulebook/en.ts';
import { because } from './reason.ts';

/** More movement points than any way needs. */
const MOST_POINTS = 30;

/**
 * V1, V2. Why a place is too far away. The reason contains the movement points that the way needs and those that the
 * player has. Both numbers include the points that gas cans give. If there is no way at all, the reason has no numbers.
 * Undefined if the place is within reach.
 */
export function distanceReason(traveller: Traveller, space: number): Reason<RuleId> | undefined {
  const { points, cans } = traveller;
  // Callers have already checked whether the journey may end at this space (L16). A price that the player can't pay is
  // a separate reason.
  const roaming = { ...traveller, mayEnd: (end: number) => end === space };
  const reaches = (all: number): boolean => journeysOf({ ...roaming, points: all }).some(({ to }) => to === space);
  if (reaches(points)) return undefined;
  for (let more = points + 1; more <= MOST_POINTS; more += 1)
    if (reaches(more)) return because('V2', 'tooFar', { needed: more + cans, have: points + cans });
  return because('V2', 'unreachable');
}
