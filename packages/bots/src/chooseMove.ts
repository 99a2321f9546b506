import { type Match, type SeatId, type Shape, viewFor } from '@getaway/kernel';
import type { Adapter } from './adapter.ts';
import type { BotInput, Budget, Chosen } from './botInput.ts';
import { Imagined } from './imagined.ts';
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
  /** Whether to stop, for callers with a clock; called between two dreams. */
  enough?(): boolean;
}

const DREAMS = 3;

/** Chooses a bot's move for a seat. This is the only place where bots touch a match. */
export function chooseMove<G extends Shape>(wanted: Wanted<G>): Chosen<G> {
  const { match, seat, seed, dreams = DREAMS, enough = () => false } = wanted;
  const asked = asking(match, seat);
  const budget: Budget = { seed, dreams, enough };
  switch (wanted.level) {
    case 'random':
      return playRandomly(asked, budget);
    case 'steady':
      return playSteadily(asked, wanted.adapter, budget);
  }
}

/** Reduces a match to what the seat may know. */
function asking<G extends Shape>(match: Match<G>, seat: SeatId): BotInput<G> {
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
