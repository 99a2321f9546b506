import { GAMES, type GameId, isIn } from '@getaway/games';

export type { GameId };

export const isGameId = (id: unknown): id is GameId => isIn(GAMES, id);
