import type { Shape } from '@getaway/kernel';
import type { GameUi } from '../table/gameUi.ts';

/** Hides the types of a game. Code outside the folder of the game does not use them. */
export const erased = <G extends Shape>(ui: GameUi<G>): GameUi => ui;
