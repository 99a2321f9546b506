import { escapePlanTable } from './escapePlan/index.ts';
import type { TableGame } from './game.ts';
import { gangstaTable } from './gangsta/index.ts';

/** Every game that can be played here. */
export const GAMES: readonly TableGame[] = [gangstaTable, escapePlanTable];

export const findGame = (id: string): TableGame | undefined => GAMES.find(({ definition }) => definition.id === id);
