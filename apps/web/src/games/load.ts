import type { GameId } from '@getaway/games';
import type { Shape } from '@getaway/kernel';
import type { GameUi } from '../table/gameUi.ts';

/**
 * Loads the UI of a game when it is first opened. Code outside `games` does not know a game's types and treats its data
 * as plain data.
 */
const LOADERS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  gangsta: async () => erased((await import('./gangsta/index.tsx')).gangstaUi),
  'escape-plan': async () => erased((await import('./escapePlan/index.tsx')).escapePlanUi),
};

export const loadGameUi = (game: GameId): Promise<GameUi> => LOADERS[game]();

const erased = <G extends Shape>(ui: GameUi<G>): GameUi => ui;
