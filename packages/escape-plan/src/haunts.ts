import { type Haunt, SAFE_HOUSES, type SafeHouse } from './content/vocabulary.ts';
import type { Cube, Who } from './state.ts';

const HOUSES: ReadonlySet<Haunt> = new Set(SAFE_HOUSES);

export const isSafeHouse = (haunt: Haunt): haunt is SafeHouse => HOUSES.has(haunt);

export interface WithCubes {
  readonly cubes: Readonly<Record<Haunt, readonly Cube[]>>;
}

export function hasVisited({ cubes }: WithCubes, who: Who, haunt: Haunt): boolean {
  for (const cube of cubes[haunt]) if (cube.who === who) return true;
  return false;
}
