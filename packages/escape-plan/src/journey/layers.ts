import { at } from '../city/at.ts';
import { get, NONE } from './front.ts';
import { nodesIn, portsIn } from './layerTable.ts';
import { depart, follow, gather, hasRides, takeSubway } from './moving.ts';
import type { Walk } from './walk.ts';

/**
 * Finds the ways of a thief who can fly for 0 MP or cross water by jet ski. For each MP spent, everything that costs no
 * MP is repeated until nothing new is found. Ways in different layers are never compared.
 */
export function followLayers(walk: Walk): void {
  const { front, ports, firstAt, start } = walk;
  const hasPorts = hasRides(start.hand);
  let first = 0;
  let firstPort = 0;
  for (let spent = 0; front.count > first; spent += 1) {
    firstAt.push(first);
    walk.since = first;
    walk.portsSince = firstPort;
    for (let entry = first; entry < front.count; entry += 1) {
      if (!enterLayer(walk, get(front.node, entry), nodesIn(start.roads), spent)) continue;
      takeSubway(walk, entry, entry + 1);
      if (hasPorts) gather(walk, entry);
    }
    const after = front.count;
    walk.since = after;
    for (let entry = first; entry < after; entry += 1)
      if (enterLayer(walk, get(front.node, entry), nodesIn(start.roads), spent)) follow(walk, entry, entry + 1);
    const afterPorts = ports.count;
    for (let port = firstPort; port < afterPorts; port += 1)
      if (enterLayer(walk, get(ports.node, port), portsIn(start.roads), spent)) depart(walk, port, port + 1);
    first = after;
    firstPort = afterPorts;
  }
}

/** Sets the walk to the layer of a node and to the MP left there. Returns false for a node that has been replaced. */
function enterLayer(walk: Walk, node: number, nodes: number, spent: number): boolean {
  if (node === NONE) return false;
  walk.layer = Math.floor(node / nodes);
  walk.rest = walk.start.points + (at(walk.layers, walk.layer).hadBonus ? 1 : 0) - spent;
  return true;
}
