import type { GameId } from '../browser/gameIds.ts';
import { escapePlanFolder } from './escapePlan/folder.ts';
import type { GameFolder } from './gameFolder.ts';
import { gangstaFolder } from './gangsta/folder.ts';

/** The folder of each game, in the order in which the page lists the games. */
export const FOLDERS: Readonly<Record<GameId, GameFolder>> = {
  'escape-plan': escapePlanFolder,
  gangsta: gangstaFolder,
};
