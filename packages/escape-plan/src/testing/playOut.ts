import { playAtRandom } from '@getaway/kernel/testing';
import type { Table } from './table.ts';

/** Plays random moves, with a chance separate from the match's own, until a condition holds; false if the game ends first. */
export const playUntil = (table: Table, seed: string, until: (table: Table) => boolean): boolean =>
  playAtRandom(table.match, seed, { until: () => until(table), play: (move) => table.play(move) });
