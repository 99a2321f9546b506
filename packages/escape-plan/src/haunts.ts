import { type Haunt, SAFE_HOUSES, type SafeHouse } from './content/vocabulary.ts';
import type { State, Who } from './state.ts';

const HOUSES: ReadonlySet<Haunt> = new Set(SAFE_HOUSES);

export const isSafeHouse = (haunt: Haunt): haunt is SafeHouse => HOUSES.has(haunt);

export function hasVisited(state: State, who: Who, haunt: Haunt): boolean {
  for (const cube of state.cubes[haunt]) if (cube.who === who) return true;
  return false;
}
