export const GAME_IDS = ['escape-plan', 'gangsta'] as const;
export type GameId = (typeof GAME_IDS)[number];

export const isGameId = (id: unknown): id is GameId => GAME_IDS.some((known) => known === id);
