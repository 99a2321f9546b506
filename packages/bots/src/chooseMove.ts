import { type Definition, type Match, type SeatId, type Shape, viewFor } from '@getaway/kernel';
import { adapterOf } from './adapters.ts';
import type { Asked, Budget, Chosen } from './asked.ts';
import { Imagined } from './imagined.ts';
import { LEVELS, type Level } from './levels.ts';
import { playRandomly } from './random.ts';
import { playSteadily } from './steady.ts';

/** The levels that can play this game: without an adapter a game has nobody who understands it. */
export const levelsOf = <G extends Shape>(definition: Definition<G>): readonly Level[] =>
  adapterOf(definition) === undefined ? ['random'] : LEVELS;

export interface Wanted<G extends Shape> {
  readonly match: Match<G>;
  /** The seat that is due. */
  readonly seat: SeatId;
  readonly level: Level;
  /** What the dreams are drawn from: any text that does not come from the match's own chance. */
  readonly seed: string;
  readonly dreams?: number;
  /** For callers with a clock: asked between two dreams whether to stop. */
  enough?(): boolean;
}

const DREAMS = 3;

/** The move that a bot makes for a seat, and what it expected. The one place where bots and a match meet. */
export function chooseMove<G extends Shape>({ match, seat, level, ...budget }: Wanted<G>): Chosen<G> {
  return play(level, match.definition, asking(match, seat), {
    dreams: DREAMS,
    enough: () => false,
    ...budget,
  });
}

/** Narrows a match to what the seat may know. */
function asking<G extends Shape>(match: Match<G>, seat: SeatId): Asked<G> {
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

function play<G extends Shape>(level: Level, definition: Definition<G>, asked: Asked<G>, budget: Budget): Chosen<G> {
  switch (level) {
    case 'random':
      return playRandomly(asked, budget);
    case 'steady': {
      const adapter = adapterOf(definition);
      if (adapter === undefined) throw new Error(`nobody plays ${definition.id} steadily`);
      return playSteadily(asked, adapter, budget);
    }
  }
}
