import { LADDER } from './ladder.ts';

/** The rating of a level in a game, from `npm run ladder`; undefined where it was not measured. `steady` has 1000. */
export const ratingOf = (game: string, level: string): number | undefined => LADDER[game]?.[level];
