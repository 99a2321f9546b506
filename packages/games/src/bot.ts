import {
  type Adapter,
  adviceAt,
  type BotChoice,
  type BotQuestion,
  botChoiceAt,
  type Chosen,
  chancesAt,
  choiceOf,
  chooseMove,
  type JudgedChoice,
  type JudgedDecision,
  judgementAt,
  loadNets,
  type Review,
  type Reviewing,
  readBot,
  reviewing,
} from '@getaway/bots';
import { playTrial, type Trial, type TrialSeat } from '@getaway/bots/lab';
import { type Definition, hashOf, type Match, type Shape, viewFor } from '@getaway/kernel';
import type { HostedTable } from '@getaway/table';
import type { Parts } from './entry.ts';

export interface BotTurn {
  readonly table: HostedTable;
  /** A bot's name: `level` or `level:character`. */
  readonly level: string;
  /** The random seed. The default is the seat's view, so the same question gets the same answer. */
  readonly seed?: string | undefined;
  readonly dreams?: number | undefined;
  readonly rollouts?: number | undefined;
  enough?(): boolean;
}

export interface Bots {
  /** Loads the neural networks that `choose`, `choiceFor` and `playTrial` need. */
  load(): Promise<void>;
  choose(turn: BotTurn): Chosen<Shape>;
  /** The bot's move. If this move prepares a later one in the same turn, the later move is returned too. */
  choiceFor(turn: BotTurn): BotChoice;
  /**
   * Like `choiceFor`, but takes the position as a document, for a thread or a worker. Loads the neural network that it
   * needs.
   */
  chooseAt(question: BotQuestion): Promise<BotChoice>;
  /** The moves that a bot compared in a position. The bot stops once `enough` returns true. */
  adviseAt(question: BotQuestion, enough?: () => boolean): Promise<Chosen<Shape>>;
  /** Each seat's chance to win. Undefined if no neural network can estimate it. */
  chancesAt(question: Pick<BotQuestion, 'position' | 'pack'>): Promise<readonly number[] | undefined>;
  /**
   * How much worse a choice is than the bot's own. Undefined if there was nothing to choose, or if no neural network
   * can judge it.
   */
  judgeAt(choice: JudgedChoice): Promise<JudgedDecision<Shape> | undefined>;
  /**
   * Reviews a finished game and yields the number of choices still to be reviewed. Returns undefined if no neural
   * network can review the game.
   */
  review(table: HostedTable, reviewing: Reviewing): Generator<number, Review | undefined, void>;
  playTrial(trial: Trial): Promise<readonly TrialSeat[]>;
}

/** A game's bots, loaded on first use. */
export interface GameBots {
  bots(): Promise<Bots>;
}

export const gameBots = ({ definition, adapter }: Parts): GameBots => ({
  bots: async () => botsOf(await definition(), await adapter()),
});

function botsOf<G extends Shape>(definition: Definition<G>, adapter: Adapter<G>): Bots {
  function choose(match: Match<G>, { level, seed, dreams, rollouts, enough }: BotTurn): Chosen<G> {
    const seat = match.question?.seat;
    const bot = readBot(level);
    if (seat === undefined || bot === undefined) throw new Error(`no bot ${level} can choose now`);
    return chooseMove({
      match,
      adapter,
      seat,
      ...bot,
      seed: seed ?? hashOf(viewFor(definition, match.state, seat)),
      ...(dreams === undefined ? {} : { dreams }),
      ...(rollouts === undefined ? {} : { rollouts }),
      ...(enough === undefined ? {} : { enough }),
    });
  }
  return {
    load: async () => {
      if (adapter.learned !== undefined) await loadNets(adapter.learned);
    },
    // This cast is safe, because callers look up the bots by the id of the table's game.
    choose: (turn) => turn.table.think((match) => choose(match as unknown as Match<G>, turn)),
    choiceFor: (turn) =>
      turn.table.think((given) => {
        const match = given as unknown as Match<G>;
        const chosen = choose(match, turn);
        return choiceOf(adapter, viewFor(definition, match.state, match.question?.seat ?? 'spectator'), chosen);
      }),
    chooseAt: (question) => botChoiceAt({ definition, adapter }, question),
    adviseAt: (question, enough) => adviceAt({ definition, adapter }, question, enough),
    chancesAt: (question) => chancesAt({ definition, adapter }, question),
    judgeAt: (choice) => judgementAt({ definition, adapter }, choice),
    review: (table, asked) => table.think((match) => reviewing(match as unknown as Match<G>, adapter.learned, asked)),
    playTrial: (trial) => playTrial({ definition, adapter }, trial),
  };
}
