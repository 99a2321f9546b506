import type { Shape } from '@getaway/kernel';
import type { Fork } from './imagined.ts';

/** A way to go on: an answer to every choice that comes until the turn is over. */
export type Plan<G extends Shape> = (view: G['view'], fork: Fork<G>) => G['move'];

/** What a bot has to be told about a game. All of it works on views. */
export interface Adapter<G extends Shape> {
  /** How well the viewer stands against the others, in the points that the game is won by. */
  worth(view: G['view']): number;
  /** What the viewer could be up to at this decision; at least one plan. */
  plans(view: G['view'], fork: Fork<G>): readonly Plan<G>[];
  /** The moves that deserve a thought, at least one, where there are too many to try them all; every move if left out. */
  candidates?(view: G['view'], fork: Fork<G>): readonly G['move'][];
  /** Whether a turn begins between one choice and the next: so far the bot looks ahead. */
  isNewTurn(before: Fork<G>, now: Fork<G>): boolean;
}
