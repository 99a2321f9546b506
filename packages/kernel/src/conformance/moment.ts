import { type Chance, copyChance, drawBelow } from '../chance.ts';
import type { Match } from '../match.ts';
import type { Shape, Viewer } from '../shape.ts';

/** A moment of a random game: a match with a pending decision, and the move to be played next. */
export interface Moment<G extends Shape> {
  readonly match: Match<G>;
  readonly move: G['move'];
  readonly dream: Chance;
}

export function viewersOf<G extends Shape>({ definition, state }: Match<G>): Viewer[] {
  return [...Array(definition.seatsOf(state)).keys(), 'spectator'];
}

/**
 * A random state that the viewer can't tell from the true one. Each call advances `dream` by one draw, so the next call
 * gives a different state.
 */
export function dreamFor<G extends Shape>({ definition, state }: Match<G>, viewer: Viewer, dream: Chance): G['state'] {
  drawBelow(dream, 2);
  return definition.determinise(state, viewer, copyChance(dream));
}
