import type { Contribution, SeatId } from '@getaway/kernel';
import type { Line } from './lines.ts';

/** The values that the seed of a game is computed from. */
export interface DrawSource {
  /** The server's secret. It is drawn when the table is opened and revealed when the game is over. */
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

/**
 * The values for the seed after the owner of a seat has left. Drops the seat's pledges, unless the list of pledges is
 * sealed.
 */
export function drawsWithout(draws: DrawSource | undefined, seat: SeatId): DrawSource | undefined {
  if (draws === undefined || draws.sealed) return draws;
  return { ...draws, contributions: draws.contributions.filter((one) => one.seat !== seat) };
}
