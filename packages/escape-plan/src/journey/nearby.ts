import { at } from '../city/at.ts';
import { type CityMap, isOpen } from '../city/cityMap.ts';

/**
 * V2. Whether a thief on foot can reach a matching location directly or over a single area. This takes at most 2
 * movement points. The quick check nearly always makes a full search unnecessary.
 */
export function hasNearby(map: CityMap, from: number, points: number, fits: (space: number) => boolean): boolean {
  if (points < 1) return false;
  if (map.locationOf[from] === undefined) return leadsTo(map, from, fits);
  for (const next of at(map.steps, from)) {
    if (map.locationOf[next] !== undefined ? fits(next) : points > 1 && isOpen(map, next) && leadsTo(map, next, fits))
      return true;
  }
  return false;
}

/** Whether a matching location is beside the area to which this terrain space belongs. */
function leadsTo(
  { steps, locationOf, areas, areaOf }: CityMap,
  terrain: number,
  fits: (space: number) => boolean,
): boolean {
  for (const space of at(areas, at(areaOf, terrain)).spaces)
    for (const end of at(steps, space)) if (locationOf[end] !== undefined && fits(end)) return true;
  return false;
}
