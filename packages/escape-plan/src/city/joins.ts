import { at } from './at.ts';
import {
  type City,
  facingEdge,
  type Hex,
  oppositeSide,
  type Rotation,
  spacesOnSide,
  type TileTable,
  touchingTiles,
} from './city.ts';
import { EDGES, type Edge, type Side } from './lattice.ts';
import type { Terrain, Tile } from './tile.ts';

/** An edge at which a new tile and its neighbour have the same terrain. */
export interface Join {
  /** The neighbouring tile beyond the edge. */
  readonly tile: string;
  readonly terrain: Terrain;
  readonly side: Side;
  readonly edge: Edge;
}

interface Placing extends Hex {
  readonly tile: string;
  readonly rotation: number;
}

/** D7, T3. The edges at which a tile in this position would connect to the city. */
export function joinsOf(tiles: TileTable, city: City, placing: Placing): readonly Join[] {
  const own = tiles[placing.tile];
  if (own === undefined) return [];
  return touchingTiles(city, placing).flatMap(({ index, side }) => {
    const { tile, rotation } = at(city, index);
    const printed = tiles[tile];
    if (printed === undefined) return [];
    const mine = terrainsOn(own, spacesOnSide(own, placing.rotation as Rotation, side));
    const theirs = terrainsOn(printed, spacesOnSide(printed, rotation, oppositeSide(side)));
    return EDGES.flatMap((edge): readonly Join[] => {
      const terrain = mine[edge];
      return terrain !== undefined && terrain === theirs[facingEdge(edge)] ? [{ tile, terrain, side, edge }] : [];
    });
  });
}

const terrainsOn = ({ spaces }: Tile, indices: readonly number[]): readonly (Terrain | undefined)[] =>
  indices.map((index) => {
    const space = spaces[index];
    return space?.type === 'area' ? space.terrain : undefined;
  });

export const tilesBeside = (city: City, hex: Hex): readonly string[] =>
  touchingTiles(city, hex).map(({ index }) => at(city, index).tile);
