import { playAtRandom } from '@getaway/kernel/testing';
import type { EscapePlanScenario } from './table.ts';

/**
 * Plays random moves until a condition holds; false if the game ends first. The random source is separate from the
 * match's own.
 */
export const playUntil = (
  table: EscapePlanScenario,
  seed: string,
  until: (table: EscapePlanScenario) => boolean,
): boolean => playAtRandom(table.match, seed, { until: () => until(table), play: (move) => table.play(move) });
