import { clearFront, newFront, offer } from './front.ts';
import { needsLayers } from './hand.ts';
import { followLayers } from './layers.ts';
import { nodesIn, portsIn, resetLayers } from './layerTable.ts';
import { depart, follow, gather, gatherAll, hasRides, takeSubway } from './moving.ts';
import type { Level, Start, Walk, Ways } from './walk.ts';

let spare: Walk | undefined;

/**
 * Finds all routes from a start. The next call overwrites the result, because allocating new arrays would take longer
 * than most searches.
 */
export function findWays(start: Start): Ways {
  spare ??= {
    start,
    front: newFront(),
    ports: newFront(),
    firstAt: [],
    layers: [],
    layer: 0,
    layerOf: new Map(),
    layerBeyond: new Map(),
    rest: 0,
    since: 0,
    portsSince: 0,
  };
  const walk = spare;
  const { front, ports, firstAt } = walk;
  const { roads, hand } = start;
  walk.start = start;
  resetLayers(walk);
  clearFront(front, nodesIn(roads));
  clearFront(ports, hasRides(hand) ? portsIn(roads) : 0);
  firstAt.length = 0;
  offer(front, start.from, hand.owed, 0);
  if (needsLayers(hand)) followLayers(walk);
  else followLevels(walk);
  return walk;
}

function followLevels(walk: Walk): void {
  let level = complete(walk, { spent: 0, first: 0, afterBonus: 0, firstPort: 0 });
  while (level.afterSewers > level.first) {
    walk.firstAt.push(level.first);
    level = spendOne(walk, level);
  }
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

/** Adds the routes that continue without spending movement points. The subway comes first, because it gives a bonus. */
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
