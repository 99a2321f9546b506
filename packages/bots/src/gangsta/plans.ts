import { packOf } from '@getaway/gangsta/content';
import type { Move } from '@getaway/gangsta/moves';
import type { Gangsta, View } from '@getaway/gangsta/view';
import type { Planner } from '../adapter.ts';
import type { DreamDecision } from '../imagined.ts';
import { countMissing, everybody, iconsIn, iconsOf } from './cards.ts';
import { answerByHabit } from './habits.ts';
import { mobiliseFor } from './mobilise.ts';

/** What the bot wants to do with the turn's action. */
type Aim = { readonly job: string } | { readonly henchman: string } | 'pass';

/** T3 (1) and (2). The steps of a turn before its action. */
export const BEFORE_THE_ACTION: readonly string[] = ['lookAtTop', 'mobilise'];

/**
 * The plans for the rest of the turn. Before the action, there is one plan for every possible aim. In the action and
 * after it, the only plan is to answer by habit.
 */
export function plansOf(view: View, { seat, step }: DreamDecision<Gangsta>): readonly Planner<Gangsta>[] {
  if (!BEFORE_THE_ACTION.includes(step)) return [answerByHabit];
  return aimsOf(view, seat).map((aim) => (now, fork) => pursue(aim, now, fork));
}

function aimsOf(view: View, seat: number): Aim[] {
  const pack = packOf(view);
  const { gang = [], money = 0 } = view.seats[seat] ?? {};
  const own = iconsOf(pack, gang);
  const table = iconsOf(
    pack,
    everybody(view).filter((member) => member.available || gang.includes(member)),
  );
  const jobs = [view.jobDeck.top ?? '', ...view.jobs].filter((id) => {
    const job = pack.jobs.get(id);
    return job !== undefined && countMissing(iconsIn(job.needs), job.shared === undefined ? own : table) <= 1;
  });
  const henchmen = [view.henchmanDeck.top ?? '', ...view.pool].filter(
    (id) => (pack.henchmen.get(id)?.cost ?? Number.POSITIVE_INFINITY) <= money + 2,
  );
  return [...jobs.map((job) => ({ job })), ...henchmen.map((henchman) => ({ henchman })), 'pass'];
}

function pursue(aim: Aim, view: View, fork: DreamDecision<Gangsta>): Move {
  if (fork.step === 'mobilise')
    return typeof aim === 'object' && 'job' in aim ? mobiliseFor(aim.job, view, fork) : stop;
  if (fork.step !== 'act') return answerByHabit(view, fork);
  return fork.moves.find((move) => isAim(aim, move)) ?? { move: 'pass' };
}

const stop: Move = { move: 'stopMobilising' };

function isAim(aim: Aim, move: Move): boolean {
  if (aim === 'pass') return false;
  return 'job' in aim
    ? move.move === 'announce' && move.job === aim.job
    : move.move === 'recruit' && move.henchman === aim.henchman;
}
