/** A list with more choices than this begins with suggestions in a first game. */
export const MAX_SUGGESTED = 6;
