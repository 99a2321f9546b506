import type { Front } from './front.ts';
import type { Hand } from './hand.ts';
import type { Roads } from './roads.ts';

/**
 * All routes that no other route beats. A route consists of the thief's position, and of bits for the tiles that the
 * thief has already left and for the rides and gas cans used.
 */
export interface Ways {
  /**
   * Each space is a node. Each station has a second node for arrivals by subway, because a thief can't ride on from
   * there (V11).
   */
  readonly front: Front;
  readonly layers: Layer[];
  /** The index of the first route for each number of movement points spent. */
  readonly firstAt: number[];
}

/** A group of routes whose bits can be compared, because all of them have these fields in common. */
interface Layer {
  /** V5. Whether the routes have used the subway's extra movement point. */
  readonly hadBonus: boolean;
  /** X9. The bodies of water that the routes crossed by jet ski, in ascending order. */
  readonly bodies: readonly number[];
}

export interface Start {
  readonly roads: Roads;
  readonly hand: Hand;
  readonly heliports: readonly boolean[];
  readonly points: number;
  readonly from: number;
}

/** A search for routes, in progress. */
export interface Walk extends Ways {
  start: Start;
  /** The places where rides can begin: first the terrains for sewers, then the tiles for flights. */
  readonly ports: Front;
  /** The layer (group of routes) that is being extended. */
  layer: number;
  /**
   * Caches for finding a layer. The key of `layerOf` is made of the layer's fields. The key of `layerBeyond` is made of
   * the previous layer and a body of water.
   */
  readonly layerOf: Map<string, number>;
  readonly layerBeyond: Map<number, number>;
  /** The movement points left, without gas cans. */
  rest: number;
  /** Entries before this index cost less than those being added. */
  since: number;
  portsSince: number;
}

/**
 * The routes with the same movement points (MP) spent. V5: the subway gives 1 MP as a bonus. With the same MP spent, a
 * route with the bonus beats one without it. The routes are sorted, so that each has to be compared only with those
 * before it. All fields except `spent` are indices.
 */
export interface Level {
  readonly spent: number;
  readonly first: number;
  readonly afterBonus: number;
  readonly afterPlain: number;
  readonly afterSubway: number;
  /** X9. The index after the last route that used a sewer for 0 MP (movement points) and lacks the subway's bonus. */
  readonly afterSewers: number;
  readonly firstPort: number;
  readonly afterBonusPorts: number;
  readonly afterPorts: number;
}
