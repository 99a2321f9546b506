import { playAtRandom } from '@getaway/kernel/testing';
import type { EscapePlanScenario } from './table.ts';

/** Plays random moves until a condition holds. Returns false if the game ends first. */
export const playUntil = (
  table: EscapePlanScenario,
  seed: string,
  until: (table: EscapePlanScenario) => boolean,
): boolean => playAtRandom(table.match, seed, { until: () => until(table), play: (move) => table.play(move) });
