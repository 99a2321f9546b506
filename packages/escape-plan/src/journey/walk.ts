import type { Front } from './front.ts';
import type { Hand } from './hand.ts';
import type { Roads } from './roads.ts';

/**
 * All ways that no other way beats, grouped by the MP spent. A way consists of the thief's position and a set of bits
 * for the tiles left behind and the means used.
 */
export interface Ways {
  /**
   * Each space is a node of the front. Each station has a second node for arrivals by subway, because a thief who
   * arrives by subway can't ride on (V11). Each layer has all of these nodes. Two ways whose
   * bits can't be compared are kept in different layers.
   */
  readonly front: Front;
  readonly layers: Layer[];
  /** The first entry of the front for each number of MP spent. */
  readonly firstAt: number[];
}

/** What all ways of a layer have in common. */
interface Layer {
  /** V5. Whether the ways have used the subway's extra MP. */
  readonly hadBonus: boolean;
  /** X9. The bodies of water that the ways crossed by jet ski, in ascending order. */
  readonly bodies: readonly number[];
}

export interface Start {
  readonly roads: Roads;
  readonly hand: Hand;
  readonly heliports: readonly boolean[];
  readonly points: number;
  readonly from: number;
}

/** A search for ways, in progress. */
export interface Walk extends Ways {
  start: Start;
  /** Where rides in hand can begin: first the terrains for sewers, then the tiles for flights. */
  readonly ports: Front;
  /** The layer of the ways being followed. */
  layer: number;
  /**
   * Caches for finding a layer. `layerOf` is keyed by `hadBonus` and the bodies of water. `layerBeyond` is keyed by the
   * previous layer and the body of water entered.
   */
  readonly layerOf: Map<string, number>;
  readonly layerBeyond: Map<number, number>;
  /** The MP that the ways being followed have left, not counting gas cans. */
  rest: number;
  /** Entries before this one cost less than those being added. */
  since: number;
  portsSince: number;
}

/**
 * The entries with the same MP spent, all in one layer. V5: the subway gives a bonus of 1 MP. With the same MP spent, a
 * way with the bonus beats a way without it. A way without the bonus beats a way with the bonus that has spent more MP.
 * The entries are sorted so that each way has to be compared only with those before it. All fields except `spent` are
 * indices: where the entries begin, and where each kind ends.
 */
export interface Level {
  readonly spent: number;
  readonly first: number;
  readonly afterBonus: number;
  readonly afterPlain: number;
  readonly afterSubway: number;
  /** X9. The index after the last way that used a sewer for 0 MP and does not have the bonus. */
  readonly afterSewers: number;
  readonly firstPort: number;
  readonly afterBonusPorts: number;
  readonly afterPorts: number;
}
