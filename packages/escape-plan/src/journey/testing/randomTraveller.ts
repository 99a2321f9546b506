import { at } from '../../city/at.ts';
import { mapOf } from '../../city/cityMap.ts';
import type { Draw } from '../../city/seeded.ts';
import { STRAIGHT, sewerReach } from '../sewer.ts';
import type { Ride, Traveller } from '../traveller.ts';
import { randomCity } from './randomCity.ts';

export interface Size {
  readonly tiles: number;
  readonly rides: number;
  readonly cans: number;
}

/** A thief at a random place of a random city, with random rides in hand. */
export function randomTraveller({ tiles: size, rides: rideCount, cans }: Size, draw: Draw): Traveller {
  const { tiles, city } = randomCity(size, draw);
  const map = mapOf(tiles, city);
  const pattern = draw(4) === 0 ? STRAIGHT.slice(0, 3) : STRAIGHT;
  const hand: readonly Ride[] = [
    { mean: 'chopper', id: 'chopper1' },
    { mean: 'chopper', id: 'chopper2' },
    { mean: 'helicopter', id: 'helicopter' },
    { mean: 'gangRide', id: 'motorcycle' },
    { mean: 'member', id: 'member' },
    { mean: 'member', id: 'member' },
    { mean: 'sewer', id: 'sewer1', reach: sewerReach(city) },
    { mean: 'sewer', id: 'sewer2', reach: sewerReach(city, pattern) },
    { mean: 'medevac', id: 'medevac' },
    { mean: 'jetSki', id: 'jetSki1' },
    { mean: 'jetSki', id: 'jetSki2' },
  ];
  const left = [...hand];
  const rides = Array.from({ length: rideCount }).flatMap(() => left.splice(draw(left.length), 1));
  const closed = at(map.locations, draw(map.locations.length));
  const owed = draw(3);
  const elsewhere = map.locations.filter((space) => map.locationOf[space]?.kind !== 'hospital');
  const exit = elsewhere[draw(Math.max(1, elsewhere.length))];
  return {
    map,
    heliports: city.map(({ tile }) => tiles[tile]?.heliport === true),
    from: at(map.locations, draw(map.locations.length)),
    points: 3,
    cans,
    rides,
    mayEnd: (space, returned) =>
      space !== closed && (map.locationOf[space]?.kind !== 'headquarters' || returned >= owed), // rule R36
    ...(draw(2) === 0 ? { escapeFrom: exit } : {}),
  };
}
