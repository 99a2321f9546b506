import { drawBelow, type Match, seededChance } from '@getaway/kernel';
import type { Gangsta } from '../shape.ts';

/** Plays this many random moves, or to the end; uses a chance separate from the match's own. */
export function playOut(match: Match<Gangsta>, seed: string, most = Number.POSITIVE_INFINITY): Match<Gangsta> {
  const chance = seededChance(seed);
  for (let played = 0; played < most; played += 1) {
    const { decision } = match;
    if (decision === undefined) break;
    const move = decision.moves[drawBelow(chance, decision.moves.length)];
    if (move !== undefined) match.play(move);
  }
  return match;
}
