import { type Haunt, SAFE_HOUSES, type SafeHouse } from './content/vocabulary.ts';
import type { State, Who } from './state.ts';

export const isSafeHouse = (haunt: Haunt): haunt is SafeHouse => SAFE_HOUSES.some((house) => house === haunt);

export const hasVisited = (state: State, who: Who, haunt: Haunt): boolean =>
  state.cubes[haunt].some((cube) => cube.who === who);
