import type { GameId } from '@getaway/games';
import type { Shape } from '@getaway/kernel';
import type { GameUi } from '../table/gameUi.ts';

/** Loads the UI of a game when the game is first opened. Code outside `games` does not use a game's types. */
const LOADERS: Readonly<Record<GameId, () => Promise<GameUi>>> = {
  gangsta: async () => erased((await import('./gangsta/index.tsx')).gangstaUi),
  'escape-plan': async () => erased((await import('./escapePlan/index.tsx')).escapePlanUi),
};

export const loadGameUi = (game: GameId): Promise<GameUi> => LOADERS[game]();

const erased = <G extends Shape>(ui: GameUi<G>): GameUi => ui;
