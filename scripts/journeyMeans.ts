import { type CityMap, type EscapePlan, type GoTo, isOpen, mapOf, packOf } from '@getaway/escape-plan';
import type { Match } from '@getaway/kernel';

/**
 * The cards and gas cans that a journey uses. If it uses none, the result is what else it needs: a ferry, a subway or a
 * helicopter pad. If it needs none of these either, the result is `foot`.
 */
export function meansOf({ state, decision }: Match<EscapePlan>, journey: GoTo): string[] {
  const pack = packOf(state);
  const cards = journey.means.map((mean) => pack.contacts.get(mean)?.kind ?? mean);
  if (journey.cans > 0) cards.push('can');
  if (cards.length > 0) return cards;
  const map = mapOf(pack.tiles, state.city);
  const from = state.seats[decision?.seat ?? 0]?.at ?? '';
  const ways = [
    [],
    ['ferry'],
    ['subway'],
    ['pad'],
    ['ferry', 'subway'],
    ['ferry', 'pad'],
    ['subway', 'pad'],
    ['ferry', 'subway', 'pad'],
  ];
  const enough = ways.find((features) => reaches(map, state.city, journey, from, features));
  return enough === undefined || enough.length === 0 ? ['foot'] : enough;
}

function reaches(
  map: CityMap,
  city: readonly { readonly tile: string }[],
  journey: GoTo,
  at: string,
  features: readonly string[],
): boolean {
  const space = (place: string): number => {
    const [tile, number] = place.split('.');
    return (map.firstSpace[city.findIndex((placed) => placed.tile === tile)] ?? 0) + Number(number);
  };
  const [from, to] = [space(at), space(journey.to)];
  const tiles = new Set([...journey.left, journey.to.split('.')[0], at.split('.')[0]]);
  const allowed = (next: number): boolean =>
    (journey.left.length === 0 || tiles.has(city[map.tileOf[next] ?? 0]?.tile ?? '')) &&
    (map.terrainOf[next] !== 'water' || (features.includes('ferry') && isOpen(map, next)));
  const points = features.includes('subway') ? Math.max(4, journey.points) : journey.points;
  const least = map.tileOf.map(() => 99);
  least[from] = 0;
  const queue = [from];
  for (const here of queue) {
    const spent = least[here] ?? 99;
    const kind = map.locationOf[here]?.kind;
    const reach = (next: number, cost: number): void => {
      if (!allowed(next) || spent + cost > points || spent + cost >= (least[next] ?? 99)) return;
      least[next] = spent + cost;
      queue.push(next);
    };
    for (const next of map.flows[here] ?? []) reach(next, 0);
    for (const next of map.steps[here] ?? []) reach(next, 1);
    if (kind === 'subwayStation' && features.includes('subway'))
      for (const next of map.locations) if (map.locationOf[next]?.kind === 'subwayStation') reach(next, 0);
    if (kind === 'helicopterPad' && features.includes('pad'))
      for (const [next, tile] of map.tileOf.entries())
        if ((map.distance[map.tileOf[here] ?? 0]?.[tile] ?? 9) <= 2) reach(next, 1);
  }
  return (least[to] ?? 99) <= points;
}
