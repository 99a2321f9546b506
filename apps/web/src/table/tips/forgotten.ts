import type { GameId } from '../../browser/gameIds.ts';

/** Rules that people often forget. Rules that appear in the tips of a first game are not repeated here. */
export const FORGOTTEN = {
  gangsta: ['M1', 'H5', 'A6', 'A3', 'P3', 'W4', 'H1', 'H2', 'R2', 'N1', 'G1'],
  'escape-plan': ['E2', 'E1', 'V8', 'L1', 'L3', 'D10', 'L4', 'F3', 'F4'],
} as const satisfies Record<GameId, readonly string[]>;
