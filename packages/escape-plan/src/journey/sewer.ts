import { at } from '../city/at.ts';
import { type City, type Hex, STEP_OVER, tileAt, tileDistances } from '../city/city.ts';
import { RecentCache } from '../city/recentCache.ts';
import type { SewerReach } from './traveller.ts';

/** X9. The offsets of a straight sewer: two tiles away in one of the six directions. */
export const STRAIGHT: readonly Hex[] = STEP_OVER.map(({ q, r }) => ({ q: 2 * q, r: 2 * r }));

/** X9. The offsets of a bent sewer: the other hexes at distance 2. */
export const BEND: readonly Hex[] = STEP_OVER.map(({ q, r }, side) => {
  const next = at(STEP_OVER, (side + 1) % STEP_OVER.length);
  return { q: q + next.q, r: r + next.r };
});

const known = new RecentCache<City, Map<readonly Hex[], SewerReach>>();

/** X9, R11. The tiles that a sewer leads to from each tile. There must be a tile in between. */
export function sewerReach(city: City, pattern = STRAIGHT): SewerReach {
  const reaches = known.get(city) ?? known.keep(city, new Map());
  const found = reaches.get(pattern);
  if (found !== undefined) return found;
  const distances = tileDistances(city);
  const made = city.map(({ q, r }, tile) =>
    pattern.flatMap((offset) => {
      const other = tileAt(city, { q: q + offset.q, r: r + offset.r });
      return other !== undefined && at(at(distances, tile), other) === 2 ? [other] : [];
    }),
  );
  reaches.set(pattern, made);
  return made;
}
