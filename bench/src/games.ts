import { gangsta } from '@getaway/gangsta';
import type { Definition, Shape } from '@getaway/kernel';

/** What can be measured of any game, whatever its types. */
type Work<T> = <G extends Shape>(definition: Definition<G>) => T;

export interface BenchedGame {
  readonly id: string;
  /** The tables to measure, by their number of players. */
  readonly tables: readonly number[];
  measure<T>(work: Work<T>): T;
}

/** Every game of the house. A new one joins here and nowhere else. */
export const GAMES: readonly BenchedGame[] = [{ id: gangsta.id, tables: [2, 3, 4], measure: (work) => work(gangsta) }];

export function gameCalled(id: string): BenchedGame {
  const game = GAMES.find((known) => known.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}
