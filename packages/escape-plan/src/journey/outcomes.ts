import { get, NONE } from './front.ts';
import { byName, countBits, type Hand } from './hand.ts';
import { nodesIn } from './layerTable.ts';
import type { Roads } from './roads.ts';
import type { Journey } from './traveller.ts';
import type { Start, Ways } from './walk.ts';

interface End {
  readonly to: number;
  readonly escaping: boolean;
}

/**
 * The results of all routes to one location. `bits` has the tiles on which officers have to be evaded, and the rides
 * and gas cans used. `points` has the movement points spent. The lists are reused for every location.
 */
const outcomes = { bits: [] as number[], points: [] as number[], count: 0 };

/** Adds the journeys that end at one location. A journey that another one beats is left out. */
export function addJourneys(journeys: Journey[], start: Start, ways: Ways, end: End): void {
  const { roads, hand, from } = start;
  const evaded = tilesToEvade(start, end);
  outcomes.count = 0;
  // X9. The card Medevac ends a journey. Only its use as the first move is considered, because earlier steps could only
  // add to the tiles that the thief leaves.
  if (end.to === roads.hospital && hand.medevac.mask !== 0 && hand.owed === 0)
    addOutcome(settle(hand, hand.medevac.mask | (roads.tileBit[from] ?? 0), evaded), 0);
  for (let layer = 0; layer < ways.layers.length; layer += 1) {
    const base = layer * nodesIn(roads);
    addWays(hand, ways, base + end.to, evaded);
    if (roads.isStation[end.to] === true)
      addWays(hand, ways, base + roads.tileBit.length + roads.stations.indexOf(end.to), evaded);
  }
  for (let index = 0; index < outcomes.count; index += 1) {
    const bits = outcomes.bits[index] ?? 0;
    const points = outcomes.points[index] ?? 0;
    const left = tilesIn(roads, bits & hand.tiles);
    const cans = countBits(bits & hand.cans.mask);
    for (const means of meansUsed(hand, bits)) {
      journeys.push({ to: end.to, left, points, cans, means, escape: end.escaping });
    }
  }
}

function addWays(hand: Hand, { front, firstAt }: Ways, node: number, evaded: number): void {
  let points = firstAt.length - 1;
  for (let entry = get(front.head, node); entry !== NONE; entry = get(front.next, entry)) {
    while (entry < (firstAt[points] ?? 0)) points -= 1;
    const bits = get(front.bits, entry);
    if ((bits & hand.owed) === 0) addOutcome(settle(hand, bits, evaded), points); // rule R36
  }
}

/**
 * The tiles on which officers have to be evaded. E1, R3: none if the journey ends on the tile where it started. E2:
 * otherwise all tiles except the last. F2: for an escape, the caller adds the last tile.
 */
function tilesToEvade({ roads, hand, from }: Start, { to, escaping }: End): number {
  const last = roads.tileBit[to] ?? 0;
  return last === roads.tileBit[from] && !escaping ? 0 : hand.tiles & ~last;
}

function settle({ tiles }: Hand, bits: number, evaded: number): number {
  return (bits & evaded) | (bits & ~tiles);
}

function addOutcome(bits: number, points: number): void {
  let kept = 0;
  for (let index = 0; index < outcomes.count; index += 1) {
    const other = outcomes.bits[index] ?? 0;
    const spent = outcomes.points[index] ?? 0;
    if ((other & ~bits) === 0) {
      if (other === bits && points < spent) outcomes.points[index] = points;
      // The loop has dropped nothing so far: `other` would beat a dropped outcome too, and no outcome in the list beats
      // another.
      return;
    }
    if ((bits & ~other) === 0) continue;
    outcomes.bits[kept] = other;
    outcomes.points[kept] = spent;
    kept += 1;
  }
  outcomes.bits[kept] = bits;
  outcomes.points[kept] = points;
  outcomes.count = kept + 1;
}

/** Cached, because most journeys leave the same few sets of tiles. */
function tilesIn({ tileSets }: Roads, bits: number): readonly number[] {
  const found = tileSets.get(bits);
  if (found !== undefined) return found;
  const tiles: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) tiles.push(31 - Math.clz32(rest & -rest));
  tileSets.set(bits, tiles);
  return tiles;
}

const NO_MEANS: readonly (readonly string[])[] = [[]];

/** All choices of rides that lead to this result. They differ in price. */
function meansUsed(
  { tiles, cans, choices, flights, choppers, members, sewers, jetSkis, medevac }: Hand,
  bits: number,
): readonly (readonly string[])[] {
  const used = bits & ~tiles & ~cans.mask;
  if (used === 0) return NO_MEANS;
  const found = choices.get(used);
  if (found !== undefined) return found;
  let made = NO_MEANS;
  for (const group of [flights, choppers, members, ...sewers, jetSkis, medevac]) {
    const more = choicesOf(group.ids, countBits(used & group.mask));
    made = made.flatMap((before) => more.map((choice) => [...before, ...choice]));
  }
  made = made.map((means) => means.toSorted(byName));
  choices.set(used, made);
  return made;
}

/** All ways to take this many of the sorted ids. */
function choicesOf(ids: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return NO_MEANS;
  return ids.flatMap((id, index) => {
    if (index > 0 && ids[index - 1] === id) return [];
    return choicesOf(ids.slice(index + 1), count - 1).map((rest) => [id, ...rest]);
  });
}
