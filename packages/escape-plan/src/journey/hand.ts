import { NONE } from './front.ts';
import type { Roads } from './roads.ts';
import type { Ride, SewerReach, Traveller } from './traveller.ts';

/**
 * Rides with the same effect, such as the flights. The gas cans form a group too. The first use sets the lowest bit of
 * the group, the second use the next bit, and so on.
 */
export interface Group {
  readonly shift: number;
  readonly mask: number;
  readonly ids: readonly string[];
}

interface Sewer extends Group {
  readonly reach: SewerReach;
}

/**
 * What a thief can travel with. Every use of a ride or a gas can is one bit of a number. The lowest bits of this number
 * are the tiles that the thief has already left.
 */
export interface Hand {
  readonly tiles: number;
  readonly cans: Group;
  readonly canCount: number;
  /** The flights for 1 MP (movement point). */
  readonly flights: Group;
  /** R9. The flights for 0 MP (movement points). */
  readonly choppers: Group;
  /** R36. Flights by gang members who have to be returned. Other flights are in `flights`. */
  readonly members: Group;
  /** R36. One bit for each gang member who still has to be returned. */
  readonly owed: number;
  readonly sewers: readonly Sewer[];
  /** X9. Each jet ski crosses one body of water. */
  readonly jetSkis: Group;
  readonly medevac: Group;
  /** Cached combinations of rides. The key is the bits of the rides used. */
  readonly choices: Map<number, readonly (readonly string[])[]>;
}

/**
 * A non-negative 32-bit integer has 31 bits. They are enough for the tiles and for what a player can have at most:
 * 5 contacts, 2 fixers, 4 gang members and 2 gas cans.
 */
const MAX_BITS = 31;

const NOTHING: Group = { shift: 0, mask: 0, ids: [] };

/** R36. `owed` is the number of gang members to return by the end of the journey. */
export function handOf(traveller: Traveller, roads: Roads, owed: number): Hand {
  return traveller.rides.length > 0 ? handWithRides(traveller, roads, owed) : handWithCans(traveller, roads);
}

/** The hand of a thief who has only gas cans. */
function handWithCans({ cans }: Traveller, { tiles }: Roads): Hand {
  if (tiles + cans > MAX_BITS) throw new RangeError(`${cans} cans and ${tiles} tiles are more than a way can hold`);
  return {
    tiles: (1 << tiles) - 1,
    cans: { shift: tiles, mask: ((1 << cans) - 1) << tiles, ids: [] },
    canCount: cans,
    flights: NOTHING,
    choppers: NOTHING,
    members: NOTHING,
    owed: 0,
    sewers: [],
    jetSkis: NOTHING,
    medevac: NOTHING,
    choices: NO_CHOICES,
  };
}

const NO_CHOICES: Hand['choices'] = new Map();

function handWithRides({ cans, points, rides }: Traveller, { tiles }: Roads, owed: number): Hand {
  let shift = tiles;
  const group = (ids: readonly string[], size = ids.length): Group => {
    const made = { shift, mask: ((1 << size) - 1) << shift, ids };
    shift += size;
    return made;
  };
  const idsOf = (isWanted: (ride: Ride) => boolean) =>
    rides
      .filter(isWanted)
      .map(({ id }) => id)
      .sort(byName);
  const canGroup = group([], cans);
  const apart = owed > 0 ? 'member' : undefined;
  const flights = idsOf(({ mean }) => mean !== apart && isFlight(mean));
  const medevacs = idsOf(({ mean }) => mean === 'medevac');
  const hand: Hand = {
    tiles: (1 << tiles) - 1,
    cans: canGroup,
    canCount: cans,
    // V5, R9. Each of these flights costs 1 movement point, which limits their number.
    flights: group(flights, Math.min(flights.length, points + cans + 1)),
    choppers: group(idsOf(({ mean }) => mean === 'chopper')),
    members: group(idsOf(({ mean }) => mean === apart)),
    owed: group([], owed).mask,
    sewers: [...new Set(rides.flatMap((ride) => (ride.mean === 'sewer' ? [ride.reach] : [])))].map((reach) => ({
      ...group(idsOf((ride) => ride.mean === 'sewer' && ride.reach === reach)),
      reach,
    })),
    jetSkis: group(idsOf(({ mean }) => mean === 'jetSki')),
    medevac: group(medevacs, Math.min(medevacs.length, 1)),
    choices: new Map(),
  };
  if (shift > MAX_BITS) throw new RangeError(`${rides.length} means and ${tiles} tiles are more than a way can hold`);
  return hand;
}

function isFlight(mean: Ride['mean']): boolean {
  return mean === 'helicopter' || mean === 'member' || mean === 'gangRide';
}

/**
 * R9, X9. Whether routes have to be kept in separate groups (layers). With flights for 0 movement points, or with jet
 * skis, the bits of two routes are not enough to compare the routes.
 */
export function needsLayers({ choppers, jetSkis }: Hand): boolean {
  return choppers.mask !== 0 || jetSkis.mask !== 0;
}

export function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Sets the bit for one more use of a ride. Returns NONE if all rides of the group are used. */
export function use({ mask, shift }: Group, bits: number): number {
  const used = bits & mask;
  return used === mask ? NONE : bits | (used << 1) | (1 << shift);
}

/** R36. Clears the bit of one gang member, who has been returned. */
export function repay({ owed }: Hand, bits: number): number {
  return (bits & ~owed) | (((bits & owed) >> 1) & owed);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
