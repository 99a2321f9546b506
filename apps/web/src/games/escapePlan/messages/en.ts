/** What the table in the browser says beyond the game's own words. */
export const TABLE = {} as const satisfies Record<string, string>;
