import { assetsAt, costOfAsset, uncovered } from '../assets.ts';
import type { Contact } from '../content/pack.ts';
import { ASSET_OFFICERS, EVADE_CONTACTS, OFFICERS, type Officer, SENDING_CONTACTS } from '../content/vocabulary.ts';
import { isOneOf, type Pursuer } from '../evade.ts';
import { geographyOf, hospitalOf, packOf, tileAt } from '../geography.ts';
import { officersOn } from '../officers.ts';
import type { Seat, State } from '../state.ts';
import { allPursuersOn } from './onTile.ts';

/** An officer who has to be evaded. */
export interface Threat {
  readonly tile: string;
  readonly officer: Pursuer;
}

/** The tiles that the thief leaves, and the officers to evade there. */
export interface Leaving {
  readonly tiles: readonly string[];
  readonly threats: readonly Threat[];
}

/** The tiles of a route and the officers to evade on them. `pursuersOn` says which officers count. */
export const leavingOf = (
  state: State,
  tiles: readonly string[],
  pursuersOn: (state: State, tile: string) => readonly Pursuer[] = allPursuersOn,
): Leaving => ({
  tiles,
  threats: tiles.flatMap((tile) => pursuersOn(state, tile).map((officer) => ({ tile, officer }))),
});

export interface Cover {
  /** The largest number of officers that the player can evade or send away. */
  readonly covered: number;
  /** The lowest price for evading or sending away that many officers. */
  readonly cost: number;
}

/** Something ready that evades officers or sends one away. It can be used once. */
interface Evader {
  readonly cost: number;
  readonly uses: readonly Use[];
}

interface Use {
  /** The officers that this use evades or sends away, one bit each. */
  readonly done: number;
  /**
   * X8. The type of the officer that the use sends away. The officer can only go to a tile without an officer of this
   * type.
   */
  readonly sent?: Officer;
}

interface Progress {
  readonly done: number;
  readonly cost: number;
  /** X8. How many officers of each type were sent away, in the order of `OFFICERS`. */
  readonly sent: readonly number[];
}

/**
 * X2, X3, X5, X6, X9. How many of these officers a player could evade or send away now. An officer is never sent to
 * another tile of the route (E7). So the result can be too low, but not too high.
 */
export function coverOf(state: State, held: Seat, leaving: Leaving): Cover {
  const rooms = OFFICERS.map((officer) => roomsFor(state, officer, leaving.tiles));
  let best = new Map<string, Progress>();
  best.set('', { done: 0, cost: 0, sent: OFFICERS.map(() => 0) });
  for (const { cost, uses } of evadersOf(state, held, leaving.threats)) {
    const next = new Map(best);
    for (const progress of best.values())
      for (const use of uses) {
        const made = withUse(progress, use, cost);
        const isPossible = made.cost <= held.cash && made.sent.every((count, i) => count <= (rooms[i] ?? 0));
        const key = `${String(made.done)} ${made.sent.join()}`;
        if (made.done !== progress.done && isPossible && made.cost < (next.get(key)?.cost ?? Number.POSITIVE_INFINITY))
          next.set(key, made);
      }
    best = next;
  }
  let cover: Cover = { covered: 0, cost: 0 };
  for (const { done, cost } of best.values()) {
    const covered = countBits(done);
    if (covered > cover.covered || (covered === cover.covered && cost < cover.cost)) cover = { covered, cost };
  }
  return cover;
}

const withUse = ({ done, cost, sent }: Progress, use: Use, price: number): Progress => ({
  done: done | use.done,
  cost: cost + price,
  sent: use.sent === undefined ? sent : sent.map((count, i) => (OFFICERS[i] === use.sent ? count + 1 : count)),
});

/** X8, R11. The number of tiles outside the route to which an officer of this type could be sent. */
function roomsFor(state: State, officer: Officer, left: readonly string[]): number {
  const hospital = tileAt(state, hospitalOf(state));
  return geographyOf(state).tiles.filter(
    (tile) => tile !== hospital && !left.includes(tile) && !officersOn(state, tile).includes(officer),
  ).length;
}

function evadersOf(state: State, held: Seat, threats: readonly Threat[]): Evader[] {
  const { contacts, equipment } = packOf(state);
  const on = new Reach(threats);
  const evaders: Evader[] = [];
  const add = (uses: readonly Use[], cost = 0): void => {
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

function usesOf({ kind, officers }: Contact, on: Reach): readonly Use[] {
  if (kind === 'gang' || kind === 'fastCar') return on.wholeTiles();
  if (kind === 'stunt') return on.each(() => true);
  if (kind === 'snitch') return on.each((one) => officers.some((officer) => officer === one));
  if (SENDING_CONTACTS.has(kind)) return on.sent(officers);
  return EVADE_CONTACTS.has(kind) ? on.wholeTiles((one) => isOneOf(officers, one)) : [];
}

/**
 * The ways to use one thing against these officers: evade a whole tile, evade one officer, or send one officer away.
 */
class Reach {
  readonly #threats: readonly Threat[];

  constructor(threats: readonly Threat[]) {
    this.#threats = threats;
  }

  /** One use for each tile, against the matching officers there. */
  wholeTiles(fits: (one: Pursuer) => boolean = () => true): readonly Use[] {
    const sets = new Map<string, number>();
    for (const [i, { tile, officer }] of this.#threats.entries())
      if (fits(officer)) sets.set(tile, (sets.get(tile) ?? 0) | (1 << i));
    return [...sets.values()].map((done) => ({ done }));
  }

  /** One use for each matching officer. */
  each(fits: (one: Pursuer) => boolean): readonly Use[] {
    return this.#threats.flatMap(({ officer }, i) => (fits(officer) ? [{ done: 1 << i }] : []));
  }

  /** X8. One use for each matching officer that can be sent away. */
  sent(officers: readonly Officer[]): readonly Use[] {
    return this.#threats.flatMap(({ officer }, i) => {
      const sent = officers.find((one) => one === officer);
      return sent === undefined ? [] : [{ done: 1 << i, sent }];
    });
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left > 0; left &= left - 1) count += 1;
  return count;
}
