import { drawBelow, seededChance } from '../chance.ts';
import type { Match } from '../match.ts';
import type { Shape } from '../shape.ts';

interface Playing<G extends Shape> {
  /** Asked before every move. */
  until?(): boolean;
  /** Makes a move; the match itself does, if left out. */
  play?(move: G['move']): unknown;
}

/** Plays by a chance that is not the match's own until it is enough; false if the game ends before. */
export function playAtRandom<G extends Shape>(
  match: Match<G>,
  seed: string,
  { until = () => false, play = (move) => match.play(move) }: Playing<G> = {},
): boolean {
  const chance = seededChance(seed);
  while (match.decision !== undefined) {
    if (until()) return true;
    const { moves } = match.decision;
    play(moves[drawBelow(chance, moves.length)] as G['move']);
  }
  return false;
}
