import type { Move } from '@getaway/gangsta/moves';
import { impliedMoves, planJob, planRest } from '@getaway/gangsta/reading';
import { ownSeat } from '@getaway/kernel';
import type { GangstaTable } from './moves.ts';

type Asking = Pick<GangstaTable, 'view' | 'asked'>;

/** The moves that a click plays. If a job has only one possible crew, the click also sends that crew. */
export function gesture({ view }: Asking, move: Move): readonly Move[] {
  const seat = ownSeat(view);
  return seat === undefined ? [move] : impliedMoves(view, seat, move);
}

/** The moves to preview when somebody points at a choice. For a job, they include the suggested crew. */
export function outlook(table: Asking, move: Move): readonly Move[] {
  const seat = ownSeat(table.view);
  const plan =
    move.move === 'announce' && seat !== undefined ? planJob(table.view, seat, move.job, 'announce') : undefined;
  return plan?.moves ?? gesture(table, move);
}

/** The cheapest way to complete the crew, while a job is in progress. */
export function suggestedCrew({ view, asked }: Asking): readonly string[] {
  const seat = ownSeat(view);
  return asked?.frame.step !== 'pullJob' || seat === undefined ? [] : (planRest(view, seat)?.crew ?? []);
}
