import {
  type Attempt,
  Match,
  type Position,
  positionOf,
  refused,
  type SeatId,
  type Shape,
  secureChance,
  taken,
} from '@getaway/kernel';
import type { Past } from './past.ts';

/** How hidden cards are handled when a game is continued from an earlier moment. */
export interface Drawn {
  /**
   * The cards that are hidden from this seat are drawn again. The result agrees with everything that the seat knows.
   * Without a seat, hidden cards stay as they were, which is allowed only after the game.
   */
  readonly from?: SeatId | undefined;
  /** The seed of the new draws. */
  readonly seed: string;
}

interface Fork extends Drawn {
  readonly passages: number;
  /** Whether the original game is over. */
  readonly isOver: boolean;
}

/**
 * A position from which a game can be continued. While the original game runs, its hidden cards are always drawn again,
 * so the position does not reveal them. Later draws never depend on the original game.
 */
export function forkAt<G extends Shape>(past: Past<G>, { from, seed, passages, isOver }: Fork): Attempt<Position<G>> {
  if (from === undefined && !isOver) return refused('notAsked', 'Hidden cards stay hidden until the game is over.');
  const { definition } = past;
  const then = past.stateAt(passages);
  if ('refusal' in then) return then;
  const state =
    from === undefined
      ? definition.cloneState(then.ok)
      : definition.determinise(then.ok, from, secureChance(`${seed} hidden`));
  state.chance = secureChance(seed);
  const match = Match.from(definition, state, passages);
  return match.question === undefined
    ? refused('notAsked', 'The game is over there: nothing can be played on.')
    : taken(positionOf(match));
}
