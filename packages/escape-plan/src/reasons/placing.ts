import type { Reason } from '@getaway/kernel';
import { type Rotation, touchingTiles } from '../city/city.ts';
import { MIN_TOUCHING_TILES, matchedEdges } from '../city/placing.ts';
import { packOf } from '../geography.ts';
import type { PlaceTileAt } from '../moves.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { State } from '../state.ts';
import { because } from './reason.ts';

/** D7. Why a tile can't be placed on this hex with this rotation. */
export function placingReason(state: State, { tile, q, r, rotation }: PlaceTileAt): Reason<RuleId> | undefined {
  if (!state.display.includes(tile)) return undefined;
  if (state.city.some((placed) => placed.q === q && placed.r === r)) return because('D7', 'spaceTaken');
  const have = touchingTiles(state.city, { q, r }).length;
  if (have < MIN_TOUCHING_TILES) return because('D7', 'touches', { needed: MIN_TOUCHING_TILES, have });
  const placement = { tile, q, r, rotation: rotation as Rotation };
  return matchedEdges(packOf(state).tiles, state.city, placement) === 0 ? because('D7', 'noTerrain') : undefined;
}
