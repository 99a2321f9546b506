import type { View } from '@getaway/escape-plan/view';
import type { Survey } from '../geometry/survey.ts';
import { type Box, overlap } from '../labels/boxes.ts';
import { signTags } from '../labels/obstacles.ts';
import { letterScale, pieceScale } from '../viewport/camera.ts';
import type { Sight } from '../viewport/useSight.ts';
import { type PlanPlace, planPlaces } from './planPlaces.ts';

/** A tag that shows the value of a place. Its position and size are in map units. */
export interface PlanTag extends PlanPlace, Box {}

export const PLAN_TAG = { width: 34, height: 20 };

/**
 * Possible positions of a tag beside the sign of its place, the best first. The distances are for pieces at scale 1.
 */
const POSITIONS = [
  { x: -17, y: -20 },
  { x: 17, y: -20 },
  { x: 0, y: -28 },
  { x: -26, y: 0 },
  { x: -20, y: 20 },
  { x: 0, y: 28 },
] as const;

/** Places each tag so that it covers no letters and no other tag, if possible. */
export function planTags(view: View, survey: Survey, { zoom, smallest }: Sight): readonly PlanTag[] {
  const k = pieceScale(zoom);
  const letter = letterScale(zoom, smallest);
  const taken: Box[] = [...signTags(survey, { zoom, smallest })];
  return planPlaces(view).flatMap((place) => {
    const middle = survey.locationAt.get(place.place)?.middle;
    if (middle === undefined) return [];
    const boxes = POSITIONS.map(({ x, y }) => ({
      x: middle.x + x * k,
      y: middle.y + y * k,
      width: PLAN_TAG.width * letter,
      height: PLAN_TAG.height * letter,
    }));
    const hidden = (box: Box): number => taken.reduce((sum, other) => sum + overlap(box, other), 0);
    const box = boxes.reduce((best, one) => (hidden(one) < hidden(best) ? one : best));
    taken.push(box);
    return [{ ...place, ...box }];
  });
}
