import { type SeatId, seatsFrom } from '@getaway/kernel';
import { THRESHOLD } from '../../chapters.ts';
import { packOf } from '../../gang.ts';
import { snitchesOfChapter } from '../../snitches.ts';
import { GAP, type State } from '../../state.ts';
import { type JobFigures, type Tables, tablesOf } from './tables.ts';

/** A position, and data derived from it that is the same for all seats. */
export interface Moment {
  readonly state: State;
  readonly tables: Tables;
  readonly chapter: 1 | 2 | 3;
  /** H1, H2, H5. The number of members that ends the chapter. */
  readonly threshold: number;
  /** The open jobs. There are none when a new chapter begins, because they have not been drawn yet. */
  readonly jobs: readonly JobFigures[];
  readonly jobGaps: number;
  readonly poolGaps: number;
  /** The seat whose turn it is. If the turn is over, the seat whose turn comes next. */
  readonly next: SeatId;
  /** Snitches per card of the job deck. */
  readonly snitchShare: number;
  readonly snitches: number;
}

export function momentOf(state: State): Moment {
  const tables = tablesOf(packOf(state));
  const step = state.stack.at(-1)?.step;
  const isNewChapter = step === 'beginChapter';
  const chapter = isNewChapter ? (state.chapter === 1 ? 2 : 3) : state.chapter;
  const jobs: JobFigures[] = [];
  if (!isNewChapter)
    for (const id of state.jobs) {
      const job = id === GAP ? undefined : tables.jobs.get(id);
      if (job !== undefined) jobs.push(job);
    }
  return {
    state,
    tables,
    chapter,
    threshold: THRESHOLD[chapter],
    jobs,
    jobGaps: isNewChapter ? 0 : state.jobs.length - jobs.length,
    poolGaps: state.pool.reduce((gaps, id) => gaps + (id === GAP ? 1 : 0), 0),
    next: nextSeat(state, step),
    snitchShare: isNewChapter ? (tables.chapters[chapter]?.snitchShare ?? 0) : snitchShareOf(state, tables),
    snitches: isNewChapter ? 0 : snitchesOfChapter(state).length,
  };
}

/** Rules T3 (7) and H4. */
function nextSeat({ turn, seats }: State, step: string | undefined): SeatId {
  const isOver = step === 'beginChapter' || step === 'refillPool';
  if (!isOver || (turn.again && step !== 'beginChapter')) return turn.seat;
  return seatsFrom(seats.length, turn.seat)[1] ?? turn.seat;
}

function snitchShareOf({ jobDeck }: State, { snitches }: Tables): number {
  let count = 0;
  for (const card of jobDeck.cards) if (snitches.has(card)) count += 1;
  for (const card of jobDeck.top) if (snitches.has(card)) count += 1;
  return count / (jobDeck.cards.length + jobDeck.top.length || 1);
}
