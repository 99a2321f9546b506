import type { SeatId } from '@getaway/kernel';
import { at } from '../city/at.ts';
import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { spaceOf } from '../geography.ts';
import { journeysOf } from '../journey/journey.ts';
import { allSteps, type Stage, type Wanderer } from '../journey/stepwise.ts';
import { ridesOf } from '../means.ts';
import type { Place } from '../state.ts';
import type { View } from '../view.ts';
import { placeIn, type Streets, streetsOf } from './streets.ts';

export interface Distance {
  /** T5. The distance between the tiles of the two places. */
  readonly tiles: number;
  /** V2. The fewest MP (movement points) without items. Undefined if there is no way. */
  readonly points: number | undefined;
}

type Town = Pick<View, 'pack' | 'city'>;

export function distanceBetween(town: Town, from: Place, to: Place): Distance | undefined {
  const streets = streetsOf(town);
  const start = spaceOf(town, from);
  const end = spaceOf(town, to);
  if (start === undefined || end === undefined) return undefined;
  const { distance, tileOf } = streets.map;
  return {
    tiles: at(at(distance, at(tileOf, start)), at(tileOf, end)),
    points: pointsFrom(streets, start).get(end),
  };
}

/** A limit above the MP (movement points) of any journey. */
const PLENTY = 1000;
const EMPTY_HANDED: Omit<Stage, 'space' | 'bySubway'> = {
  points: PLENTY,
  cash: 0,
  returned: 0,
  left: 0,
  cans: 0,
  ready: 0,
  hadBonus: true,
  crossed: [],
  seen: [],
};

/**
 * The fewest MP (movement points) to each space, found with the steps that the rules allow. V11: a thief who arrives at
 * a station by subway can't ride on.
 */
function pointsFrom({ map, heliports }: Streets, from: number): ReadonlyMap<number, number> {
  const wanderer: Wanderer = { map, heliports, from, things: [], mayEnd: () => true };
  const fewest = new Map<number, number>();
  const done = new Set<string>();
  let now = [{ space: from, bySubway: false }];
  for (let points = 0; now.length > 0; points += 1) {
    const later: typeof now = [];
    for (let here = now.pop(); here !== undefined; here = now.pop()) {
      const key = `${here.space} ${here.bySubway}`;
      if (done.has(key)) continue;
      done.add(key);
      if (!fewest.has(here.space)) fewest.set(here.space, points);
      for (const { to, by, points: cost } of allSteps(wanderer, { ...EMPTY_HANDED, ...here }))
        (cost === 0 ? now : later).push({ space: to, bySubway: by === 'subway' });
    }
    now = later;
  }
  return fewest;
}

/**
 * V. The places that a seat can reach in one turn with all of its ready cards and items, even if it may not visit these
 * places (L16). A rival's cash is secret, so every price counts as affordable.
 */
export function reachOf(view: View, seat: SeatId): ReadonlySet<Place> {
  const held = view.seats[seat];
  const streets = streetsOf(view);
  const town = { pack: view.pack, city: streets.city };
  const from = spaceOf(town, held?.at);
  if (held === undefined || from === undefined) return new Set();
  const { cash = Number.POSITIVE_INFINITY, cans } = held;
  const { map, heliports } = streets;
  const rides = ridesOf(town, { ...held, cash });
  const journeys = journeysOf({ map, heliports, from, points: MOVEMENT_POINTS, cans, rides, mayEnd: () => true });
  return new Set(journeys.map(({ to }) => placeIn(streets, to)));
}
