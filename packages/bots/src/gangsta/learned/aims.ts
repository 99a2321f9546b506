import { packOf } from '@getaway/gangsta/content';
import { type Icons, type State, subtractIcons, type Tables, tablesOf, totalOf } from '@getaway/gangsta/features';
import type { Move } from '@getaway/gangsta/moves';
import { GAP, type Gangsta } from '@getaway/gangsta/view';
import type { DreamDecision } from '../../imagined.ts';
import type { Aim, Breadth } from '../../learned/learnedGame.ts';
import { branch } from './branch.ts';
import { countMet, iconsOfMember, rankOf } from './icons.ts';

type Fork = DreamDecision<Gangsta>;

/**
 * A way to play the turn: whom to call back before the action, in which order, and which actions make sense after that.
 */
interface Course {
  readonly calls: readonly string[] | 'headquarters';
  fits(move: Move): boolean;
}

/**
 * T3. The ways to play the rest of the turn. In the step that calls members back, each way says whom to call back and
 * for which action. In the action and after it, there is a single way, which leaves the moves to `branch`.
 */
export function aimsOf(state: State, fork: Fork, breadth: Breadth): readonly Aim<Gangsta>[] {
  if (fork.step === 'lookAtTop') return [look];
  if (fork.step !== 'mobilise') return [(now, at) => branch(now, at, breadth)];
  return coursesOf(state, fork, breadth).map((course) => aimFor(course, fork.seat, breadth));
}

/**
 * Q6, Q13. Looks at the top card first. This costs nothing, and the card may change which members are worth calling
 * back.
 */
const look: Aim<Gangsta> = (_state, { step, moves }) => (step === 'lookAtTop' ? moves.slice(0, 1) : undefined);

function aimFor({ calls, fits }: Course, seat: number, breadth: Breadth): Aim<Gangsta> {
  return (state, fork) => {
    if (fork.step === 'act') return fork.moves.filter(fits);
    if (fork.step !== 'mobilise') return branch(state, fork, breadth);
    if (calls === 'headquarters') return fork.moves.filter(({ move }) => move === 'callHeadquarters');
    const gang = state.seats[seat]?.gang ?? [];
    const next = calls.find((card) => gang.some((member) => member.card === card && !member.available));
    if (next === undefined) return [{ move: 'stopMobilising' }];
    return fork.moves.filter((move) => move.move === 'mobilise' && move.member === next);
  };
}

interface Tired {
  readonly card: string;
  readonly icons: Icons;
}

function coursesOf(state: State, { seat, moves }: Fork, breadth: Breadth): Course[] {
  const tables = tablesOf(packOf(state));
  const frame = state.stack.at(-1);
  const free = frame?.step === 'mobilise' ? frame.free : 0;
  const { gang = [], money = 0 } = state.seats[seat] ?? {};
  const tired = gang
    .filter(({ available }) => !available)
    .map((member): Tired => ({ card: member.card, icons: iconsOfMember(tables, member) }))
    .sort((a, b) => rankOf(b.icons) - rankOf(a.icons));
  const names = (members: readonly Tired[]): string[] => members.map(({ card }) => card);
  const isPlain = ({ move }: Move): boolean => move === 'pass' || move === 'recruit';
  const courses: Course[] = [{ calls: names(tired.slice(0, free)), fits: isPlain }];
  if (breadth === 'many') {
    if (free > 0) courses.push({ calls: [], fits: isPlain });
    for (let paid = 1; paid <= Math.min(2, money, tired.length - free); paid += 1)
      courses.push({ calls: names(tired.slice(0, free + paid)), fits: isPlain });
  }
  const hasHeadquarters = moves.some(({ move }) => move === 'callHeadquarters');
  if (hasHeadquarters) courses.push({ calls: 'headquarters', fits: () => true });
  const situation: Situation = { state, seat, tables, tired, free, money, breadth };
  for (const job of jobsInReach(state)) {
    const fits = (move: Move): boolean => move.move === 'announce' && move.job === job;
    for (const calls of callsFor(situation, job)) courses.push({ calls: names(calls), fits });
  }
  return courses;
}

interface Situation {
  readonly state: State;
  readonly seat: number;
  readonly tables: Tables;
  readonly tired: readonly Tired[];
  readonly free: number;
  readonly money: number;
  readonly breadth: Breadth;
}

/** Q6. The open jobs, and the top card of the job deck if the seat has looked at it in this turn. */
const jobsInReach = ({ jobs, turn, jobDeck }: State): readonly string[] =>
  [...jobs, ...(turn.looked ? jobDeck.top : [])].filter((job) => job !== GAP);

/**
 * The ways to call members back for a job. The first way calls the members that the job needs. If free calls (from
 * leaders) are left, it also calls other members. If the breadth is `many`, the list also has variants of the first
 * way.
 */
function callsFor(situation: Situation, id: string): readonly (readonly Tired[])[] {
  const { tables, tired, free, money, breadth } = situation;
  const job = tables.jobs.get(id);
  if (job === undefined) return [];
  const own = availableIcons(situation, false);
  const missing = subtractIcons(job.needs, job.isShared ? availableIcons(situation, true) : own);
  const { calls, left } = callFor(missing, tired, free + money);
  if (totalOf(left) > 1) return []; // Q5. If one icon is missing, high-tech gear may replace it.
  const rest = tired.filter((member) => !calls.includes(member));
  const full = [...calls, ...rest.slice(0, Math.max(0, free - calls.length))];
  const ways = [full];
  if (breadth === 'few') return ways;
  if (full.length > calls.length) ways.push(calls);
  const more = tired.find((member) => !full.includes(member));
  if (full.length >= free && more !== undefined && money > full.length - free) ways.push([...full, more]);
  if (job.isShared) {
    const alone = callFor(subtractIcons(job.needs, own), tired, free + money);
    if (alone.left === 0 && alone.calls.length > calls.length) ways.push(alone.calls);
  }
  return ways;
}

/** Calls back members, the most useful one first, until no skill is missing. */
function callFor(needs: Icons, tired: readonly Tired[], most: number): { calls: Tired[]; left: Icons } {
  const calls: Tired[] = [];
  let left = needs;
  while (left !== 0 && calls.length < most) {
    let [best, use] = [undefined as Tired | undefined, 0];
    for (const member of tired) {
      const met = calls.includes(member) ? 0 : countMet(left, member.icons);
      if (met > 0 && met - totalOf(member.icons) / 10 > use) [best, use] = [member, met - totalOf(member.icons) / 10];
    }
    if (best === undefined) break;
    calls.push(best);
    left = subtractIcons(left, best.icons);
  }
  return { calls, left };
}

function availableIcons({ state, seat, tables }: Situation, everybody: boolean): Icons {
  let icons = 0;
  for (const [owner, { gang }] of state.seats.entries())
    if (everybody || owner === seat)
      for (const member of gang) if (member.available) icons += iconsOfMember(tables, member);
  return icons;
}
