import { type Adapter, type BotQuestion, botAt, type Chosen, chooseMove, isLevel } from '@getaway/bots';
import { type Definition, hashOf, type Match, type Move, type Shape, viewFor } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';

/** What a bot that thinks in this process is asked. */
export interface BotTurn {
  readonly table: HostedTable;
  readonly level: string;
  /** What its dreams are drawn from; the view of its seat if left out, so that the same question gets the same answer. */
  readonly seed?: string | undefined;
  readonly dreams?: number | undefined;
  enough?(): boolean;
}

/** The bots of one game. */
export interface Bots {
  choose(turn: BotTurn): Chosen<Shape>;
  /** The same from a document, for a thread or a worker of its own. */
  chooseAt(question: BotQuestion): Move;
}

/** A game's bots, loaded when somebody plays against them. */
export interface GameBots {
  bots(): Promise<Bots>;
}

/** Where the parts of a game are found. */
export interface BotParts<G extends Shape> {
  definition(): Promise<Definition<G>>;
  /** What bots have to know of it. */
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
    // The table is one of this game: an id stands for one game.
    choose: (turn) => turn.table.think((match) => choose(match as unknown as Match<G>, turn)),
    chooseAt: (question) => botAt({ definition, adapter }, question),
  };
}
