import {
  type Attempt,
  type Definition,
  Match,
  type Position,
  positionOf,
  refused,
  type SeatId,
  type Shape,
  secureChance,
  taken,
} from '@getaway/kernel';

/** How hidden cards are handled when a game is played on from an earlier moment. */
export interface Drawn {
  /**
   * The seat from whose knowledge hidden cards are drawn again. Without a seat they stay as they were, which requires a
   * finished game.
   */
  readonly from?: SeatId | undefined;
  /** The seed of the new draws. */
  readonly seed: string;
}

interface Fork extends Drawn {
  readonly passages: number;
}

/** A position to play on from. It shares no draws with the original: no unknown past draws and no future draws. */
export function forkAt<G extends Shape>(
  definition: Definition<G>,
  past: G['state'],
  { from, seed, passages }: Fork,
): Attempt<Position<G>> {
  const state =
    from === undefined
      ? definition.cloneState(past)
      : definition.determinise(past, from, secureChance(`${seed} hidden`));
  state.chance = secureChance(seed);
  const match = Match.from(definition, state, passages);
  return match.question === undefined
    ? refused('notAsked', 'The game is over there: nothing can be played on.')
    : taken(positionOf(match));
}
