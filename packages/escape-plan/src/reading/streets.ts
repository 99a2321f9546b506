import { at } from '../city/at.ts';
import type { City } from '../city/city.ts';
import { RecentCache } from '../city/recentCache.ts';
import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { type Geography, geographyOf } from '../geography.ts';
import { journeysOf } from '../journey/journey.ts';
import type { View } from '../view.ts';

/** One turn without items: where it ends, and the fewest MP (movement points) needed. */
export interface Leg {
  readonly to: number;
  readonly points: number;
}

/** The city, with the distances for a thief without items. */
export interface Streets extends Geography {
  readonly city: City;
  /** Caches. The key of `legs` is the start. The key of `escapes` is the start and the exit. */
  readonly legs: Map<number, readonly Leg[]>;
  readonly escapes: Map<string, number | undefined>;
}

/** Views from the network have their own copies of the city, so the key is made of the placed tiles. */
const KNOWN = new RecentCache<string, Streets>();

export function streetsOf({ pack, city }: Pick<View, 'pack' | 'city'>): Streets {
  const key = `${pack} ${city.map(({ tile, q, r, rotation }) => `${tile},${q},${r},${rotation}`).join(' ')}`;
  return (
    KNOWN.get(key) ?? KNOWN.keep(key, { ...geographyOf({ pack, city }), city, legs: new Map(), escapes: new Map() })
  );
}

/** V1, V2, V5, V6. All places that a thief without items can reach in one turn. */
export function legsFrom({ map, heliports, legs }: Streets, from: number): readonly Leg[] {
  const known = legs.get(from);
  if (known !== undefined) return known;
  const fewest = new Map<number, number>();
  for (const { to, points } of journeysOf({ map, heliports, from, ...EMPTY_HANDS }))
    fewest.set(to, Math.min(points, fewest.get(to) ?? Number.POSITIVE_INFINITY));
  const made = [...fewest].map(([to, points]) => ({ to, points }));
  legs.set(from, made);
  return made;
}

const EMPTY_HANDS = { cans: 0, rides: [], points: MOVEMENT_POINTS, mayEnd: () => true };

/**
 * F1. The fewest MP (movement points) of all escapes that the rules offer. The shortest walk may not be among them: the
 * rules drop it if another escape leaves fewer tiles.
 */
export function pointsToEscape({ map, heliports, escapes }: Streets, from: number, exit: number): number | undefined {
  const key = `${from} ${exit}`;
  if (!escapes.has(key)) {
    const journeys = journeysOf({ map, heliports, from, ...EMPTY_HANDS, escapeFrom: exit });
    const points = journeys.flatMap((journey) => (journey.escape ? [journey.points] : []));
    escapes.set(key, points.length === 0 ? undefined : Math.min(...points));
  }
  return escapes.get(key);
}

export const placeIn = ({ placeAt }: Streets, space: number): string => at(placeAt, space) ?? '';
