import type { SeatId } from '@getaway/kernel';
import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { packOf, spaceOf } from '../geography.ts';
import { journeysOf } from '../journey/journey.ts';
import type { Journey, Ride } from '../journey/traveller.ts';
import { ridesOf } from '../means.ts';
import type { Place } from '../state.ts';
import type { View } from '../view.ts';
import { whyNoVisit } from '../visits/visit.ts';
import { legsFrom, placeIn, pointsToEscape, type Streets, streetsOf } from './streets.ts';

/** A way to an exit, which takes one or more turns. */
export interface Way {
  readonly turns: number;
  /** V2. The MP (movement points) of all turns together. */
  readonly points: number;
  /** V4, V7. The gas cans and rides that the way uses, and their price. */
  readonly cans: number;
  readonly means: readonly string[];
  readonly cost: number;
  /** The place where each turn ends. The last one is the exit. */
  readonly stops: readonly Place[];
}

export interface Ways {
  /** V2, V5, V6. The best way without items. */
  readonly onFoot: Way | undefined;
  /** A way that uses gas cans and rides. It is set only if it saves a turn. */
  readonly quicker: Way | undefined;
}

interface Trip {
  readonly streets: Streets;
  readonly from: number;
  readonly goal: number;
  readonly maxTurns: number;
  /**
   * L16. Whether a turn can end at a space for free. At a headquarters it can't, because the gang there has to be paid.
   */
  mayStop(space: number): boolean;
}

/**
 * The last day has at most five turns (D11). Ways that need one turn too many are still found, but longer ones are not
 * searched for.
 */
const MAX_TURNS = 6;

/**
 * V, F1. The ways with the fewest turns from a seat's place to an exit. They assume that nobody else moves, and that
 * nothing is bought or made ready on the way. A rival's cash is secret, so a rival counts as able to pay any price.
 */
export function waysTo(view: View, seat: SeatId, exit: Place, maxTurns = MAX_TURNS): Ways {
  const streets = streetsOf(view);
  const town = { pack: view.pack, city: streets.city };
  const held = view.seats[seat];
  const from = spaceOf(town, held?.at);
  const goal = spaceOf(town, exit);
  if (held === undefined || from === undefined || goal === undefined) return NO_WAYS;
  if (from === goal) return { onFoot: atExit(exit), quicker: undefined };
  const mayStop = (space: number): boolean =>
    whyNoVisit(view, seat, placeIn(streets, space), { cash: 0 }) === undefined;
  const trip = { streets, from, goal, maxTurns, mayStop };
  const onFoot = wayOnFoot(trip);
  const { cash = Number.POSITIVE_INFINITY } = held;
  const rides = ridesOf(town, { ...held, cash });
  const fewer = (onFoot?.turns ?? maxTurns + 1) - 1;
  if (fewer === 0 || (rides.length === 0 && held.cans === 0)) return { onFoot, quicker: undefined };
  const hand = { cans: held.cans, rides, cash };
  return { onFoot, quicker: wayWithMeans(trip, hand, fewer, (id) => packOf(view).contacts.get(id)?.cost ?? 0) };
}

const NO_WAYS: Ways = { onFoot: undefined, quicker: undefined };
/** F1. A thief who starts at the exit may escape from there. */
const atExit = (place: Place): Way => ({ turns: 1, points: 0, cans: 0, means: [], cost: 0, stops: [place] });

interface Stage {
  readonly points: number;
  readonly stops: readonly number[];
}

function wayOnFoot({ streets, from, goal, maxTurns: most, mayStop }: Trip): Way | undefined {
  let stages = new Map<number, Stage>([[from, { points: 0, stops: [] }]]);
  const seen = new Set([from]);
  for (let turns = 1; turns <= most && stages.size > 0; turns += 1) {
    const next = new Map<number, Stage>();
    for (const [space, { points, stops }] of stages)
      for (const leg of legsFrom(streets, space)) {
        if (leg.to !== goal && (seen.has(leg.to) || !mayStop(leg.to))) continue;
        const sum = points + (leg.to === goal ? (pointsToEscape(streets, space, goal) ?? leg.points) : leg.points);
        if (sum < (next.get(leg.to)?.points ?? Number.POSITIVE_INFINITY))
          next.set(leg.to, { points: sum, stops: [...stops, leg.to] });
      }
    const end = next.get(goal);
    if (end !== undefined)
      return { turns, ...end, cans: 0, means: [], cost: 0, stops: end.stops.map((stop) => placeIn(streets, stop)) };
    for (const space of next.keys()) seen.add(space);
    stages = next;
  }
  return undefined;
}

interface Hand {
  readonly cans: number;
  readonly rides: readonly Ride[];
  readonly cash: number;
}

interface HandStage extends Stage {
  readonly space: number;
  readonly hand: Hand;
  readonly cans: number;
  readonly means: readonly string[];
}

/**
 * The way with the fewest turns. Ties are decided by the fewest cans and rides, then by the lowest price, then by the
 * fewest movement points.
 */
function wayWithMeans(
  { streets, from, goal, mayStop }: Trip,
  hand: Hand,
  maxTurns: number,
  costOf: (mean: string) => number,
): Way | undefined {
  const { map, heliports } = streets;
  let stages: HandStage[] = [{ space: from, hand, points: 0, stops: [], cans: 0, means: [] }];
  const seen: HandStage[] = [];
  for (let turns = 1; turns <= maxTurns && stages.length > 0; turns += 1) {
    const next: HandStage[] = [];
    for (const stage of stages) {
      const { cans, rides, cash } = stage.hand;
      const traveller = {
        map,
        heliports,
        from: stage.space,
        points: MOVEMENT_POINTS,
        cans,
        rides,
        mayEnd: mayStop,
        escapeFrom: goal,
      };
      for (const journey of journeysOf(traveller)) {
        const cost = journey.means.reduce((sum, mean) => sum + costOf(mean), 0);
        if (cost <= cash && (journey.to !== goal || journey.escape)) next.push(after(stage, journey, cost));
      }
    }
    const ends = next.filter(({ space }) => space === goal);
    const best = ends.toSorted(
      (a, b) => countUsed(a) - countUsed(b) || b.hand.cash - a.hand.cash || a.points - b.points,
    )[0];
    if (best !== undefined) {
      const { points, cans, means } = best;
      const cost = means.reduce((sum, mean) => sum + costOf(mean), 0);
      return { turns, points, cans, means, cost, stops: best.stops.map((stop) => placeIn(streets, stop)) };
    }
    if (turns === maxTurns) return undefined;
    stages = [];
    for (const stage of next.toSorted((a, b) => countUsed(a) - countUsed(b) || a.points - b.points)) {
      if (seen.some((other) => beats(other, stage))) continue;
      seen.push(stage);
      stages.push(stage);
    }
  }
  return undefined;
}

const countUsed = ({ cans, means }: HandStage): number => cans + means.length;

function after({ hand, stops, points, cans, means }: HandStage, journey: Journey, cost: number): HandStage {
  const rides = hand.rides.slice();
  for (const mean of journey.means)
    rides.splice(
      rides.findIndex(({ id }) => id === mean),
      1,
    );
  return {
    space: journey.to,
    hand: { cans: hand.cans - journey.cans, rides, cash: hand.cash - cost },
    points: points + journey.points,
    stops: [...stops, journey.to],
    cans: cans + journey.cans,
    means: [...means, ...journey.means].sort(),
  };
}

/**
 * Whether `one` is at the same space as `other`, has used no more cans, and has used only rides that `other` has used
 * too.
 */
const beats = (one: HandStage, other: HandStage): boolean =>
  one.space === other.space && one.cans <= other.cans && contains(other.means, one.means);

function contains(many: readonly string[], few: readonly string[]): boolean {
  const left = [...many];
  return few.every((mean) => {
    const at = left.indexOf(mean);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
