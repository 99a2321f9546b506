import type { Match } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import type { Gangsta } from '../shape.ts';

/** Plays up to `most` random moves, or until the game ends. The moves come from a separate random source. */
export function playOut(match: Match<Gangsta>, seed: string, most = Number.POSITIVE_INFINITY): Match<Gangsta> {
  const end = match.entryCount + most;
  playAtRandom(match, seed, { until: () => match.entryCount >= end });
  return match;
}
