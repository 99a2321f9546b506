import { at } from '../city/at.ts';
import { clearFront, type Front, get, NONE, newFront, offer } from './front.ts';
import { countBits, type Hand, use, wade } from './hand.ts';
import { flowsFrom, type Links, landingsFrom, type Roads, spaceOf, stepsFrom, tilesOf } from './roads.ts';

/**
 * Every way that no other beats, found MP by MP. A way is where the thief is and a set of bits: tiles left, means used.
 * V5. With the subway's extra MP a way beats one without it at the same MP spent; without it, one with it that has spent
 * more. In that order each way need only be compared with those found before.
 */
export interface Ways {
  /** Its nodes are the spaces, then each station once more for those who came by subway: V11 keeps them from riding on. */
  readonly front: Front;
  /** The first entry of the front for each number of MP spent. */
  readonly firstAt: number[];
}

export interface Start {
  readonly roads: Roads;
  readonly hand: Hand;
  readonly heliports: readonly boolean[];
  readonly points: number;
  readonly from: number;
}

interface Walk extends Ways {
  start: Start;
  /** Where rides in hand may begin: the terrains for sewers, then the tiles for flights. */
  readonly ports: Front;
  /** MP left, before gas cans, of the ways that are being followed. */
  rest: number;
  /** Entries before these have cost less than those that are being added. */
  since: number;
  portsSince: number;
}

/** The entries with the same MP spent: where they begin, and where each kind ends. */
interface Level {
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

let spare: Walk | undefined;

/** The result is overwritten by the next call: making room anew would take longer than most travels. */
export function findWays(start: Start): Ways {
  spare ??= { start, front: newFront(), ports: newFront(), firstAt: [], rest: 0, since: 0, portsSince: 0 };
  const walk = spare;
  const { front, ports, firstAt } = walk;
  const { roads } = start;
  walk.start = start;
  clearFront(front, roads.tileBit.length + roads.stations.length);
  clearFront(ports, hasRides(start.hand) ? roads.tileBit.length + roads.tiles : 0);
  firstAt.length = 0;
  offer(front, start.from, 0, 0);
  let level = complete(walk, { spent: 0, first: 0, afterBonus: 0, firstPort: 0 });
  while (level.afterSewers > level.first) {
    firstAt.push(level.first);
    level = spendOne(walk, level);
  }
  return walk;
}

function hasRides({ flights, sewers }: Hand): boolean {
  return flights.mask !== 0 || sewers.length > 0;
}

function spendOne(walk: Walk, before: Level): Level {
  const { front, ports, start } = walk;
  const first = front.count;
  const firstPort = ports.count;
  walk.since = first;
  walk.rest = start.points + 1 - before.spent;
  follow(walk, before.first, before.afterBonus);
  follow(walk, before.afterPlain, before.afterSubway);
  depart(walk, before.firstPort, before.afterBonusPorts);
  walk.rest -= 1;
  walk.portsSince = firstPort;
  if (hasRides(start.hand)) gatherAll(walk, first);
  const afterBonus = front.count;
  walk.since = afterBonus;
  walk.rest = start.points - before.spent;
  follow(walk, before.afterBonus, before.afterPlain);
  follow(walk, before.afterSubway, before.afterSewers);
  depart(walk, before.afterBonusPorts, before.afterPorts);
  return complete(walk, { spent: before.spent + 1, first, afterBonus, firstPort });
}

/** What costs no MP, once all that costs MP is there: the subway first, because it leads to ways with the bonus. */
function complete(walk: Walk, begun: Pick<Level, 'spent' | 'first' | 'afterBonus' | 'firstPort'>): Level {
  const { front, ports, start } = walk;
  const afterPlain = front.count;
  walk.since = afterPlain;
  takeSubway(walk, begun.first, afterPlain);
  const afterSubway = front.count;
  if (!hasRides(start.hand))
    return { ...begun, afterPlain, afterSubway, afterSewers: afterSubway, afterBonusPorts: 0, afterPorts: 0 };
  walk.rest = start.points + 1 - begun.spent;
  walk.portsSince = begun.firstPort;
  gatherAll(walk, afterPlain);
  const afterBonusPorts = ports.count;
  walk.rest -= 1;
  walk.since = begun.afterBonus;
  walk.portsSince = afterBonusPorts;
  for (let entry = begun.afterBonus; entry < afterPlain; entry += 1) gather(walk, entry);
  gatherAll(walk, afterSubway);
  return { ...begun, afterPlain, afterSubway, afterSewers: front.count, afterBonusPorts, afterPorts: ports.count };
}

/** V2, V6. On by one step, or from the pad by air. */
function follow(walk: Walk, first: number, after: number): void {
  const { front, rest, start } = walk;
  const { roads, hand } = start;
  if (rest + hand.canCount <= 0) return;
  for (let entry = first; entry < after; entry += 1) {
    const node = get(front.node, entry);
    if (node === NONE) continue;
    const space = spaceAt(roads, node);
    const bits = pay(walk, get(front.bits, entry));
    reach(walk, stepsFrom(roads, space), bits);
    if (roads.isPad[space] === true) reach(walk, landingsFrom(roads, at(roads.map.tileOf, space)), bits);
  }
}

function spaceAt({ tileBit, stations }: Roads, node: number): number {
  return node < tileBit.length ? node : at(stations, node - tileBit.length);
}

/** V4. A can is returned only when its MP is needed: to return it earlier would lead nowhere else. */
function pay({ rest, start }: Walk, bits: number): number {
  const { cans } = start.hand;
  return rest > 0 || rest + countBits(bits & cans.mask) > 0 ? bits : use(cans, bits);
}

function reach(walk: Walk, { all, afterLocations, afterTerrain }: Links, bits: number): void {
  const { front, since, rest, start } = walk;
  const isLast = rest + start.hand.canCount <= 1; // V1: nobody ends on terrain
  const open = isLast ? afterLocations : afterTerrain;
  for (let index = 0; index < open; index += 1) {
    const link = all[index] ?? 0;
    offer(front, spaceOf(link), bits | tilesOf(link), since);
  }
  if (isLast || start.hand.bodies.mask === 0) return;
  for (let index = afterTerrain; index < all.length; index += 1) {
    const link = all[index] ?? 0;
    land(walk, spaceOf(link), bits | tilesOf(link));
  }
}

/** V10. Onto terrain of any kind. */
function land({ front, since, start }: Walk, space: number, bits: number): void {
  const body = start.roads.body[space] ?? NONE;
  const landed = body === NONE ? bits : wade(start.hand, bits, body);
  if (landed !== NONE) offer(front, space, landed, since);
}

/** V5, E2. Only the station where the ride starts is left, not what lies between. */
function takeSubway({ front, since, start }: Walk, first: number, after: number): void {
  const { isStation, stations, tileBit } = start.roads;
  for (let entry = first; entry < after; entry += 1) {
    const from = get(front.node, entry);
    if (isStation[from] !== true) continue;
    const tile = tileBit[from] ?? 0;
    const bits = get(front.bits, entry);
    for (let index = 0; index < stations.length; index += 1) {
      const to = at(stations, index);
      if (to !== from) offer(front, tileBit.length + index, tileBit[to] === tile ? bits : bits | tile, since);
    }
  }
}

/** Also those that are being added. */
function gatherAll(walk: Walk, first: number): void {
  for (let entry = first; entry < walk.front.count; entry += 1) gather(walk, entry);
}

/** From where the rides in hand could begin, over any 0 MP; sewers for 0 MP begin at once. */
function gather(walk: Walk, entry: number): void {
  const { front, ports, portsSince, rest, start } = walk;
  const { roads, hand } = start;
  const node = get(front.node, entry);
  if (node === NONE || rest + hand.canCount <= 0) return;
  const space = spaceAt(roads, node);
  const bits = get(front.bits, entry);
  const { tileOf, terrainOf } = roads.map;
  if (terrainOf[space] === undefined) {
    board(walk, at(tileOf, space), bits);
    return;
  }
  for (const flow of flowsFrom(roads, space)) {
    const end = spaceOf(flow);
    const left = bits | tilesOf(flow);
    if (terrainOf[end] !== 'water') board(walk, at(tileOf, end), left); // R2
    if (hand.sewers.length > 0 && offer(ports, end, left, portsSince)) surface(walk, end, left, 'same');
  }
}

/** X7. */
function board({ ports, portsSince, start }: Walk, tile: number, bits: number): void {
  const { roads, hand, heliports } = start;
  if (heliports[tile] !== true || hand.flights.mask === 0) return;
  offer(ports, roads.tileBit.length + tile, bits, portsSince);
}

/** X7, X9. The rides in hand that cost 1 MP. */
function depart(walk: Walk, first: number, after: number): void {
  const { ports, start, rest } = walk;
  const { roads, hand } = start;
  if (rest + hand.canCount <= 0) return;
  for (let entry = first; entry < after; entry += 1) {
    const port = get(ports.node, entry);
    if (port === NONE) continue;
    const bits = pay(walk, get(ports.bits, entry));
    if (port < roads.tileBit.length) {
      if (rest + hand.canCount > 1) surface(walk, port, bits, 'other');
    } else {
      const flying = use(hand.flights, bits);
      if (flying !== NONE) reach(walk, landingsFrom(roads, port - roads.tileBit.length), flying);
    }
  }
}

/** X9. Out of a sewer, onto the same terrain as where it was entered or onto another one. */
function surface(walk: Walk, from: number, bits: number, onto: 'same' | 'other'): void {
  const { roads, hand } = walk.start;
  const { terrainOf, tileOf, firstSpace } = roads.map;
  const terrain = terrainOf[from];
  for (const sewer of hand.sewers) {
    const used = use(sewer, bits | (roads.tileBit[from] ?? 0));
    if (used === NONE) continue;
    for (const tile of at(sewer.reach, at(tileOf, from))) {
      const after = firstSpace[tile + 1] ?? tileOf.length;
      for (let space = at(firstSpace, tile); space < after; space += 1) {
        if (terrainOf[space] === undefined) continue;
        if ((terrainOf[space] === terrain) === (onto === 'same')) land(walk, space, used);
      }
    }
  }
}
