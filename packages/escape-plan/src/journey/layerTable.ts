import { at } from '../city/at.ts';
import { extendFront } from './front.ts';
import type { Roads } from './roads.ts';
import type { Walk } from './walk.ts';

export function nodesIn({ tileBit, stations }: Roads): number {
  return tileBit.length + stations.length;
}

/** The number of places where rides can begin. */
export function portsIn({ tileBit, tiles }: Roads): number {
  return tileBit.length + tiles;
}

const FIRST = { hadBonus: false, bodies: [] } as const;

export function resetLayers(walk: Walk): void {
  const { layers, layerOf, layerBeyond: beyond } = walk;
  walk.layer = 0;
  if (layers.length === 1) return; // most searches need only one layer
  layers.length = 0;
  layers.push(FIRST);
  layerOf.clear();
  layerOf.set(keyOf(FIRST.hadBonus, FIRST.bodies), 0);
  beyond.clear();
}

/** Rule V5. */
export function layerWithBonus(walk: Walk): number {
  const { hadBonus, bodies } = at(walk.layers, walk.layer);
  return hadBonus ? walk.layer : layerFor(walk, true, bodies);
}

/** X9. The layer (group of routes) for routes of the current layer that then cross this body of water. */
export function layerBeyond(walk: Walk, body: number): number {
  const { layers, layer, layerBeyond: known } = walk;
  const key = body * MAX_LAYERS + layer;
  const found = known.get(key);
  if (found !== undefined) return found;
  const { hadBonus, bodies } = at(layers, layer);
  const made = layerFor(
    walk,
    hadBonus,
    [...bodies, body].sort((a, b) => a - b),
  );
  known.set(key, made);
  return made;
}

/** A limit above the number of layers (groups of routes) of any search. */
const MAX_LAYERS = 2 ** 32;

function layerFor(walk: Walk, hadBonus: boolean, bodies: readonly number[]): number {
  const { layers, layerOf, front, ports, start } = walk;
  const key = keyOf(hadBonus, bodies);
  const found = layerOf.get(key);
  if (found !== undefined) return found;
  const made = layers.length;
  layers.push({ hadBonus, bodies });
  layerOf.set(key, made);
  extendFront(front, layers.length * nodesIn(start.roads));
  extendFront(ports, layers.length * portsIn(start.roads));
  return made;
}

function keyOf(hadBonus: boolean, bodies: readonly number[]): string {
  return `${hadBonus}:${bodies.join()}`;
}
