import type { Match } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import type { Gangsta } from '../shape.ts';

/** Plays so many moves by chance, to the end if left out; the chance is not the match's own. */
export function playOut(match: Match<Gangsta>, seed: string, most = Number.POSITIVE_INFINITY): Match<Gangsta> {
  const end = match.choices + most;
  playAtRandom(match, seed, { until: () => match.choices >= end });
  return match;
}
