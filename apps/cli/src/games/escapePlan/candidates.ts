import type { Hex } from '@getaway/escape-plan/content';
import type { Move } from '@getaway/escape-plan/moves';

export interface Candidate extends Hex {
  readonly letter: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function candidatesOf(moves: readonly Move[]): readonly Candidate[] {
  const spaces = new Map<string, Hex>();
  for (const move of moves) if (move.move === 'placeTile') spaces.set(`${move.q},${move.r}`, { q: move.q, r: move.r });
  return [...spaces.values()]
    .sort((a, b) => a.q - b.q || a.r - b.r)
    .map((hex, i) => ({ ...hex, letter: LETTERS[i] ?? String(i + 1) }));
}
