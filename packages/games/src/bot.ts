import { type Adapter, type BotQuestion, botAt, type Chosen, chooseMove, isLevel } from '@getaway/bots';
import { type Definition, hashOf, type Match, type Move, type Shape, viewFor } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';

/** A question to a bot that runs in this process. */
export interface BotTurn {
  readonly table: HostedTable;
  readonly level: string;
  /** The random seed; by default the seat's view, so that the same question gets the same answer. */
  readonly seed?: string | undefined;
  readonly dreams?: number | undefined;
  enough?(): boolean;
}

/** The bots of one game. */
export interface Bots {
  choose(turn: BotTurn): Chosen<Shape>;
  /** Like `choose`, but from a document, for a thread or a worker. */
  chooseAt(question: BotQuestion): Move;
}

/** A game's bots, loaded on first use. */
export interface GameBots {
  bots(): Promise<Bots>;
}

/** Loaders for the parts of a game. */
export interface BotParts<G extends Shape> {
  definition(): Promise<Definition<G>>;
  /** What bots need to know about the game. */
  adapter(): Promise<Adapter<G>>;
}

export const gameBots = <G extends Shape>({ definition, adapter }: BotParts<G>): GameBots => ({
  bots: async () => botsOf(await definition(), await adapter()),
});

function botsOf<G extends Shape>(definition: Definition<G>, adapter: Adapter<G>): Bots {
  function choose(match: Match<G>, { level, seed, dreams, enough }: BotTurn): Chosen<G> {
    const seat = match.question?.seat;
    if (seat === undefined || !isLevel(level)) throw new Error(`no bot ${level} can choose now`);
    return chooseMove({
      match,
      adapter,
      seat,
      level,
      seed: seed ?? hashOf(viewFor(definition, match.state, seat)),
      ...(dreams === undefined ? {} : { dreams }),
      ...(enough === undefined ? {} : { enough }),
    });
  }
  return {
    // Safe cast: an id belongs to one game, so the table is one of this game.
    choose: (turn) => turn.table.think((match) => choose(match as unknown as Match<G>, turn)),
    chooseAt: (question) => botAt({ definition, adapter }, question),
  };
}
