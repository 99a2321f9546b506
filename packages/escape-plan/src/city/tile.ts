import { at } from './at.ts';
import { type Letter, readDrawing } from './drawing.ts';
import { type Fault, faultOn } from './fault.ts';
import { EDGES, NEIGHBOURS, SIDE_TRIANGLES, SIDES } from './lattice.ts';

export const LAND = ['industrial', 'commercial', 'residential'] as const;
export const TERRAINS = [...LAND, 'water'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** C2. Two start tiles and four lettered piles. */
export const PILES = ['start', 'A', 'B', 'C', 'D'] as const;
type Pile = (typeof PILES)[number];

export const STORE_LETTERS = ['A', 'B', 'C', 'D'] as const;
export const EXIT_NUMBERS = [1, 2, 3] as const;

/** C2, T1. The kinds of locations that need no further data. A location is any space that isn't terrain. */
export const PLAIN_LOCATIONS = [
  'hospital',
  'headquarters',
  'businessSite',
  'safeHouseSite',
  'clinic',
  'church',
  'helicopterPad',
  'subwayStation',
] as const;
export type Location =
  | { readonly kind: 'store'; readonly letter: (typeof STORE_LETTERS)[number] }
  | { readonly kind: 'exit'; readonly number: (typeof EXIT_NUMBERS)[number] }
  | { readonly kind: (typeof PLAIN_LOCATIONS)[number] };
export type LocationKind = Location['kind'];

const DIGITS = ['1', '2', '3'] as const;
type Digit = (typeof DIGITS)[number];

export interface PrintedTile {
  readonly id: string;
  readonly pile: Pile;
  readonly name: string;
  /** X7. Whether the tile has heliport icons. */
  readonly heliport: boolean;
  /** The locations that the digits of the drawing stand for. */
  readonly locations: { readonly [digit in Digit]?: Location };
  readonly drawing: string;
}

export type Space =
  | { readonly type: 'area'; readonly terrain: Terrain; readonly ferry: boolean; readonly triangles: readonly number[] }
  | { readonly type: 'location'; readonly location: Location; readonly triangles: readonly number[] };

/** A tile with everything derived from its drawing. Code refers to a space by its index. */
export interface Tile extends Omit<PrintedTile, 'drawing' | 'locations'> {
  readonly spaces: readonly Space[];
  /** The space of each of the 54 triangles. */
  readonly spaceOf: readonly number[];
  /** T2. The spaces that share a border with each space. */
  readonly adjacent: readonly (readonly number[])[];
  /** The space on each edge of each side of the drawing. */
  readonly sides: readonly (readonly number[])[];
  /** For each rotation and space, which edges of the placed tile the space touches. Edges are numbered clockwise. */
  readonly rims: readonly (readonly (readonly number[])[])[];
  /** For each rotation and space, the sides of the edges in `rims`, one bit each. */
  readonly rimSides: readonly (readonly number[])[];
  /**
   * T3. The terrains on the edges of each side, one bit per terrain and edge. Locations have no bit, because they
   * connect to no neighbour.
   */
  readonly sideBits: readonly number[];
  /**
   * The terrains of `sideBits`, with the edges in the order of the facing tile. Where a bit is also set in that tile's
   * `sideBits`, the two tiles connect.
   */
  readonly facingBits: readonly number[];
  /**
   * For each side of the placed tile and each bit of `sideBits`, the rotations that bring the terrain and edge of this
   * bit to that side. Each rotation is one bit.
   */
  readonly turns: readonly number[];
}

/** T3. The number of bits for one side: one per terrain and edge. */
export const BITS_OF_SIDE = EDGES.length * TERRAINS.length;

/** The result of reading a printed tile. An unreadable drawing gives no tile. */
export interface ReadTile {
  readonly tile: Tile | undefined;
  readonly faults: readonly Fault[];
}

export function readTile({ drawing, locations, ...printed }: PrintedTile): ReadTile {
  const { letters, faults } = readDrawing(printed.id, drawing);
  if (faults.length > 0) return { tile: undefined, faults };
  const regions = floodFill(letters.map((letter) => (letter === 'w' ? 'W' : letter)));
  const legend = legendFaults(printed.id, letters, locations);
  if (legend.length > 0) return { tile: undefined, faults: legend };
  const spaces = regions.map((triangles): Space => {
    const drawn = triangles.map((triangle) => at(letters, triangle));
    const location = locationOf(at(drawn, 0), locations);
    if (location !== undefined) return { type: 'location', location, triangles };
    return { type: 'area', terrain: terrainOf(at(drawn, 0)), ferry: drawn.includes('w'), triangles };
  });
  const spaceOf = letters.map((_, triangle) => regions.findIndex((region) => region.includes(triangle)));
  const adjacent = regions.map((region, space) => {
    const around = region.flatMap((triangle) => at(NEIGHBOURS, triangle)).map((triangle) => at(spaceOf, triangle));
    return [...new Set(around)].filter((other) => other !== space).sort((a, b) => a - b);
  });
  const sides = SIDE_TRIANGLES.map((side) => side.map((triangle) => at(spaceOf, triangle)));
  const rims = SIDES.map((rotation) => regions.map((_, space) => rimOf(sides, rotation, space)));
  const rimSides = rims.map((spaceRims) => spaceRims.map(sidesOf));
  const sideBits = sides.map((side) => terrainBits(spaces, side));
  const facingBits = sides.map((side) => terrainBits(spaces, side.toReversed()));
  const turns = SIDES.flatMap((side) => Array.from({ length: BITS_OF_SIDE }, (_, bit) => turnsOf(sideBits, side, bit)));
  const tile: Tile = { ...printed, spaces, spaceOf, adjacent, sides, rims, rimSides, sideBits, facingBits, turns };
  return { tile, faults: splitFaults(printed.id, regions, letters) };
}

/** On a tile placed with rotation r, side k shows side k - r of the drawing. */
function rimOf(sides: readonly (readonly number[])[], rotation: number, space: number): readonly number[] {
  return SIDES.flatMap((side) =>
    at(sides, (side - rotation + SIDES.length) % SIDES.length).flatMap((own, edge) =>
      own === space ? [side * EDGES.length + edge] : [],
    ),
  );
}

function sidesOf(edges: readonly number[]): number {
  let bits = 0;
  for (const edge of edges) bits |= 1 << Math.trunc(edge / EDGES.length);
  return bits;
}

function turnsOf(sideBits: readonly number[], side: number, bit: number): number {
  let turns = 0;
  for (const rotation of SIDES)
    turns |= ((at(sideBits, (side - rotation + SIDES.length) % SIDES.length) >> bit) & 1) << rotation;
  return turns;
}

function terrainBits(spaces: readonly Space[], edges: readonly number[]): number {
  let bits = 0;
  for (const [edge, index] of edges.entries()) {
    const space = at(spaces, index);
    if (space.type === 'area') bits |= 1 << (edge * TERRAINS.length + TERRAINS.indexOf(space.terrain));
  }
  return bits;
}

function floodFill(letters: readonly Letter[]): readonly (readonly number[])[] {
  const seen = new Set<number>();
  return letters.flatMap((letter, start) => {
    if (seen.has(start)) return [];
    seen.add(start);
    const region = [start];
    for (const triangle of region) {
      for (const next of at(NEIGHBOURS, triangle)) {
        if (seen.has(next) || letters[next] !== letter) continue;
        seen.add(next);
        region.push(next);
      }
    }
    return [region.sort((a, b) => a - b)];
  });
}

function digitOf(letter: Letter): Digit | undefined {
  return DIGITS.find((digit) => digit === letter);
}

function locationOf(letter: Letter, locations: PrintedTile['locations']): Location | undefined {
  const digit = digitOf(letter);
  return digit === undefined ? undefined : locations[digit];
}

function terrainOf(letter: Letter): Terrain {
  if (letter === 'I') return 'industrial';
  if (letter === 'C') return 'commercial';
  return letter === 'R' ? 'residential' : 'water';
}

function legendFaults(tile: string, letters: readonly Letter[], locations: PrintedTile['locations']): readonly Fault[] {
  return DIGITS.flatMap((digit) => {
    const isDrawn = letters.includes(digit);
    if (isDrawn && locations[digit] === undefined)
      return [faultOn(tile, 'digitWithoutLegend', `${digit} is drawn but stands for no location`)];
    if (!isDrawn && locations[digit] !== undefined)
      return [faultOn(tile, 'legendWithoutDigit', `location ${digit} is listed but not drawn`)];
    return [];
  });
}

function splitFaults(
  tile: string,
  regions: readonly (readonly number[])[],
  letters: readonly Letter[],
): readonly Fault[] {
  return DIGITS.flatMap((digit) => {
    const pieces = regions.filter((region) => letters[at(region, 0)] === digit).length;
    return pieces > 1
      ? [faultOn(tile, 'locationNotConnected', `location ${digit} is drawn in ${pieces} pieces that share no edge`)]
      : [];
  });
}
