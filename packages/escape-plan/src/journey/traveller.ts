import type { CityMap } from '../city/cityMap.ts';

/** X3, X5, X9. The rides that fly (V6) from a tile with heliport icons. */
const FLIGHTS = ['chopper', 'helicopter', 'member', 'gangRide'] as const;

/**
 * V7. A ride in hand: a contact, a fixer or a gang member that carries the thief. It can be used once. Rides with the
 * same id are interchangeable.
 */
export type Ride =
  | { readonly mean: (typeof FLIGHTS)[number] | 'medevac' | 'jetSki'; readonly id: string }
  | { readonly mean: 'sewer'; readonly id: string; readonly reach: SewerReach };

/** X9. For each city tile, the tiles to which a sewer leads from there. */
export type SewerReach = readonly (readonly number[])[];

export interface Traveller {
  readonly map: CityMap;
  /** X7. Whether each city tile has heliport icons. */
  readonly heliports: readonly boolean[];
  /** The location where the thief is. */
  readonly from: number;
  /** Rule V1. */
  readonly points: number;
  /** Rule V4. */
  readonly cans: number;
  readonly rides: readonly Ride[];
  /** L16, R36. Whether a journey may end at a location once this many gang members have been returned. */
  mayEnd(space: number, returned: number): boolean;
  /** F1. On day 3, the exit with a single patrol card. */
  readonly escapeFrom?: number | undefined;
}

/** Where a journey leads and what it costs. The exact route does not matter to the game. */
export interface Journey {
  readonly to: number;
  /**
   * E2. The tiles that the thief leaves, in ascending order. E1: none if the evade step is skipped. F2: the exit's tile
   * is not listed, because the officers there have to be evaded in every escape.
   */
  readonly left: readonly number[];
  /** The fewest movement points needed. R9: a flight with the Chopper needs 0. */
  readonly points: number;
  /** V4. Gas cans returned. */
  readonly cans: number;
  /** The ids of the rides used, sorted. If two rides with the same id are used, the id is listed twice. */
  readonly means: readonly string[];
  /** F1. Whether the escape is declared. */
  readonly escape: boolean;
}
