import { at } from '../city/at.ts';
import { get, NONE, offer } from './front.ts';
import { countBits, type Hand, needsLayers, repay, use } from './hand.ts';
import { layerBeyond, layerWithBonus, nodesIn, portsIn } from './layerTable.ts';
import { doorsFrom, flowsFrom, type Links, landingsFrom, type Roads, spaceOf, stepsFrom, tilesOf } from './roads.ts';
import type { Walk } from './walk.ts';

export function hasRides({ flights, choppers, members, sewers }: Hand): boolean {
  return (flights.mask | choppers.mask | members.mask) !== 0 || sewers.length > 0;
}

/** V2, V6. Extends each route by one step on foot, or by a flight from a helicopter pad. */
export function follow(walk: Walk, first: number, after: number): void {
  const { front, rest, start } = walk;
  const { roads, hand } = start;
  if (rest + hand.canCount <= 0) return;
  const base = walk.layer * nodesIn(roads);
  for (let entry = first; entry < after; entry += 1) {
    const node = get(front.node, entry);
    if (node === NONE) continue;
    const space = spaceAt(roads, node - base);
    const bits = pay(walk, get(front.bits, entry));
    const links = goesOn(walk, bits, rest - 1) ? stepsFrom(roads, space) : doorsFrom(roads, space);
    reach(walk, links, bits, rest - 1);
    if (roads.isPad[space] === true) reach(walk, landingsFrom(roads, at(roads.map.tileOf, space)), bits, rest - 1);
  }
}

function spaceAt({ tileBit, stations }: Roads, node: number): number {
  return node < tileBit.length ? node : at(stations, node - tileBit.length);
}

/** V4. A gas can is returned only when its movement point is needed. Returning it earlier never helps. */
function pay({ rest, start }: Walk, bits: number): number {
  const { cans } = start.hand;
  return rest > 0 || rest + countBits(bits & cans.mask) > 0 ? bits : use(cans, bits);
}

/**
 * V1. Whether a route can continue from terrain, where no journey can end. Without movement points, the thief can leave
 * terrain only with the Chopper (R9).
 */
function goesOn({ start }: Walk, bits: number, left: number): boolean {
  const { canCount, choppers } = start.hand;
  return left + canCount > 0 || (bits & choppers.mask) !== choppers.mask;
}

function reach(walk: Walk, { all, afterLocations, afterTerrain }: Links, bits: number, left: number): void {
  const { front, since, start } = walk;
  const base = walk.layer * nodesIn(start.roads);
  const endsHere = !goesOn(walk, bits, left);
  const open = endsHere ? afterLocations : afterTerrain;
  for (let index = 0; index < open; index += 1) {
    const link = all[index] ?? 0;
    offer(front, base + spaceOf(link), bits | tilesOf(link), since);
  }
  if (endsHere || start.hand.jetSkis.mask === 0) return;
  for (let index = afterTerrain; index < all.length; index += 1) {
    const link = all[index] ?? 0;
    land(walk, spaceOf(link), bits | tilesOf(link));
  }
}

function land(walk: Walk, space: number, bits: number): void {
  const { front, layers, layer, since, start } = walk;
  const { roads, hand } = start;
  const body = roads.body[space] ?? NONE;
  if (body === NONE || at(layers, layer).bodies.includes(body)) {
    offer(front, layer * nodesIn(roads) + space, bits, since);
    return;
  }
  const skiing = use(hand.jetSkis, bits);
  if (skiing !== NONE) offer(front, layerBeyond(walk, body) * nodesIn(roads) + space, skiing, since);
}

/** V5, E2. Takes the subway. The thief leaves only the tile of the first station, not the tiles in between. */
export function takeSubway(walk: Walk, first: number, after: number): void {
  const { front, since, layer, start } = walk;
  const { stations, tileBit, isStation } = start.roads;
  if (stations.length < 2) return;
  const base = layer * nodesIn(start.roads);
  for (let entry = first; entry < after; entry += 1) {
    const from = get(front.node, entry) - base;
    if (from < 0 || isStation[from] !== true) continue;
    const target = (needsLayers(start.hand) ? layerWithBonus(walk) * nodesIn(start.roads) : 0) + tileBit.length;
    const tile = tileBit[from] ?? 0;
    const bits = get(front.bits, entry);
    for (let index = 0; index < stations.length; index += 1) {
      const to = at(stations, index);
      if (to !== from) offer(front, target + index, tileBit[to] === tile ? bits : bits | tile, since);
    }
  }
}

/** Calls `gather` for every route, including routes that are added during the loop. */
export function gatherAll(walk: Walk, first: number): void {
  for (let entry = first; entry < walk.front.count; entry += 1) gather(walk, entry);
}

/** Collects the places where rides can begin. Sewers that cost 0 movement points are used at once. */
export function gather(walk: Walk, entry: number): void {
  const { front, ports, portsSince, layer, rest, start } = walk;
  const { roads, hand } = start;
  const node = get(front.node, entry);
  const bits = get(front.bits, entry);
  if (node === NONE || !goesOn(walk, bits, rest)) return;
  const space = spaceAt(roads, node - layer * nodesIn(roads));
  const { tileOf, terrainOf } = roads.map;
  if (terrainOf[space] === undefined) {
    board(walk, at(tileOf, space), bits);
    return;
  }
  for (const flow of flowsFrom(roads, space)) {
    const end = spaceOf(flow);
    const left = bits | tilesOf(flow);
    if (terrainOf[end] !== 'water') board(walk, at(tileOf, end), left); // rule R2
    if (hand.sewers.length > 0 && offer(ports, layer * portsIn(roads) + end, left, portsSince))
      surface(walk, end, left, 'same');
  }
}

/** X7, R9. Records that a flight can begin on this tile. A flight for 0 movement points is used at once. */
function board(walk: Walk, tile: number, bits: number): void {
  const { ports, portsSince, layer, rest, start } = walk;
  const { roads, hand, heliports } = start;
  const { flights, choppers, members } = hand;
  if (heliports[tile] !== true || (flights.mask | choppers.mask | members.mask) === 0) return;
  if (!offer(ports, layer * portsIn(roads) + roads.tileBit.length + tile, bits, portsSince)) return;
  const flying = use(choppers, bits);
  if (flying !== NONE) reach(walk, landingsFrom(roads, tile), flying, rest);
}

/** X7, X9. Takes the rides that cost 1 movement point. */
export function depart(walk: Walk, first: number, after: number): void {
  const { ports, layer, start, rest } = walk;
  const { roads, hand } = start;
  if (rest + hand.canCount <= 0) return;
  for (let entry = first; entry < after; entry += 1) {
    const node = get(ports.node, entry);
    if (node === NONE) continue;
    const port = node - layer * portsIn(roads);
    const bits = pay(walk, get(ports.bits, entry));
    if (port < roads.tileBit.length) {
      if (goesOn(walk, bits, rest - 1)) surface(walk, port, bits, 'other');
      continue;
    }
    const landings = landingsFrom(roads, port - roads.tileBit.length);
    const flying = use(hand.flights, bits);
    if (flying !== NONE) reach(walk, landings, flying, rest - 1);
    const returning = use(hand.members, bits);
    if (returning !== NONE) reach(walk, landings, repay(hand, returning), rest - 1);
  }
}

/**
 * X9. The thief leaves a sewer on the kind of terrain where the thief entered it (`same`), or on another kind
 * (`other`).
 */
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
