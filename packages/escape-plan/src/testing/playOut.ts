import { drawBelow, seededChance } from '@getaway/kernel';
import type { Table } from './table.ts';

/**
 * Plays random moves, with a chance separate from the match's own, until a condition holds; false if the game ends first.
 */
export function playUntil(table: Table, seed: string, until: (table: Table) => boolean): boolean {
  const chance = seededChance(seed);
  while (table.match.decision !== undefined) {
    if (until(table)) return true;
    const { moves } = table.match.decision;
    const move = moves[drawBelow(chance, moves.length)];
    if (move !== undefined) table.play(move);
  }
  return false;
}
