import type { Match, Shape } from '@getaway/kernel';

/** The state after so many choices. */
interface Checkpoint<G extends Shape> {
  readonly choices: number;
  readonly state: G['state'];
}

/** States of the past, the beginning first: whoever looks back plays a few choices again, not all of them. */
export type Checkpoints<G extends Shape> = readonly Checkpoint<G>[];

const EVERY = 20;
/** A game that goes on and on keeps fewer of each hundred, not more in all. */
const MOST = 32;

/** With the state of now, if it is time for one. */
export function keepCheckpoint<G extends Shape>(kept: Checkpoints<G>, match: Match<G>): Checkpoints<G> {
  const { choices } = match;
  const last = kept.at(-1);
  if (last !== undefined && choices < last.choices + spacingOf(kept)) return kept;
  const state = match.definition.cloneState(match.state); // the match plays on
  const all = [...kept, { choices, state }];
  return all.length < MOST ? all : all.filter((_, i) => i % 2 === 0);
}

const spacingOf = ([first, second]: Checkpoints<Shape>): number =>
  first === undefined || second === undefined ? EVERY : second.choices - first.choices;

/** What still holds when only so many choices are left. */
export const keptUpTo = <G extends Shape>(kept: Checkpoints<G>, choices: number): Checkpoints<G> =>
  kept.filter((checkpoint) => checkpoint.choices <= choices);

interface Journey<G extends Shape> {
  readonly match: Match<G>;
  readonly kept: Checkpoints<G>;
}

/** The state after so many choices of the match. Read it, never change it. */
export function stateAfter<G extends Shape>({ match, kept }: Journey<G>, choices: number): G['state'] {
  if (choices === match.choices) return match.state;
  const nearest = nearestTo(kept, choices);
  return nearest.choices === choices ? nearest.state : match.backTo(choices, nearest).state;
}

/** The match when only so many choices stood. */
export const matchAfter = <G extends Shape>({ match, kept }: Journey<G>, choices: number): Match<G> =>
  match.backTo(choices, nearestTo(kept, choices));

function nearestTo<G extends Shape>(kept: Checkpoints<G>, choices: number): Checkpoint<G> {
  const nearest = kept.findLast((checkpoint) => checkpoint.choices <= choices);
  if (nearest === undefined) throw new Error('the beginning is always kept');
  return nearest;
}
