import { at } from '../city/at.ts';
import { get, NONE } from './front.ts';
import { nodesIn, portsIn } from './layerTable.ts';
import { depart, follow, gather, hasRides, takeSubway } from './moving.ts';
import type { Walk } from './walk.ts';

/**
 * Finds the routes of a thief who can fly for 0 movement points (MP) or has a jet ski. For each number of MP spent,
 * steps for 0 MP are repeated until nothing new is found.
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

/**
 * Selects the layer (group of routes) to which a node belongs, so that the next steps continue in it. Returns false if
 * the node was replaced.
 */
function enterLayer(walk: Walk, node: number, nodes: number, spent: number): boolean {
  if (node === NONE) return false;
  walk.layer = Math.floor(node / nodes);
  walk.rest = walk.start.points + (at(walk.layers, walk.layer).hadBonus ? 1 : 0) - spent;
  return true;
}
