import { at } from '../city/at.ts';
import type { City } from '../city/city.ts';
import type { CityMap } from '../city/cityMap.ts';
import type { Pack } from '../content/pack.ts';
import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { afterStep, allSteps, type Stage, type Step, type Wanderer } from '../journey/stepwise.ts';
import { rideCalled } from '../means.ts';
import type { GoTo } from '../moves.ts';

/** A step of a route from one space to another, on foot or by a means of transport. */
export interface Hop {
  readonly to: number;
  readonly kind: 'walk' | 'subway' | 'flight' | 'sewer' | 'medevac';
  /** The ids of the ride and the jet ski used, if any. */
  readonly means: readonly string[];
}

interface Ground {
  readonly map: CityMap;
  readonly city: City;
  readonly pack: Pick<Pack, 'tiles' | 'contacts'>;
}

/** What a move or an event says about a journey, apart from its start and its destination. */
export type JourneyMade = Pick<GoTo, 'left' | 'cans' | 'means'>;

interface Ends {
  readonly from: number;
  readonly to: number;
}

interface Way {
  readonly stage: Stage;
  readonly cost: number;
  readonly before: Way | undefined;
  readonly by: Step | undefined;
}

/** The weight of a movement point. It is so large that length matters only between routes of equal points. */
const POINT = 10_000;

/**
 * V2 to V7. The route that is drawn for a journey. A move names the rides, and the tiles that the thief leaves, but not
 * every step. The route uses exactly these rides and leaves no other tiles. Among all such routes, it has the fewest
 * movement points. If several have the fewest, it is the shortest of them by `lengthOf`. Undefined if there is no such
 * route.
 */
export function routeOfJourney(
  ground: Ground,
  { from, to }: Ends,
  { left, cans, means }: JourneyMade,
  lengthOf: (from: number, to: number) => number,
): readonly Hop[] | undefined {
  const { map, city } = ground;
  const wanderer = wandererIn(ground, from, means);
  const end = map.tileOf[to];
  // E1: if the journey ends on the tile where it began, `left` is empty, even if the route leads over other tiles.
  const isHome = end === map.tileOf[from] && left.length === 0;
  const mayLeave = (tile: number): boolean => isHome || tile === end || left.includes(city[tile]?.tile ?? '');
  const best = new Map<string, number>();
  const open: Way[] = [{ stage: stageAt(wanderer, MOVEMENT_POINTS + cans), cost: 0, before: undefined, by: undefined }];
  for (let way = takeCheapest(open); way !== undefined; way = takeCheapest(open)) {
    const { stage, cost } = way;
    const key = `${stage.space} ${stage.ready} ${stage.hadBonus} ${stage.bySubway} ${stage.crossed.join(' ')}`;
    if ((best.get(key) ?? Number.POSITIVE_INFINITY) <= cost) continue;
    best.set(key, cost);
    if (stage.space === to && stage.ready === 0) return hopsTo(wanderer, way);
    const tile = at(map.tileOf, stage.space);
    for (const step of allSteps(wanderer, stage)) {
      if (tile !== map.tileOf[step.to] && !mayLeave(tile)) continue;
      const added = step.points * POINT + lengthOf(stage.space, step.to);
      open.push({ stage: afterStep(wanderer, stage, step), cost: cost + added, before: way, by: step });
    }
  }
  return undefined;
}

function wandererIn({ map, city, pack }: Ground, from: number, means: readonly string[]): Wanderer {
  return {
    map,
    heliports: city.map(({ tile }) => pack.tiles[tile]?.heliport === true),
    from,
    things: means.map((id) => ({ id, ride: rideCalled(pack, city, id), cost: 0, isContact: false })),
    mayEnd: () => true,
  };
}

const stageAt = ({ from, things }: Wanderer, points: number): Stage => ({
  space: from,
  points,
  left: 0,
  cash: 0,
  cans: 0,
  ready: (1 << things.length) - 1,
  returned: 0,
  hadBonus: false,
  bySubway: false,
  crossed: [],
  seen: [from],
});

function takeCheapest(open: Way[]): Way | undefined {
  let cheapest = 0;
  for (const [i, { cost }] of open.entries()) if (cost < (open[cheapest]?.cost ?? 0)) cheapest = i;
  return open.splice(cheapest, 1)[0];
}

function hopsTo(wanderer: Wanderer, end: Way): readonly Hop[] {
  const hops: Hop[] = [];
  for (let { by, before }: Way = end; by !== undefined && before !== undefined; { by, before } = before)
    hops.push({ to: by.to, kind: kindOf(wanderer, by), means: by.used.map((index) => at(wanderer.things, index).id) });
  return hops.reverse();
}

function kindOf({ things }: Wanderer, { by, used }: Step): Hop['kind'] {
  if (by === 'foot') return 'walk';
  if (by === 'subway') return 'subway';
  const mean = things[used[0] ?? -1]?.ride?.mean;
  return by === 'ride' && (mean === 'sewer' || mean === 'medevac') ? mean : 'flight';
}
