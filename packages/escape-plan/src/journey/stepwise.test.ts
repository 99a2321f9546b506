import { describe, expect, test } from 'vitest';
import { at } from '../city/at.ts';
import { type Draw, seededDraw } from '../city/seeded.ts';
import { journeysOf } from './journey.ts';
import { mayEndHere, mayEscapeHere, mayStillEnd, stepsFrom } from './outlook.ts';
import {
  afterCan,
  afterStep,
  afterUse,
  endsTravel,
  has,
  type Stage,
  type Thing,
  uselessContacts,
  type Wanderer,
} from './stepwise.ts';
import { bruteForceOfAll } from './testing/bruteForce.ts';
import { randomTraveller, type Size } from './testing/randomTraveller.ts';
import { type Halves, town } from './testing/town.ts';
import type { Journey, Traveller } from './traveller.ts';

const HANDS: Readonly<Record<string, (draw: Draw) => Size>> = {
  'nothing in hand': (draw) => ({ tiles: 2 + draw(4), rides: 0, cans: 0 }),
  'a gas can': (draw) => ({ tiles: 2 + draw(2), rides: 0, cans: 1 }),
  'one ride': (draw) => ({ tiles: 2 + draw(2), rides: 1, cans: draw(2) }),
  'two rides': (draw) => ({ tiles: 2 + draw(2), rides: 2, cans: 0 }),
};
const BATCHES = [0, 1];
const TRAVELLERS = 60;

describe('V9, R35. A journey made space by space', () => {
  for (const [hand, size] of Object.entries(HANDS)) {
    test.each(BATCHES)(`reaches every outcome and no other, with ${hand}, batch %i`, (batch) => {
      for (let index = 0; index < TRAVELLERS; index += 1) {
        const draw = seededDraw(1000 + batch * TRAVELLERS + index);
        const traveller = randomTraveller(size(draw), draw);
        const reached = outcomesOf(traveller);
        expect(reached).toEqual(shown(bruteForceOfAll(traveller)));
        const fast = journeysOf(traveller);
        expect(reached).toEqual(expect.arrayContaining([...shown(fast)]));
        expect(fast.length > 0).toBe(reached.length > 0); // rule R10
      }
    });
  }
});

test('R35 a dead-end flight is offered to a thief who can make the Chopper ready again', () => {
  const sea: Halves = { north: 'W', south: 'W', heliport: true };
  const { map, at: placeAt } = town({ ...sea, inNorth: 'store' }, { ...sea, inNorth: 'church' }, sea, {
    ...sea,
    inNorth: 'clinic',
  });
  const from = placeAt(0, 'store');
  const church = placeAt(1, 'church');
  const things: readonly Thing[] = [
    { id: 'chopper', ride: { mean: 'chopper', id: 'chopper' }, cost: 1, isContact: true },
    { id: 'energyDrink', ride: undefined, cost: 0, isContact: false },
  ];
  const wanderer: Wanderer = {
    map,
    from,
    heliports: map.firstSpace.map(() => true),
    things,
    mayEnd: (space) => space !== church,
  };
  const stage: Stage = { ...atStart(from), points: 3, cash: 2, cans: 0, ready: 0b11 };
  expect(stepsFrom(wanderer, stage).map(({ to }) => to)).toEqual([church]);
  expect(stepsFrom(wanderer, { ...stage, cash: 1 })).toEqual([]); // the second flight can't be paid for
  expect(stepsFrom(wanderer, { ...stage, ready: 0b01 })).toEqual([]);
});

const atStart = (from: number) => ({
  space: from,
  left: 0,
  returned: 0,
  hadBonus: false,
  bySubway: false,
  crossed: [],
  seen: [from],
});

/** All results of the offered choices. Fails if a journey gets stuck. */
function outcomesOf(traveller: Traveller): readonly string[] {
  const { map, from, points, cans, rides } = traveller;
  const isCard = (mean: string): boolean => ['chopper', 'sewer', 'medevac', 'jetSki'].includes(mean);
  const wanderer: Wanderer = {
    ...traveller,
    things: rides.map((ride) => ({ id: ride.id, ride, cost: 0, isContact: isCard(ride.mean) })),
    mayEnd: (space, { returned }) => traveller.mayEnd(space, returned),
  };
  const ready = 2 ** rides.length - 1;
  const start: Stage = { ...atStart(from), points, cans, cash: 0, ready };
  const journeys: Journey[] = [];
  const end = (stage: Stage, escapes: boolean): void => {
    const tile = at(map.tileOf, stage.space);
    const left = map.firstSpace.flatMap((_, other) => (other !== tile && has(stage.left, other) ? [other] : []));
    journeys.push({
      to: stage.space,
      left: tile === map.tileOf[from] && !escapes ? [] : left,
      points: 0,
      cans: cans - stage.cans,
      means: rides.flatMap(({ id }, index) => (has(stage.ready, index) ? [] : [id])).sort(),
      escape: escapes,
    });
  };
  if (!mayStillEnd(wanderer, start)) return [];
  const stages = [start];
  const known = new Set<string>();
  for (const stage of stages) {
    const steps = stepsFrom(wanderer, stage);
    const ends = mayEndHere(wanderer, stage);
    if (ends) end(stage, false);
    if (mayEscapeHere(wanderer, stage)) end(stage, true);
    if (!ends && !mayEscapeHere(wanderer, stage) && steps.length === 0 && stage.cans === 0)
      throw new Error('nothing can be chosen');
    const next = steps.flatMap((step) => {
      const after = afterStep(wanderer, stage, step);
      if (endsTravel(wanderer, step)) end(after, false);
      return endsTravel(wanderer, step) ? [] : [after];
    });
    if (stage.cans > 0) next.push(afterCan(stage));
    for (const index of uselessContacts(wanderer, stage)) {
      const after = afterUse(wanderer, stage, index);
      if (mayStillEnd(wanderer, after)) next.push(after);
    }
    for (const after of next) {
      const key = JSON.stringify({ ...after, seen: after.seen.toSorted((a, b) => a - b) });
      if (known.has(key)) continue;
      known.add(key);
      stages.push(after);
    }
  }
  return shown(journeys);
}

/** Journeys as text, without their movement points. */
function shown(journeys: readonly Journey[]): readonly string[] {
  const lines = journeys.map(({ to, left, cans, means, escape: escapes }) =>
    [escapes ? 'escape from' : 'to', to, 'leaving', left, 'with', cans, means].join(' '),
  );
  return [...new Set(lines)].sort();
}
