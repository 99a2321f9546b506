import { at } from '../city/at.ts';
import { isOpen } from '../city/cityMap.ts';
import { isFlight } from '../city/flight.ts';
import type { Ride, Traveller } from './traveller.ts';

/** Something in hand that matters during a journey: a ride, or something that makes used contacts ready (R35). */
export interface Thing {
  readonly id: string;
  /** Undefined for things that make contacts ready. */
  readonly ride: Ride | undefined;
  readonly cost: number;
  readonly isContact: boolean;
}

/** L16, R36. What the rules check before a journey may end at a location. */
interface Means {
  readonly cash: number;
  /** The number of gang members returned on the way. */
  readonly returned: number;
}

export interface Wanderer extends Pick<Traveller, 'map' | 'heliports' | 'from' | 'escapeFrom'> {
  readonly things: readonly Thing[];
  mayEnd(space: number, means: Means): boolean;
}

/** The progress of a journey. Sets of tiles or things are stored as the bits of a number. */
export interface Stage extends Means {
  readonly space: number;
  /** Movement points left. */
  readonly points: number;
  /** E2. The tiles that the thief has left behind. */
  readonly left: number;
  /** V4. Gas cans in hand. */
  readonly cans: number;
  /** The things that are ready. */
  readonly ready: number;
  /** V5. Whether the subway's extra movement point was given. */
  readonly hadBonus: boolean;
  /** V11. Whether the last step was a subway ride. */
  readonly bySubway: boolean;
  /** X9. The bodies of water crossed by jet ski. */
  readonly crossed: readonly number[];
  /** The spaces visited since something other than the thief's position last changed. The current space is last. */
  readonly seen: readonly number[];
}

export const WAYS = ['foot', 'subway', 'pad', 'ride'] as const;

export interface Step {
  readonly to: number;
  readonly by: (typeof WAYS)[number];
  readonly points: number;
  /** The indices of the things used: a ride, a jet ski, or both. */
  readonly used: readonly number[];
}

const NOTHING: readonly number[] = [];

/** V2, V5 to V7, V11. Every possible and affordable step, even one after which the journey can't end. */
export function allSteps(wanderer: Wanderer, stage: Stage): Step[] {
  const { map } = wanderer;
  const { space, bySubway } = stage;
  const steps: Step[] = [];
  const kind = map.locationOf[space]?.kind;
  for (const to of at(map.flows, space)) addStep(steps, wanderer, stage, { to, by: 'foot', points: 0, used: NOTHING });
  for (const to of at(map.steps, space)) addStep(steps, wanderer, stage, { to, by: 'foot', points: 1, used: NOTHING });
  if (kind === 'subwayStation' && !bySubway)
    for (const to of map.locations)
      if (to !== space && map.locationOf[to]?.kind === kind)
        addStep(steps, wanderer, stage, { to, by: 'subway', points: 0, used: NOTHING });
  if (kind === 'helicopterPad')
    for (const to of landings(wanderer, space))
      addStep(steps, wanderer, stage, { to, by: 'pad', points: 1, used: NOTHING });
  for (const index of readyThings(wanderer, stage)) addRides(steps, wanderer, stage, index);
  return steps;
}

/** The things that are ready and affordable. Equal things are listed once. */
export function readyThings({ things }: Wanderer, { ready, cash }: Stage): number[] {
  const ids = new Set<string>();
  const found: number[] = [];
  for (let index = 0; index < things.length; index += 1) {
    const { id, cost } = at(things, index);
    if (!has(ready, index) || cost > cash || ids.has(id)) continue;
    ids.add(id);
    found.push(index);
  }
  return found;
}

export const has = (bits: number, index: number): boolean => (bits & (1 << index)) !== 0;

/** Rules V6 and R30. */
function landings({ map }: Wanderer, from: number): number[] {
  const distance = at(map.distance, at(map.tileOf, from));
  const found: number[] = [];
  for (let space = 0; space < map.tileOf.length; space += 1)
    if (isFlight(distance[at(map.tileOf, space)])) found.push(space);
  return found;
}

/** Rule V7. */
function addRides(steps: Step[], wanderer: Wanderer, stage: Stage, index: number): void {
  const { map, heliports, things } = wanderer;
  const { ride } = at(things, index);
  const { space } = stage;
  const tile = at(map.tileOf, space);
  const terrain = map.terrainOf[space];
  const used = [index];
  switch (ride?.mean) {
    case undefined:
    case 'jetSki': // the jet ski is used when a step leads onto water
      return;
    case 'medevac':
      for (const to of map.locations)
        if (map.locationOf[to]?.kind === 'hospital')
          addStep(steps, wanderer, stage, { to, by: 'ride', points: 0, used });
      return;
    case 'sewer':
      if (terrain === undefined) return;
      for (let to = 0; to < map.tileOf.length; to += 1) {
        const surface = map.terrainOf[to];
        if (surface === undefined || !at(ride.reach, tile).includes(at(map.tileOf, to))) continue;
        addStep(steps, wanderer, stage, { to, by: 'ride', points: surface === terrain ? 0 : 1, used });
      }
      return;
    default: {
      if (heliports[tile] !== true || terrain === 'water') return; // rules X7 and R2
      const points = ride?.mean === 'chopper' ? 0 : 1; // rule R9
      for (const to of landings(wanderer, space)) addStep(steps, wanderer, stage, { to, by: 'ride', points, used });
    }
  }
}

/**
 * V3, V10. Adds a step if there are enough movement points for it. A step onto water without a ferry is added once for
 * each jet ski that can be used. A body of water that the thief has already crossed needs no further jet ski.
 */
function addStep(steps: Step[], wanderer: Wanderer, stage: Stage, step: Step): void {
  const { map, things } = wanderer;
  if (step.points > stage.points) return;
  if (isOpen(map, step.to) || stage.crossed.includes(at(map.areaOf, step.to))) {
    steps.push(step);
    return;
  }
  const paid = step.used.reduce((sum, index) => sum + at(things, index).cost, 0);
  for (const index of readyThings(wanderer, { ...stage, cash: stage.cash - paid }))
    if (at(things, index).ride?.mean === 'jetSki') steps.push({ ...step, used: [...step.used, index] });
}

/** X9. Whether the journey must end after this step. */
export const endsTravel = ({ things }: Wanderer, { used }: Step): boolean =>
  used.some((index) => at(things, index).ride?.mean === 'medevac');

export function afterStep(wanderer: Wanderer, stage: Stage, step: Step): Stage {
  const { map, things } = wanderer;
  const { space, points, left, cash, ready, returned, hadBonus, crossed, seen } = stage;
  const { to, by } = step;
  const tile = at(map.tileOf, space);
  const leaves = tile === at(map.tileOf, to) ? left : left | (1 << tile);
  const used = step.used.map((index) => at(things, index));
  const skis = used.some(({ ride }) => ride?.mean === 'jetSki');
  const bySubway = by === 'subway';
  const isIdle = step.points === 0 && leaves === left && used.length === 0 && by === 'foot';
  return {
    space: to,
    points: points - step.points + (bySubway && !hadBonus ? 1 : 0), // rule V5
    left: leaves,
    cash: used.reduce((sum, { cost }) => sum - cost, cash),
    cans: stage.cans,
    ready: step.used.reduce((bits, index) => bits & ~(1 << index), ready),
    returned: returned + used.filter(({ ride }) => ride?.mean === 'member').length,
    hadBonus: hadBonus || bySubway,
    bySubway,
    crossed: skis ? [...crossed, at(map.areaOf, to)] : crossed,
    seen: isIdle ? [...seen, to] : [to],
  };
}

/** Rule V4. */
export const afterCan = (stage: Stage): Stage => ({
  ...stage,
  points: stage.points + 1,
  cans: stage.cans - 1,
  seen: [stage.space],
});

/** X11. The progress after a thing was used for something other than the journey. */
export function afterUse({ things }: Wanderer, stage: Stage, index: number): Stage {
  const { cost } = at(things, index);
  return { ...stage, cash: stage.cash - cost, ready: stage.ready & ~(1 << index), seen: [stage.space] };
}

/**
 * R35. The progress after all contacts were made ready. If a contact made them ready, this contact itself is now used.
 */
export function afterTurningUp(wanderer: Wanderer, stage: Stage, index: number): Stage {
  const { things } = wanderer;
  let contacts = 0;
  for (let other = 0; other < things.length; other += 1)
    if (other !== index && at(things, other).isContact) contacts |= 1 << other;
  const used = afterUse(wanderer, stage, index);
  return { ...used, ready: used.ready | contacts };
}

/** X11. Travel contacts that lead nowhere from here. They can still be used for their star. */
export function uselessContacts(wanderer: Wanderer, stage: Stage): number[] {
  const { things } = wanderer;
  const means = readyThings(wanderer, stage).filter((index) => {
    const { ride, isContact } = at(things, index);
    return isContact && ride !== undefined && ride.mean !== 'gangRide';
  });
  if (means.length === 0) return means;
  const steps = allSteps(wanderer, stage);
  return means.filter((index) => !steps.some(({ used }) => used.includes(index)));
}
