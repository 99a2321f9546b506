import type { SeatId } from '@getaway/kernel';
import { mayIgnore } from '../act.ts';
import type { Job } from '../content/pack.ts';
import type { Skill } from '../content/vocabulary.ts';
import { canCover, hasSkill, packOf, skillsOf, withoutSkills } from '../gang.ts';
import type { Move } from '../moves.ts';
import type { Member } from '../state.ts';
import type { View } from '../view.ts';
import { missingAfter } from './crew.ts';

/** A way to do a job with the members who are available now. */
export interface CrewPlan {
  /** The moves that complete the job, starting with the answer to the next question. */
  readonly moves: readonly Move[];
  /** The members still to send, in order. */
  readonly crew: readonly string[];
  /** Whether this is the only crew. */
  readonly isOnly: boolean;
}

interface Task {
  readonly job: Job;
  readonly missing: readonly Skill[];
  readonly sent: readonly string[];
}

/**
 * A2-A5, P1-P4, Q5. The plan with the cheapest crew, as `costOf` counts the cost. Undefined if the job can't be
 * completed now.
 */
export function planJob(view: View, seat: SeatId, job: string, from: 'announce' | 'ignoreSkill'): CrewPlan | undefined {
  const card = packOf(view).jobs.get(job);
  if (card === undefined) return undefined;
  const announce: readonly Move[] = from === 'announce' ? [{ move: 'announce', job }] : [];
  const plain = planTask(view, seat, { job: card, missing: card.needs, sent: [] });
  const ignoring = (mayIgnore(view, seat, card) ? [...new Set(card.needs)] : []).flatMap((skill) => {
    const plan = planTask(view, seat, { job: card, missing: withoutSkills(card.needs, [skill]), sent: [] });
    return plan === undefined ? [] : [{ ...plan, moves: [{ move: 'ignoreSkill', skill } as const, ...plan.moves] }];
  });
  if (ignoring.length === 0)
    return plain === undefined ? undefined : { ...plain, moves: [...announce, ...plain.moves] };
  const [best] = ignoring.toSorted((a, b) => compare(costOf(view, seat, a.crew), costOf(view, seat, b.crew)));
  if (best === undefined) return undefined;
  const isOnly = best.isOnly && ignoring.length === 1 && plain === undefined;
  return { ...best, isOnly, moves: [...announce, ...best.moves] };
}

/** The cheapest crew for the rest of the job in progress. Undefined if the job can't be completed. */
export function planRest(view: View, seat: SeatId): CrewPlan | undefined {
  const { underway } = view;
  const job = packOf(view).jobs.get(underway?.job ?? '');
  if (underway === undefined || job === undefined) return undefined;
  return planTask(view, seat, { job, missing: underway.missing, sent: underway.crew });
}

/**
 * A move, and the moves that follow from it without a choice. For example, an announced job may have only one possible
 * crew.
 */
export function impliedMoves(view: View, seat: SeatId, move: Move): readonly Move[] {
  if (move.move === 'announce') {
    const plan = planJob(view, seat, move.job, 'announce');
    return plan?.isOnly === true ? plan.moves : [move];
  }
  const { underway } = view;
  const job = packOf(view).jobs.get(underway?.job ?? '');
  if (underway === undefined || job === undefined) return [move];
  const { missing, crew } = underway;
  const task =
    move.move === 'activate'
      ? { job, missing: missingAfter(view, move.member), sent: [...crew, move.member] }
      : move.move === 'ignoreSkill'
        ? { job, missing: withoutSkills(missing, [move.skill]), sent: crew }
        : undefined;
  const plan = task === undefined || task.missing.length === 0 ? undefined : planTask(view, seat, task);
  return plan?.isOnly === true ? [move, ...plan.moves] : [move];
}

function planTask(view: View, seat: SeatId, task: Task): CrewPlan | undefined {
  const crew = cheapestCrew(view, seat, task);
  return crew === undefined
    ? undefined
    : {
        crew,
        moves: crew.map((member) => ({ move: 'activate', member })),
        isOnly: countCrews(view, seat, task) === 1,
      };
}

function cheapestCrew(view: View, seat: SeatId, task: Task): readonly string[] | undefined {
  const own = readyIn(view, seat, task);
  const pack = packOf(view);
  if (canCover(pack, own, task.missing) && (task.job.shared === undefined || task.missing.length > 0))
    return cheapestOf(view, seat, task, own);
  if (task.job.shared === undefined) return undefined;
  const everybody = view.seats.flatMap((_, other) => readyIn(view, other, task));
  return canCover(pack, everybody, task.missing) ? cheapestOf(view, seat, task, everybody) : undefined;
}

/**
 * Searches for the cheapest crew. Each step tries all members with the first missing skill. So every crew without
 * superfluous members is found.
 */
function cheapestOf(view: View, seat: SeatId, task: Task, helpers: readonly Member[]): readonly string[] | undefined {
  const pack = packOf(view);
  let best: { readonly crew: readonly string[]; readonly cost: Cost } | undefined;
  const grow = (missing: readonly Skill[], crew: readonly string[]): void => {
    const cost = costOf(view, seat, crew);
    if (best !== undefined && compare(cost, best.cost) >= 0) return;
    const [next] = missing;
    if (next === undefined) {
      best = { crew, cost };
      return;
    }
    const starts = task.job.shared !== undefined && task.sent.length + crew.length === 0;
    for (const member of starts ? readyIn(view, seat, task) : helpers) {
      const skills = skillsOf(pack, member);
      // P4: a shared job must begin with one of the seat's own members. Such a member may lack the skill `next`, so any
      // missing skill is enough here.
      const fits = starts ? skills.some((skill) => missing.includes(skill)) : skills.includes(next);
      if (fits && !crew.includes(member.card)) grow(withoutSkills(missing, skills), [...crew, member.card]);
    }
  };
  grow(task.missing, []);
  return best?.crew;
}

type Cost = readonly number[];

/**
 * Five numbers that say what a crew costs, most important first. They count the rival gangs that profit, the seat's own
 * members, its own leaders (M1), the skills of its own members, and all members of the crew.
 */
function costOf(view: View, seat: SeatId, crew: readonly string[]): Cost {
  const pack = packOf(view);
  const own = (view.seats[seat]?.gang ?? []).filter(({ card }) => crew.includes(card));
  const rivals = view.seats.filter(
    (held, other) => other !== seat && held.gang.some(({ card }) => crew.includes(card)),
  );
  return [
    rivals.length,
    own.length,
    own.filter((member) => hasSkill(pack, member, 'leader')).length,
    own.reduce((sum, member) => sum + skillsOf(pack, member).length, 0),
    crew.length,
  ];
}

function compare(one: Cost, other: Cost): number {
  for (const [i, cost] of one.entries()) {
    const by = cost - (other[i] ?? 0);
    if (by !== 0) return by;
  }
  return 0;
}

/** A3. How many different crews complete the job. Counting stops at two. */
function countCrews(view: View, seat: SeatId, task: Task): number {
  const pack = packOf(view);
  const own = readyIn(view, seat, task);
  const everybody = task.job.shared === undefined ? own : view.seats.flatMap((_, other) => readyIn(view, other, task));
  const seen = new Set<string>();
  let count = 0;
  const grow = (missing: readonly Skill[], crew: readonly string[]): void => {
    const key = crew.toSorted().join();
    if (count > 1 || seen.has(key)) return;
    seen.add(key);
    if (missing.length === 0) {
      count += 1;
      return;
    }
    for (const member of task.sent.length + crew.length === 0 ? own : everybody) {
      const left = withoutSkills(missing, skillsOf(pack, member));
      if (left.length < missing.length && !crew.includes(member.card)) grow(left, [...crew, member.card]);
    }
  };
  grow(task.missing, []);
  return count;
}

const readyIn = (view: View, seat: SeatId, { sent }: Pick<Task, 'sent'>): readonly Member[] =>
  (view.seats[seat]?.gang ?? []).filter(({ card, available }) => available && !sent.includes(card));
