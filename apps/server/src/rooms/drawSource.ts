import type { Contribution, SeatId } from '@getaway/kernel';
import type { Line } from './lines.ts';

/** What the draws of a game will come from. */
export interface DrawSource {
  /** Drawn when the table is opened, and told when the game is over. */
  readonly secret: string;
  readonly contributions: readonly Contribution[];
  readonly sealed: boolean;
}

type DrawLine = Extract<Line, { readonly line: 'pledged' | 'sealed' | 'disclosed' }>;

export function drawsAfter(draws: DrawSource | undefined, line: DrawLine): DrawSource | undefined {
  if (draws === undefined) return undefined;
  const { contributions } = draws;
  switch (line.line) {
    case 'pledged':
      return { ...draws, contributions: [...contributions, { seat: line.seat, pledge: line.pledge }] };
    case 'sealed':
      return { ...draws, sealed: true };
    case 'disclosed':
      return {
        ...draws,
        contributions: contributions.map((one) => (one.pledge === line.pledge ? { ...one, value: line.value } : one)),
      };
  }
}

/** Somebody else sits here now, or nobody: what was pledged for the seat goes, unless the pledges are sealed. */
export function drawsWithout(draws: DrawSource | undefined, seat: SeatId): DrawSource | undefined {
  if (draws === undefined || draws.sealed) return draws;
  return { ...draws, contributions: draws.contributions.filter((one) => one.seat !== seat) };
}
