import type { Front } from './front.ts';
import type { Hand } from './hand.ts';
import type { Roads } from './roads.ts';

/** Every way that no other beats, found MP by MP. A way is where the thief is and a set of bits: tiles left, means used. */
export interface Ways {
  /**
   * Its nodes are the spaces, then each station once more for those who came by subway: V11 keeps them from riding on.
   * Layers of such nodes keep ways apart that can't be compared by their bits.
   */
  readonly front: Front;
  readonly layers: Layer[];
  /** The first entry of the front for each number of MP spent. */
  readonly firstAt: number[];
}

/** What ways have in common besides their bits. */
interface Layer {
  /** V5. Whether they have had the subway's extra MP. */
  readonly hadBonus: boolean;
  /** X9. The bodies of water that they have crossed by jet ski, ascending. */
  readonly bodies: readonly number[];
}

export interface Start {
  readonly roads: Roads;
  readonly hand: Hand;
  readonly heliports: readonly boolean[];
  readonly points: number;
  readonly from: number;
}

/** Ways that are being looked for. */
export interface Walk extends Ways {
  start: Start;
  /** Where rides in hand may begin: the terrains for sewers, then the tiles for flights. */
  readonly ports: Front;
  /** The layer of the ways that are being followed. */
  layer: number;
  /** The layers already looked up: by `hadBonus` and bodies, and by the layer left and the body entered. */
  readonly layerOf: Map<string, number>;
  readonly layerBeyond: Map<number, number>;
  /** MP left, before gas cans, of the ways that are being followed. */
  rest: number;
  /** Entries before these have cost less than those that are being added. */
  since: number;
  portsSince: number;
}

/**
 * The entries with the same MP spent, all in one layer. V5. With the subway's extra MP a way beats one without it at the same MP
 * spent; without it, one with it that has spent more. In that order each way need only be compared with those found before.
 * Where the entries begin, and where each kind ends.
 */
export interface Level {
  readonly spent: number;
  readonly first: number;
  readonly afterBonus: number;
  readonly afterPlain: number;
  readonly afterSubway: number;
  /** X9. Sewers for 0 MP, without the bonus. */
  readonly afterSewers: number;
  readonly firstPort: number;
  readonly afterBonusPorts: number;
  readonly afterPorts: number;
}
