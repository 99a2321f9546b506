import { type Danger, type Forecast, hashOf, type Move, type SeatId } from '@getaway/kernel';
import type { HostedTable } from './hosted.ts';
import { onlyPersonIn } from './people.ts';
import type { Advice, Player } from './port.ts';

/** A plan with what a bot expects of it. */
export interface Compared {
  readonly move: Move;
  /** The whole turn, beginning with the move. */
  readonly plan?: readonly Move[];
  readonly value: number;
  readonly win?: number;
}

/** The number of plans that can be compared at a glance. */
const MAX_ADVICE = 3;

/** An adviser is only for a person who plays alone. Teaching tables on a server have their own rule. */
export const mayBeAdvised = (players: readonly Player[]): boolean => onlyPersonIn(players) !== undefined;

/** The best plans that a bot has compared for a seat, with what they will certainly do. */
export const adviceFrom = (
  compared: readonly Compared[],
  table: Pick<HostedTable, 'foresee'>,
  seat: SeatId,
): readonly Advice[] =>
  inShownOrder(compared.slice(0, MAX_ADVICE)).map(({ move, plan = [move], value, win }) => {
    const { events: _, ...forecast } = table.foresee(seat, plan);
    return { moves: plan, forecast, lead: value, ...(win === undefined ? {} : { win }) };
  });

/**
 * Sorts plans by the figures that are shown: the chance to win if every plan has one, then the lead, both rounded. A bot
 * may rank plans by more than that, such as how often it has tried them, and keeps its order among equal ones.
 */
function inShownOrder(plans: readonly Compared[]): readonly Compared[] {
  const haveChances = plans.every(({ win }) => win !== undefined);
  const chance = ({ win = 0 }: Compared): number => (haveChances ? Math.round(win * 100) : 0);
  return plans.toSorted((a, b) => chance(b) - chance(a) || Math.round(b.value) - Math.round(a.value));
}

/** The moves that describe a plan: its first two. The end of the turn is left out, because it is obvious. */
export const namingMoves = ({ moves }: Pick<Advice, 'moves'>): readonly Move[] =>
  moves.filter(({ move }, at) => at === 0 || move !== 'endTurn').slice(0, 2);

/** How a plan differs from another one that was compared with it, as far as both can be foreseen. */
export interface Comparison {
  /** The figures that end differently: their values with the other plan, and with this one. */
  readonly changes: Forecast['changes'];
  /** The certain losses that only the other plan brings. */
  readonly spares: readonly Danger[];
  /** The expected leads, rounded: with the other plan, and with this one. Absent if they are the same. */
  readonly lead?: readonly [number, number];
  /** The chances to win in percent: with the other plan, and with this one; absent if they are the same. */
  readonly percent?: readonly [number, number];
}

/**
 * Why a plan is better or worse than the others. The best plan is compared with the next best, and every other plan
 * with the best.
 */
export function compareAdvice(
  plans: readonly Advice[],
  at: number,
): { readonly plan: number; readonly by: Comparison } | undefined {
  const rival = at === 0 ? 1 : 0;
  const [one, other] = [plans[at], plans[rival]];
  return one === undefined || other === undefined ? undefined : { plan: rival + 1, by: comparison(one, other) };
}

function comparison(one: Advice, other: Advice): Comparison {
  const changes: Record<string, readonly [number, number]> = {};
  for (const figure of Object.keys({ ...other.forecast.changes, ...one.forecast.changes })) {
    const ends = [endOf(other, one, figure), endOf(one, other, figure)] as const;
    if (ends[0] !== ends[1]) changes[figure] = ends;
  }
  const own = new Set(one.forecast.dangers.map((danger) => hashOf(danger)));
  const lead = differing(other.lead, one.lead);
  const percent =
    one.win === undefined || other.win === undefined
      ? undefined
      : differing(other.win * 100, one.win * 100, MIN_PERCENT);
  return {
    changes,
    spares: other.forecast.dangers.filter((danger) => !own.has(hashOf(danger))),
    ...(lead === undefined ? {} : { lead }),
    ...(percent === undefined ? {} : { percent }),
  };
}

/**
 * The value of a figure after a plan. If the plan does not change the figure, this is its value before the other plan.
 */
const endOf = ({ forecast }: Advice, other: Advice, figure: string): number =>
  forecast.changes[figure]?.[1] ?? other.forecast.changes[figure]?.[0] ?? 0;

/**
 * Chances come from a few dozen imagined worlds. A smaller difference may be random, so it is no reason to prefer a
 * plan.
 */
const MIN_PERCENT = 3;

function differing(other: number, one: number, least = 1): readonly [number, number] | undefined {
  const rounded = [Math.round(other), Math.round(one)] as const;
  return Math.abs(rounded[0] - rounded[1]) < least ? undefined : rounded;
}
