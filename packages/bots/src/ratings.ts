import LADDER from './ladder.json' with { type: 'json' };

/** The rating of a level in a game, measured by `npm run ladder`. `steady` has 1000 by definition. */
export function ratingOf(game: string, level: string): number | undefined {
  const ratings: Readonly<Record<string, Readonly<Record<string, number>>>> = LADDER;
  return ratings[game]?.[level];
}
