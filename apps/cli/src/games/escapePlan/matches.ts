import {
  EDGES,
  facingEdge,
  hexBeyond,
  oppositeSide,
  type PlaceTileAt,
  type Rotation,
  SIDES,
  spacesOnSide,
  type Terrain,
  type Tile,
  type View,
} from '@getaway/escape-plan';
import { packOf } from './signs.ts';

export interface TileMatch {
  readonly tile: string;
  readonly terrains: readonly Terrain[];
}

/** D7, T3. Which terrains a tile placed so would join, by the tiles that it would touch. */
export function matchesOf(view: View, move: PlaceTileAt): readonly TileMatch[] {
  const { tiles } = packOf(view);
  const own = tiles[move.tile];
  if (own === undefined) return [];
  return SIDES.flatMap((side) => {
    const beyond = hexBeyond(move, side);
    const other = view.city.find(({ q, r }) => q === beyond.q && r === beyond.r);
    const printed = tiles[other?.tile ?? ''];
    if (other === undefined || printed === undefined) return [];
    const mine = terrainsOn(own, spacesOnSide(own, move.rotation as Rotation, side));
    const theirs = terrainsOn(printed, spacesOnSide(printed, other.rotation, oppositeSide(side)));
    const joined = EDGES.flatMap((edge) => {
      const terrain = mine[edge];
      return terrain !== undefined && terrain === theirs[facingEdge(edge)] ? [terrain] : [];
    });
    return joined.length === 0 ? [] : [{ tile: other.tile, terrains: [...new Set(joined)] }];
  });
}

const terrainsOn = ({ spaces }: Tile, indices: readonly number[]): readonly (Terrain | undefined)[] =>
  indices.map((index) => {
    const space = spaces[index];
    return space?.type === 'area' ? space.terrain : undefined;
  });
