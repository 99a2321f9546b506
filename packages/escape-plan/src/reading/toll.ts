import type { SeatId } from '@getaway/kernel';
import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { packOf, spaceOf, tileOfPlace } from '../geography.ts';
import { journeysOf } from '../journey/journey.ts';
import { ridesOf } from '../means.ts';
import type { View } from '../view.ts';
import type { ComingTurn } from './comingTurns.ts';
import { isOn } from './onTile.ts';
import { streetsOf } from './streets.ts';
import type { Way } from './ways.ts';

/**
 * J4, J12. What the viewer has to pay the Lieutenant in the first turn of a way. It is 0 if some route avoids his tile,
 * if he moves away first, or if the viewer can't pay.
 */
export function tollOf(
  view: View,
  seat: SeatId,
  way: Way,
  { coming, cash }: { readonly coming: readonly ComingTurn[]; readonly cash: number },
): number {
  const { lieutenant } = view.automata;
  const sum = packOf(view).prices.lieutenant;
  const isNext = coming.find(({ who }) => who === seat || who === 'lieutenant')?.who === seat;
  const [stop] = way.stops;
  if (lieutenant === undefined || !lieutenant.at.includes('.') || !isNext || stop === undefined || cash < sum) return 0;
  const tile = tileOfPlace(lieutenant.at);
  const escapes = way.turns === 1;
  if (escapes && isOn(stop, tile)) return sum; // rule F2
  return leavesAlways(view, seat, way, tile) ? sum : 0;
}

function leavesAlways(view: View, seat: SeatId, way: Way, tile: string): boolean {
  const streets = streetsOf(view);
  const held = view.seats[seat];
  const town = { pack: view.pack, city: streets.city };
  const from = spaceOf(town, held?.at);
  if (held === undefined || from === undefined) return false;
  const goal = spaceOf(town, way.stops[0]);
  const routes = journeysOf({
    map: streets.map,
    heliports: streets.heliports,
    from,
    points: MOVEMENT_POINTS,
    cans: way.cans,
    rides: ridesOf(town, { ...held, cash: held.cash ?? 0 }).filter(({ id }) => way.means.includes(id)),
    mayEnd: () => true,
    escapeFrom: way.turns === 1 ? goal : undefined,
  }).filter((journey) => journey.to === goal && journey.escape === (way.turns === 1));
  return routes.length > 0 && routes.every(({ left }) => left.some((one) => streets.tiles[one] === tile));
}
