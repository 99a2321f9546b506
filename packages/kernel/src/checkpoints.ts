import type { Shape } from './shape.ts';

export interface Checkpoint<G extends Shape> {
  readonly entryCount: number;
  readonly state: G['state'];
}

/** Earlier states, oldest first. To go back, a match replays only the choices since the nearest checkpoint. */
export type Checkpoints<G extends Shape> = readonly Checkpoint<G>[];

const EVERY = 32;
/** The maximum number of checkpoints. In a longer game, the checkpoints are further apart. */
const MOST = 8;

export function isCheckpointDue(kept: Checkpoints<Shape>, entryCount: number): boolean {
  const last = kept.at(-1);
  return last === undefined || entryCount >= last.entryCount + spacingOf(kept);
}

export function withCheckpoint<G extends Shape>(kept: Checkpoints<G>, checkpoint: Checkpoint<G>): Checkpoints<G> {
  const all = [...kept, checkpoint];
  return all.length <= MOST ? all : all.filter((_, i) => i % 2 === 0);
}

const spacingOf = ([first, second]: Checkpoints<Shape>): number =>
  first === undefined || second === undefined ? EVERY : second.entryCount - first.entryCount;

/** The checkpoints that remain valid after going back to this many entries. The last one is the nearest. */
export const checkpointsUpTo = <G extends Shape>(kept: Checkpoints<G>, entryCount: number): Checkpoints<G> =>
  kept.filter((checkpoint) => checkpoint.entryCount <= entryCount);
