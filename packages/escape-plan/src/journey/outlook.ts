import { at } from '../city/at.ts';
import { hasNearby } from './nearby.ts';
import {
  afterCan,
  afterStep,
  afterTurningUp,
  allSteps,
  endsTravel,
  readyThings,
  type Stage,
  type Step,
  type Wanderer,
} from './stepwise.ts';

/** V1, L16. Whether the journey may end at the current space. */
export function mayEndHere({ map, from, mayEnd }: Wanderer, stage: Stage): boolean {
  const { space } = stage;
  return space !== from && map.locationOf[space] !== undefined && mayEnd(space, stage);
}

/** F1. Whether the escape may be declared at the current space. */
export function mayEscapeHere({ escapeFrom }: Wanderer, { space }: Stage): boolean {
  return space === escapeFrom;
}

/**
 * V9. The steps after which the journey can still end. R35: used contacts are taken into account if something in hand
 * could make them ready. A step may return to an earlier space only if something else has changed since. So every
 * journey ends.
 */
export function stepsFrom(wanderer: Wanderer, stage: Stage): Step[] {
  const dead = new Set<string>();
  return allSteps(wanderer, stage).filter((step) => leadsOn(wanderer, stage, step, dead));
}

export function mayStillEnd(wanderer: Wanderer, stage: Stage): boolean {
  return canGoOn(wanderer, stage, new Set());
}

function leadsOn(wanderer: Wanderer, stage: Stage, step: Step, dead: Set<string>): boolean {
  const after = afterStep(wanderer, stage, step);
  if (endsTravel(wanderer, step)) return mayEndHere(wanderer, after);
  if (hasChanged(after)) return canEnd(wanderer, after, dead);
  return !stage.seen.includes(after.space) && canGoOn(wanderer, after, dead);
}

/** Whether the last step changed anything besides the space. */
const hasChanged = ({ seen }: Stage): boolean => seen.length === 1;

/** Whether the journey can still end. Spaces in `stage.seen` must not be entered again. */
function canGoOn(wanderer: Wanderer, stage: Stage, dead: Set<string>): boolean {
  const seen = new Set(stage.seen);
  const stages = [stage];
  for (const now of stages) {
    if (isEnd(wanderer, now) || otherwise(wanderer, now).some((after) => canEnd(wanderer, after, dead))) return true;
    for (const step of allSteps(wanderer, now)) {
      const after = afterStep(wanderer, now, step);
      if (endsTravel(wanderer, step) || hasChanged(after)) {
        if (leadsOn(wanderer, now, step, dead)) return true;
      } else if (!seen.has(after.space)) {
        seen.add(after.space);
        stages.push(after);
      }
    }
  }
  return false;
}

const isEnd = (wanderer: Wanderer, stage: Stage): boolean =>
  mayEndHere(wanderer, stage) || mayEscapeHere(wanderer, stage);

/** What a player can do instead of a step: return a gas can (V4), or make contacts ready (R35). */
function otherwise(wanderer: Wanderer, stage: Stage): Stage[] {
  const ways = stage.cans > 0 ? [afterCan(stage)] : [];
  for (const index of readyThings(wanderer, stage))
    if (at(wanderer.things, index).ride === undefined) ways.push(afterTurningUp(wanderer, stage, index));
  return ways;
}

/**
 * Whether the journey can end from here. Nearby locations are checked first, then all locations in reach on foot. The
 * things in hand are tried last.
 */
function canEnd(wanderer: Wanderer, stage: Stage, dead: Set<string>): boolean {
  const { map, from, mayEnd } = wanderer;
  if (isEnd(wanderer, stage)) return true;
  if (hasNearby(map, stage.space, stage.points, (space) => space !== from && mayEnd(space, stage))) return true;
  if (stage.ready !== 0 && reachesEnd(wanderer, { ...stage, ready: 0 }, dead)) return true;
  return reachesEnd(wanderer, stage, dead);
}

/**
 * Tries all ways to continue the journey, and returns whether one of them ends it. If none does, the keys of all stages
 * that were tried are added to `dead`, the set of stages from which the journey can't end.
 */
function reachesEnd(wanderer: Wanderer, stage: Stage, dead: Set<string>): boolean {
  if (isEnd(wanderer, stage)) return true;
  if (isStuck(wanderer, stage)) return false;
  const first = keyOf(stage);
  if (dead.has(first)) return false;
  const stages = [stage];
  const found = new Set([first]);
  for (const now of stages) {
    const next = otherwise(wanderer, now);
    for (const step of allSteps(wanderer, now)) {
      const after = afterStep(wanderer, now, step);
      if (isEnd(wanderer, after)) return true;
      if (!endsTravel(wanderer, step)) next.push(after);
    }
    for (const after of next) {
      const key = keyOf(after);
      if (found.has(key) || dead.has(key)) continue;
      found.add(key);
      stages.push(after);
    }
  }
  for (const key of found) dead.add(key);
  return false;
}

/**
 * V1. Whether the thief is on terrain with nothing left to travel with. A journey can't end on terrain, and terrain has
 * no subway or helicopter pad.
 */
function isStuck({ map }: Wanderer, { space, points, cans, ready }: Stage): boolean {
  return points === 0 && cans === 0 && ready === 0 && map.locationOf[space] === undefined;
}

/** A key for caching whether the journey can end. The tiles and spaces visited do not matter for this. */
function keyOf({ space, points, cans, cash, ready, returned, hadBonus, bySubway, crossed }: Stage): string {
  const areas = crossed.length < 2 ? crossed : crossed.toSorted((a, b) => a - b);
  return `${space},${points},${cans},${cash},${ready},${returned},${hadBonus},${bySubway};${areas.join()}`;
}
