import { drawBelow, seededChance } from '../chance.ts';
import type { Match } from '../match.ts';
import type { Shape } from '../shape.ts';

interface Playing<G extends Shape> {
  /** Returns whether to stop. It is called before every move. */
  until?(): boolean;
  play?(move: G['move']): unknown;
}

/** Plays random moves until `until` returns true. Returns false if the game ends first. */
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
