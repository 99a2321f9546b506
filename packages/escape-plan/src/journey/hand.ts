import { NONE } from './front.ts';
import type { Roads } from './roads.ts';
import type { Ride, SewerReach, Traveller } from './traveller.ts';

/**
 * Means of travel with the same effect, such as all flights. Their bits are set from the lowest up, so that the bits of
 * fewer uses are always a subset of the bits of more uses. Which of the means were used is decided at the end.
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
 * The means of travel that a thief holds, and the bits that stand for them in the bit set of a way. The lowest bits of
 * that set are the tiles that the way has left.
 */
export interface Hand {
  readonly tiles: number;
  readonly cans: Group;
  readonly canCount: number;
  /** The flights for 1 MP. */
  readonly flights: Group;
  /** R9. The flights for 0 MP. */
  readonly choppers: Group;
  /** R36. The flights by gang members, if members have to be returned. Otherwise, these flights are in `flights`. */
  readonly members: Group;
  /**
   * R36. One bit for each gang member who still has to be returned. These are the only bits that are cleared along a
   * way.
   */
  readonly owed: number;
  readonly sewers: readonly Sewer[];
  /** X9. Each use crosses one body of water. The layers of the search record which ones a way has crossed. */
  readonly jetSkis: Group;
  readonly medevac: Group;
  /** Caches the possible choices of means, by the bits used. */
  readonly choices: Map<number, readonly (readonly string[])[]>;
}

/**
 * A non-negative 32-bit integer has this many bits. Besides the tiles, a hand has at most 5 contacts, 2 fixers for
 * travel, 4 members and 2 cans.
 */
const MAX_BITS = 31;

const NOTHING: Group = { shift: 0, mask: 0, ids: [] };

/** R36. `owed` is the number of gang members that have to be returned by the end of the journey. */
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

/** Without rides, there are no means to choose from. */
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
    // V5, R9. Each of these flights costs 1 MP, so a thief can't use more of them than there are MP.
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
 * R9, X9. Whether the ways have to be kept in layers. With flights for 0 MP, ways with the subway's bonus can lead to
 * ways without it, and vice versa. With jet skis, the bits do not show which bodies of water were crossed.
 */
export function needsLayers({ choppers, jetSkis }: Hand): boolean {
  return choppers.mask !== 0 || jetSkis.mask !== 0;
}

export function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The bits after using one more means of a group; NONE if all are used. */
export function use({ mask, shift }: Group, bits: number): number {
  const used = bits & mask;
  return used === mask ? NONE : bits | (used << 1) | (1 << shift);
}

/** R36. The bits after returning one more member. */
export function repay({ owed }: Hand, bits: number): number {
  return (bits & ~owed) | (((bits & owed) >> 1) & owed);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
