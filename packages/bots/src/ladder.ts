/** Written by `npm run ladder`: ratings by game and level, from games between two players. */
export const LADDER: Readonly<Record<string, Readonly<Record<string, number>>>> = {};
