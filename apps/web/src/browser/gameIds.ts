import { isIn } from '@getaway/games/registry';
import { type GameId, TEXTS } from '@getaway/games/texts';

export type { GameId };

export const isGameId = (id: unknown): id is GameId => isIn(TEXTS, id);
