import { joinsOf, packOf, type Terrain } from '@getaway/escape-plan/content';
import type { PlaceTileAt } from '@getaway/escape-plan/moves';
import type { View } from '@getaway/escape-plan/view';

/** D7, T3. For each neighbouring tile, by its id: the terrains that would connect it to the placed tile. */
export function matchesOf(view: View, move: PlaceTileAt): ReadonlyMap<string, ReadonlySet<Terrain>> {
  const matches = new Map<string, Set<Terrain>>();
  for (const { tile, terrain } of joinsOf(packOf(view).tiles, view.city, move))
    matches.set(tile, (matches.get(tile) ?? new Set()).add(terrain));
  return matches;
}
