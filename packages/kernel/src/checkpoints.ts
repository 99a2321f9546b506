import type { Shape } from './shape.ts';

/** The state after so many choices. */
export interface Checkpoint<G extends Shape> {
  readonly choices: number;
  readonly state: G['state'];
}

/** States of the past, the beginning first: whoever goes back replays a few choices, not all of them. */
export type Checkpoints<G extends Shape> = readonly Checkpoint<G>[];

const EVERY = 32;
/** A longer game keeps them further apart, not more of them. */
const MOST = 8;

export function isCheckpointDue(kept: Checkpoints<Shape>, choices: number): boolean {
  const last = kept.at(-1);
  return last === undefined || choices >= last.choices + spacingOf(kept);
}

export function withCheckpoint<G extends Shape>(kept: Checkpoints<G>, checkpoint: Checkpoint<G>): Checkpoints<G> {
  const all = [...kept, checkpoint];
  return all.length < MOST ? all : all.filter((_, i) => i % 2 === 0);
}

const spacingOf = ([first, second]: Checkpoints<Shape>): number =>
  first === undefined || second === undefined ? EVERY : second.choices - first.choices;

/** Those that still hold when only so many choices are left; the last of them is the nearest. */
export const checkpointsUpTo = <G extends Shape>(kept: Checkpoints<G>, choices: number): Checkpoints<G> =>
  kept.filter((checkpoint) => checkpoint.choices <= choices);
