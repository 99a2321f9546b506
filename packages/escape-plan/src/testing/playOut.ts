import { playAtRandom } from '@getaway/kernel/testing';
import type { Table } from './table.ts';

/** Plays by a chance that is not the match's own until the table looks as wanted; false if the game ends before. */
export const playUntil = (table: Table, seed: string, until: (table: Table) => boolean): boolean =>
  playAtRandom(table.match, seed, { until: () => until(table), play: (move) => table.play(move) });
