import { type Match, type SeatId, type Shape, seededChance, viewFor } from '@getaway/kernel';
import type { Adapter } from './adapter.ts';
import type { BotInput, Budget, Chosen } from './botInput.ts';
import { Imagined } from './imagined.ts';
import { netFor } from './learned/nets.ts';
import { playByNet } from './learned/playByNet.ts';
import { playBySearch } from './learned/search.ts';
import type { Level } from './levels.ts';
import { playRandomly } from './random.ts';
import { playSteadily } from './steady.ts';

/** A question to a bot. Only `random` needs no adapter. */
export type Wanted<G extends Shape> = Thinking<G> &
  (
    | { readonly level: Level; readonly adapter: Adapter<G> }
    | { readonly level: 'random'; readonly adapter?: Adapter<G> }
  );

interface Thinking<G extends Shape> {
  readonly match: Match<G>;
  /** The seat that is due. */
  readonly seat: SeatId;
  /** The random seed of the dreams: any text that is not derived from the match's own random numbers. */
  readonly seed: string;
  readonly dreams?: number;
  /** The number of rollouts of `mastermind`; by default what its game needs for a good answer. */
  readonly rollouts?: number;
  /** The share of the default rollouts, for a machine with many games. */
  readonly effort?: number;
  /** Whether to stop, for callers with a clock; called between two dreams. */
  enough?(): boolean;
}

const DREAMS = 3;

/** Chooses a bot's move for a seat. This is the only place where bots touch a match. */
export function chooseMove<G extends Shape>(wanted: Wanted<G>): Chosen<G> {
  const { match, seat, seed, dreams = DREAMS, rollouts, effort = 1, enough = () => false } = wanted;
  const asked = asking(match, seat);
  const budget: Budget = { seed, dreams, rollouts, effort, enough };
  switch (wanted.level) {
    case 'random':
      return playRandomly(asked, budget);
    case 'steady':
      return playSteadily(asked, wanted.adapter, budget);
    case 'shrewd':
      return playLearned(asked, wanted.adapter, budget, playByNet);
    case 'mastermind':
      return playLearned(asked, wanted.adapter, budget, playBySearch);
  }
}

/** A learned level, or `steady` if no net was trained for this game and number of players. */
function playLearned<G extends Shape>(
  asked: BotInput<G>,
  adapter: Adapter<G>,
  budget: Budget,
  play: typeof playByNet<G>,
): Chosen<G> {
  const { learned: game } = adapter;
  const net = game === undefined ? undefined : netFor(game, asked.imagine(seededChance(budget.seed)).seatCount);
  if (game === undefined || net === undefined) return playSteadily(asked, adapter, budget);
  return play(asked, { game, net }, budget);
}

/** Reduces a match to what the seat may know. */
export function asking<G extends Shape>(match: Match<G>, seat: SeatId): BotInput<G> {
  const { definition, state, question, decision } = match;
  if (question === undefined || decision === undefined) throw new Error('the game is over');
  if (decision.seat !== seat) throw new Error(`seat ${seat} is not asked; seat ${decision.seat} is`);
  return {
    seat,
    view: viewFor(definition, state, seat),
    decision,
    imagine: (dream) => Imagined.dream({ definition, state, question }, seat, dream),
  };
}
