import { type Danger, type Forecast, hashOf, type Move, type SeatId } from '@getaway/kernel';
import type { HostedTable } from './hosted.ts';
import { onlyPersonIn } from './people.ts';
import type { Advice, Player } from './port.ts';

export interface Compared {
  readonly move: Move;
  /** All moves of the plan, for the whole turn. The first one is `move`. */
  readonly plan?: readonly Move[];
  readonly value: number;
  readonly win?: number;
}

/** The reader can compare at most this many plans at a glance. */
const MAX_ADVICE = 3;

/** Only a person who plays without other people may get advice. Teaching tables on a server have their own rule. */
export const mayBeAdvised = (players: readonly Player[]): boolean => onlyPersonIn(players) !== undefined;

/** The best plans that a bot has compared for a seat, with those effects that are certain. */
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
 * Sorts plans by the rounded figures that are shown: first by the chance to win, then by the lead. The chance counts
 * only if every plan has one. Plans with the same figures keep the bot's order.
 */
function inShownOrder(plans: readonly Compared[]): readonly Compared[] {
  const haveChances = plans.every(({ win }) => win !== undefined);
  const chance = ({ win = 0 }: Compared): number => (haveChances ? Math.round(win * 100) : 0);
  return plans.toSorted((a, b) => chance(b) - chance(a) || Math.round(b.value) - Math.round(a.value));
}

/** Moves that only end a step or a turn. They say nothing about a plan. */
const OBVIOUS: ReadonlySet<string> = new Set(['endTurn', 'endEvading', 'takeWound']);

/** The first two moves of a plan, which describe it. After the first one, obvious moves are left out. */
const namingMoves = ({ moves }: Pick<Advice, 'moves'>): readonly Move[] =>
  moves.filter(({ move }, at) => at === 0 || !OBVIOUS.has(move)).slice(0, 2);

/** How a screen words moves. */
export interface PlanWords {
  /**
   * The name of a move. `step` is the step whose question the move answers. It is known only for the first move of a
   * plan.
   */
  name(move: Move, step: string | undefined): string;
  /** What distinguishes a move from others with the same name, such as a route. It may be empty. */
  difference(move: Move): string;
}

/**
 * The names of plans. A plan is named by its first two moves, because one move often says little, for example that the
 * player sets out. If two plans get the same name, the differences of their moves are added.
 */
export function planNames(
  plans: readonly Pick<Advice, 'moves'>[],
  step: string | undefined,
  words: PlanWords,
): readonly string[] {
  const naming = plans.map(namingMoves);
  const names = naming.map((moves) => moves.map((move, i) => words.name(move, i === 0 ? step : undefined)).join(' → '));
  return naming.map((moves, i) => {
    const name = names[i] ?? '';
    const hasTwin = names.some((other, at) => at !== i && other === name);
    const differences = hasTwin ? moves.map((move) => words.difference(move)) : [];
    return [name, ...differences.filter((one) => one !== '')].join(' · ');
  });
}

/** How a plan differs from another plan, as far as both can be foreseen. */
export interface Comparison {
  /** The figures that differ in the end: the value with the other plan, and the value with this one. */
  readonly changes: Forecast['changes'];
  /** Losses that are certain with the other plan and that this plan avoids. */
  readonly spares: readonly Danger[];
  /** The expected leads, rounded: with the other plan, and with this one. Absent if they are equal. */
  readonly lead?: readonly [number, number];
  /** The chances to win in percent: with the other plan, and with this one. Absent if they hardly differ. */
  readonly percent?: readonly [number, number];
}

/**
 * Why a plan is better or worse than the others. The best plan is compared with the second best. Every other plan is
 * compared with the best.
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
 * The value of a figure after a plan. If the plan does not change the figure, its current value is taken from the other
 * forecast.
 */
const endOf = ({ forecast }: Advice, other: Advice, figure: string): number =>
  forecast.changes[figure]?.[1] ?? other.forecast.changes[figure]?.[0] ?? 0;

/**
 * The smallest difference in percent that is shown. A chance is estimated from a few dozen simulated games, so smaller
 * differences may be random.
 */
const MIN_PERCENT = 3;

function differing(other: number, one: number, least = 1): readonly [number, number] | undefined {
  const rounded = [Math.round(other), Math.round(one)] as const;
  return Math.abs(rounded[0] - rounded[1]) < least ? undefined : rounded;
}
