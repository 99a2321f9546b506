import { at } from './at.ts';
import { SIDE_NAMES } from './lattice.ts';
import type { Location, Space, Terrain, Tile } from './tile.ts';

/** The name of a location in messages for people who design tiles. Players see the names in the catalogues instead. */
export function nameOfLocation(location: Location): string {
  switch (location.kind) {
    case 'store':
      return `store ${location.letter}`;
    case 'exit':
      return `exit ${location.number}`;
    default:
      return location.kind.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  }
}

export function nameOfSpace(space: Space): string {
  if (space.type === 'location') return nameOfLocation(space.location);
  return `${space.terrain} area of ${space.triangles.length}${space.ferry ? ' with ferry' : ''}`;
}

export interface AreaSpace extends Extract<Space, { type: 'area' }> {
  readonly index: number;
}
export interface LocationSpace extends Extract<Space, { type: 'location' }> {
  readonly index: number;
}

export function areasOf(tile: Tile): readonly AreaSpace[] {
  return tile.spaces.flatMap((space, index) => (space.type === 'area' ? [{ ...space, index }] : []));
}

export function locationsOf(tile: Tile): readonly LocationSpace[] {
  return tile.spaces.flatMap((space, index) => (space.type === 'location' ? [{ ...space, index }] : []));
}

export function areasTouching(tile: Tile, index: number): readonly AreaSpace[] {
  return areasOf(tile).filter((area) => at(tile.adjacent, index).includes(area.index));
}

/** How many of the tile's sides a space touches. */
export function sidesWith(tile: Tile, index: number): number {
  return tile.sides.filter((side) => side.includes(index)).length;
}

/** The terrain on each edge of a side; undefined for a location. */
export function terrainsOn(tile: Tile, side: readonly number[]): readonly (Terrain | undefined)[] {
  return side.map((index) => {
    const space = at(tile.spaces, index);
    return space.type === 'area' ? space.terrain : undefined;
  });
}

/** A tile as text: its spaces with what they touch, and its six sides. */
export function describeTile(tile: Tile): string {
  const spaces = tile.spaces.map(
    (space, index) => `${index} ${nameOfSpace(space)}: touches ${at(tile.adjacent, index).join(', ')}`,
  );
  const sides = tile.sides.map((side, index) => `${at(SIDE_NAMES, index)}: ${side.join(' ')}`);
  return [`${tile.id} ${tile.name}${tile.heliport ? ' (heliport)' : ''}`, ...spaces, sides.join('   ')].join('\n');
}
