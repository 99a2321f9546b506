import { assetsAt, costOfAsset, uncovered } from '../assets.ts';
import type { Contact } from '../content/pack.ts';
import { ASSET_OFFICERS, EVADE_CONTACTS, type Officer, SENDING_CONTACTS } from '../content/vocabulary.ts';
import { isOneOf, type Pursuer } from '../evade.ts';
import { geographyOf, hospitalOf, packOf, tileAt } from '../geography.ts';
import { officersOn } from '../officers.ts';
import type { Seat, State } from '../state.ts';

/** An officer who has to be evaded. */
export interface Threat {
  readonly tile: string;
  readonly officer: Pursuer;
}

export interface Cover {
  /** The largest number of threats that the player's things can deal with. */
  readonly covered: number;
  /** The lowest price for that. */
  readonly cost: number;
}

/** Something ready that deals with officers once: the sets of threats it can be used for, as bits, and its price. */
interface Evader {
  readonly cost: number;
  readonly uses: readonly number[];
}

/**
 * X2, X3, X5, X6, X9. How many of these officers a player could evade or send away with what is ready and affordable now. Each
 * thing counts once, and only for what it can do.
 */
export function coverOf(state: State, held: Seat, threats: readonly Threat[]): Cover {
  let best = new Map<number, number>([[0, 0]]);
  for (const { cost, uses } of evadersOf(state, held, threats)) {
    const next = new Map(best);
    for (const [done, paid] of best)
      for (const use of uses) {
        const all = done | use;
        const price = paid + cost;
        if (all !== done && price <= held.cash && price < (next.get(all) ?? Number.POSITIVE_INFINITY))
          next.set(all, price);
      }
    best = next;
  }
  let cover: Cover = { covered: 0, cost: 0 };
  for (const [done, cost] of best) {
    const covered = countBits(done);
    if (covered > cover.covered || (covered === cover.covered && cost < cover.cost)) cover = { covered, cost };
  }
  return cover;
}

function evadersOf(state: State, held: Seat, threats: readonly Threat[]): Evader[] {
  const { contacts, equipment } = packOf(state);
  const on = new Reach(state, threats);
  const evaders: Evader[] = [];
  const add = (uses: readonly number[], cost = 0): void => {
    if (uses.length > 0) evaders.push({ cost, uses });
  };
  for (const item of held.items) {
    if (item.kind === 'equipment' && item.faceUp) add(on.each((one) => isOneOf(equipment[item.tile].officers, one)));
    if (item.kind === 'fixer' && item.faceUp && item.tile === 'motorcycle') add(on.wholeTiles());
  }
  for (let member = 0; member < held.members; member += 1) add(on.wholeTiles());
  for (const { card, faceUp } of uncovered(state, held)) {
    const contact = contacts.get(card);
    if (faceUp && contact !== undefined && contact.cost <= held.cash) add(usesOf(contact, on), contact.cost);
  }
  for (const asset of assetsAt(held, 'unlocked')) {
    const cost = costOfAsset(state, held, asset);
    const officer = ASSET_OFFICERS[asset];
    if (cost === undefined) continue;
    if (asset === 'evadeTile') add(on.wholeTiles(), cost);
    else if (officer !== undefined) add(on.sent([officer]), cost);
  }
  return evaders;
}

function usesOf({ kind, officers }: Contact, on: Reach): readonly number[] {
  if (kind === 'gang' || kind === 'fastCar') return on.wholeTiles();
  if (kind === 'stunt') return on.each(() => true);
  if (kind === 'snitch') return on.each((one) => officers.some((officer) => officer === one));
  if (SENDING_CONTACTS.has(kind)) return on.sent(officers);
  return EVADE_CONTACTS.has(kind) ? on.wholeTiles((one) => isOneOf(officers, one)) : [];
}

/**
 * Sets of threats, as bits, that one use of a thing deals with: a whole tile, one officer, or an officer that is sent away.
 */
class Reach {
  readonly #state: State;
  readonly #threats: readonly Threat[];

  constructor(state: State, threats: readonly Threat[]) {
    this.#state = state;
    this.#threats = threats;
  }

  /** One set for each tile, with its matching officers. */
  wholeTiles(fits: (one: Pursuer) => boolean = () => true): readonly number[] {
    const sets = new Map<string, number>();
    for (const [i, { tile, officer }] of this.#threats.entries())
      if (fits(officer)) sets.set(tile, (sets.get(tile) ?? 0) | (1 << i));
    return [...sets.values()];
  }

  /** One set for each matching officer. */
  each(fits: (one: Pursuer) => boolean): readonly number[] {
    return this.#threats.flatMap(({ officer }, i) => (fits(officer) ? [1 << i] : []));
  }

  /** X8, R11. Officers that can be moved to a tile where they are not in the way. */
  sent(officers: readonly Officer[]): readonly number[] {
    return this.each((one) => officers.some((officer) => officer === one && this.#isRoomFor(officer)));
  }

  #isRoomFor(officer: Officer): boolean {
    const state = this.#state;
    const hospital = tileAt(state, hospitalOf(state));
    return geographyOf(state).tiles.some(
      (tile) =>
        tile !== hospital &&
        !officersOn(state, tile).includes(officer) &&
        !this.#threats.some((threat) => threat.tile === tile),
    );
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
}
