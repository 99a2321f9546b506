import { mapOf } from '../city/cityMap.ts';
import { packOf } from '../geography.ts';
import type { View } from '../view.ts';

/** T5. The distance between two tiles. Undefined if one of them is not in the city, or if they are not connected. */
export function tilesApart(view: Pick<View, 'pack' | 'city'>, from: string, to: string): number | undefined {
  const indexOf = (tile: string): number => view.city.findIndex((placed) => placed.tile === tile);
  const far = mapOf(packOf(view).tiles, view.city).distance[indexOf(from)]?.[indexOf(to)];
  return far === Number.POSITIVE_INFINITY ? undefined : far;
}
