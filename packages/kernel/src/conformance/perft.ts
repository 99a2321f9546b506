import type { Match } from '../match.ts';
import type { Shape } from '../shape.ts';

/** The number of possible sequences of this many decisions. A sequence that ends the game early counts as one. */
export function perft<G extends Shape>(match: Match<G>, depth: number): number {
  const moves = match.decision?.moves ?? [];
  if (depth === 0 || moves.length === 0) return 1;
  if (depth === 1) return moves.length;
  return moves.reduce((paths, move) => paths + perft(match.after(move).match, depth - 1), 0);
}
