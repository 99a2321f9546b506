import { at } from './at.ts';
import type { City, Placement, TileTable } from './city.ts';
import { candidateSpaces, matchedEdges, placementsOf, START_ROTATIONS, START_SPACES } from './placing.ts';
import { type Draw, shuffled } from './seeded.ts';
import { PILES } from './tile.ts';

/** How a survey places tiles: at random, or with the most or the fewest matching edges. */
export const MATCHINGS = ['random', 'best', 'worst'] as const;
export type Matching = (typeof MATCHINGS)[number];

export interface RandomCity {
  /** The city after the city phase of days 1, 2, 3. */
  readonly days: readonly City[];
  /** D7. `candidates` counts the hexes that were tried. `stuck` counts those on which no rotation of the tile fits. */
  readonly candidates: number;
  readonly stuck: number;
}

/**
 * S2, S3, D6, D9. Places the two start tiles in random order, with their arrows up or down. Then, on each of three
 * days, takes the top tile of each pile and places these four tiles in random order.
 */
export function randomCity(tiles: TileTable, draw: Draw, matching: Matching): RandomCity {
  const [start, ...piles] = PILES.map((pile) =>
    shuffled(
      Object.keys(tiles).filter((id) => tiles[id]?.pile === pile),
      draw,
    ),
  );
  const rotation = at(START_ROTATIONS, draw(START_ROTATIONS.length));
  let city: City = (start ?? []).map((tile, i) => ({ tile, rotation, ...at(START_SPACES, i) }));
  let candidates = 0;
  let stuck = 0;
  const days = [0, 1, 2].map((day) => {
    for (const tile of shuffled(
      piles.map((pile) => at(pile, day)),
      draw,
    )) {
      const legal = placementsOf(tiles, city, tile);
      const spaces = candidateSpaces(tiles, city);
      candidates += spaces.length;
      stuck += spaces.filter(({ q, r }) => !legal.some((placement) => placement.q === q && placement.r === r)).length;
      const wanted = preferred(tiles, city, legal, matching);
      const chosen = wanted[draw(wanted.length)];
      if (chosen !== undefined) city = [...city, chosen];
    }
    return city;
  });
  return { days, candidates, stuck };
}

function preferred(
  tiles: TileTable,
  city: City,
  legal: readonly Placement[],
  matching: Matching,
): readonly Placement[] {
  if (matching === 'random') return legal;
  const matched = legal.map((placement) => matchedEdges(tiles, city, placement));
  const wanted = matching === 'best' ? Math.max(...matched) : Math.min(...matched);
  return legal.filter((_, i) => matched[i] === wanted);
}
