import type { Contribution, SeatId } from '@getaway/kernel';
import type { Line } from './lines.ts';

/** What the seed of a game's draws is made of. */
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
 * The source of the draws after the owner of a seat has left. The seat's pledges are dropped, unless the list of
 * pledges is sealed.
 */
export function drawsWithout(draws: DrawSource | undefined, seat: SeatId): DrawSource | undefined {
  if (draws === undefined || draws.sealed) return draws;
  return { ...draws, contributions: draws.contributions.filter((one) => one.seat !== seat) };
}
