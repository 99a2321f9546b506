import { NONE } from './front.ts';
import type { Roads } from './roads.ts';
import type { Ride, SewerReach, Traveller } from './traveller.ts';

/**
 * Means that do the same, such as all flights. In the bits of a way they are used from the lowest bit up, so that fewer
 * used is always a subset of more used; which of them it was is chosen at the end.
 */
export interface Group {
  readonly shift: number;
  readonly mask: number;
  readonly ids: readonly string[];
}

interface Sewer extends Group {
  readonly reach: SewerReach;
}

/** What a traveller holds, with the bits that stand for it in a way. The tiles left have the lowest bits. */
export interface Hand {
  readonly tiles: number;
  readonly cans: Group;
  readonly canCount: number;
  readonly flights: Group;
  readonly sewers: readonly Sewer[];
  /** X9. A bit for each body of water without a ferry; as many jet skis are used as bodies are crossed. */
  readonly bodies: Group;
  readonly medevac: Group;
  /** What stands for the bits of means used, as far as somebody has asked. */
  readonly choices: Map<number, readonly (readonly string[])[]>;
}

/** Sets are whole numbers without sign. */
const MOST_BITS = 31;

const NOTHING: Group = { shift: 0, mask: 0, ids: [] };

export function handOf(traveller: Traveller, roads: Roads): Hand {
  return traveller.rides.length > 0 ? handWithRides(traveller, roads) : handWithCans(traveller, roads);
}

/** As most hands are. */
function handWithCans({ cans }: Traveller, { tiles }: Roads): Hand {
  if (tiles + cans > MOST_BITS) throw new RangeError(`${cans} cans and ${tiles} tiles are more than a way can hold`);
  return {
    tiles: (1 << tiles) - 1,
    cans: { shift: tiles, mask: ((1 << cans) - 1) << tiles, ids: [] },
    canCount: cans,
    flights: NOTHING,
    sewers: [],
    bodies: NOTHING,
    medevac: NOTHING,
    choices: NO_CHOICES,
  };
}

/** Without rides there is nothing to choose from. */
const NO_CHOICES: Hand['choices'] = new Map();

function handWithRides({ cans, points, rides }: Traveller, { tiles, bodies }: Roads): Hand {
  let shift = tiles;
  const group = (ids: readonly string[], size: number): Group => {
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
  const flights = idsOf(isFlight);
  const jetSkis = idsOf(({ mean }) => mean === 'jetSki');
  const medevacs = idsOf(({ mean }) => mean === 'medevac');
  const hand: Hand = {
    tiles: (1 << tiles) - 1,
    cans: canGroup,
    canCount: cans,
    // V5, R9. Every flight costs 1 MP, so that no more can be flown than there are MP.
    flights: group(flights, Math.min(flights.length, points + cans + 1)),
    sewers: [...new Set(rides.flatMap((ride) => (ride.mean === 'sewer' ? [ride.reach] : [])))].map((reach) => {
      const ids = idsOf((ride) => ride.mean === 'sewer' && ride.reach === reach);
      return { ...group(ids, ids.length), reach };
    }),
    bodies: group(jetSkis, jetSkis.length === 0 ? 0 : bodies),
    medevac: group(medevacs, Math.min(medevacs.length, 1)),
    choices: new Map(),
  };
  if (shift > MOST_BITS) throw new RangeError(`${rides.length} means and ${tiles} tiles are more than a way can hold`);
  return hand;
}

function isFlight({ mean }: Ride): boolean {
  return mean === 'chopper' || mean === 'helicopter' || mean === 'member' || mean === 'gangRide';
}

export function byName(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** The bits with one more of a group used; NONE where none is left. */
export function use({ mask, shift }: Group, bits: number): number {
  const used = bits & mask;
  return used === mask ? NONE : bits | (used << 1) | (1 << shift);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/** V3, V10. The bits on entering a body of water without a ferry; NONE without a jet ski for it. */
export function wade({ bodies }: Hand, bits: number, body: number): number {
  const bit = 1 << (bodies.shift + body);
  if ((bits & bit) !== 0) return bits;
  return countBits(bits & bodies.mask) < bodies.ids.length ? bits | bit : NONE;
}
