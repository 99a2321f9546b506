import { at } from '../city/at.ts';
import { clearFront, get, NONE, newFront, offer } from './front.ts';
import { countBits, type Hand, use, wade } from './hand.ts';
import { doorsFrom, flowsFrom, type Links, landingsFrom, type Roads, spaceOf, stepsFrom, tilesOf } from './roads.ts';
import type { Level, Start, Walk, Ways } from './walk.ts';

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
  const { spent, first, afterBonus, firstPort } = begun;
  let afterBonusPorts = 0;
  if (hasRides(start.hand)) {
    walk.rest = start.points + 1 - spent;
    walk.portsSince = firstPort;
    gatherAll(walk, afterPlain);
    afterBonusPorts = ports.count;
    walk.rest -= 1;
    walk.since = afterBonus;
    walk.portsSince = afterBonusPorts;
    for (let entry = afterBonus; entry < afterPlain; entry += 1) gather(walk, entry);
    gatherAll(walk, afterSubway);
  }
  return {
    spent,
    first,
    afterBonus,
    afterPlain,
    afterSubway,
    afterSewers: front.count,
    firstPort,
    afterBonusPorts,
    afterPorts: ports.count,
  };
}

/** V2, V6. On by one step, or from the pad by air. */
function follow(walk: Walk, first: number, after: number): void {
  const { front, rest, start } = walk;
  const { roads, hand } = start;
  if (rest + hand.canCount <= 0) return;
  const linksFrom = rest + hand.canCount === 1 ? doorsFrom : stepsFrom;
  for (let entry = first; entry < after; entry += 1) {
    const node = get(front.node, entry);
    if (node === NONE) continue;
    const space = spaceAt(roads, node);
    const bits = pay(walk, get(front.bits, entry));
    reach(walk, linksFrom(roads, space), bits);
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
