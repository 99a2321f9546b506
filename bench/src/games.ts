import { escapePlan } from '@getaway/escape-plan';
import type { GameId } from '@getaway/games';
import { gangsta } from '@getaway/gangsta';
import type { Definition, Shape } from '@getaway/kernel';

type Work<T> = <G extends Shape>(definition: Definition<G>) => T;

export interface BenchedGame {
  readonly id: string;
  /** The numbers of players to measure. */
  readonly tables: readonly number[];
  readonly goals: Goals;
  measure<T>(work: Work<T>): T;
}

/** The goals for the speed of a game. They apply to every number of players. */
export interface Goals {
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond?: number;
  /** Our decisions per second divided by those of boardgame.io. */
  readonly timesHeadline: number;
  /** The goal for listing the options of the slowest step. */
  readonly listing?: ListingGoal;
}

interface ListingGoal {
  readonly step: string;
  readonly medianMs: number;
  readonly worstMs: number;
}

/** How each game is measured, and the goals for its speed. */
const MEASURED: Readonly<Record<GameId, Omit<BenchedGame, 'id'>>> = {
  gangsta: {
    tables: [2, 3, 4],
    goals: { decisionsPerSecond: 300_000, timesHeadline: 20 },
    measure: (work) => work(gangsta),
  },
  'escape-plan': {
    tables: [1, 2, 4, 5],
    goals: {
      decisionsPerSecond: 60_000,
      gamesPerSecond: 60,
      timesHeadline: 20,
      listing: { step: 'travel', medianMs: 0.5, worstMs: 10 },
    },
    measure: (work) => work(escapePlan),
  },
};

export const GAMES: readonly BenchedGame[] = Object.entries(MEASURED).map(([id, game]) => ({ id, ...game }));

export function gameCalled(id: string): BenchedGame {
  const game = GAMES.find((known) => known.id === id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}
