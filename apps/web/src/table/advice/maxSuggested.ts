/** In a first game, a list with more choices than this starts with suggestions. */
export const MAX_SUGGESTED = 6;
