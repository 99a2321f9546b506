import type { SeatId } from '@getaway/kernel';
import { DAYS, type Day, FREE_PARTS, LAST_DAY, PARTS, type Part } from '../content/vocabulary.ts';
import { isAtLarge } from '../figures.ts';
import type { Figure, Who } from '../state.ts';
import { orderByNotoriety } from '../turnOrder.ts';
import type { PendingStep, View } from '../view.ts';
import { isBeforeMorning } from './time.ts';

/** A turn that somebody can still take. */
export interface ComingTurn {
  readonly who: Who;
  readonly day: Day;
  readonly part: Part;
  /** D12. Whether the turn needs a disc. */
  readonly byDisc: boolean;
  /** Whether the turn is in progress and the thief has not travelled yet. */
  readonly begun: boolean;
}

/** D11, D12. How many turns a seat can still take, and how many of them need a disc. */
export function countTurns(
  turns: readonly ComingTurn[],
  seat: SeatId,
  discs: number,
): { readonly inAll: number; readonly byDisc: number } {
  const own = turns.filter(({ who }) => who === seat);
  const free = own.filter((turn) => !needsDisc(turn)).length;
  const byDisc = Math.min(discs, own.length - free);
  return { inAll: free + byDisc, byDisc };
}

/** D12. Whether a turn still has to be bought with a disc. */
export const needsDisc = ({ byDisc, begun }: Pick<ComingTurn, 'byDisc' | 'begun'>): boolean => byDisc && !begun;

/**
 * D10-D12. The turns that everybody still has until dawn of the last day, in order. The order of later days is unknown,
 * so the current order is used. Discs are assumed to be used only on the last day.
 */
export function comingTurns(view: View): readonly ComingTurn[] {
  if (view.over) return [];
  const { day } = view;
  const turns: ComingTurn[] = [];
  const add = (who: Who, when: { readonly day: Day; readonly part: Part }, begun = false): void => {
    const turn = { who, ...when, byDisc: !FREE_PARTS.includes(when.part), begun };
    const isLater = needsDisc(turn) && (when.day !== LAST_DAY || (figureOf(view, who)?.discs ?? 0) === 0);
    if (!isLater && isAtLarge(figureOf(view, who) ?? GONE)) turns.push(turn);
  };
  const isBefore = isBeforeMorning(view);
  if (!isBefore)
    for (const step of view.pending.toReversed()) {
      const who = turnOf(step);
      if (who !== undefined) add(who, { day, part: view.part }, BEGUN.has(step.step));
    }
  const rest = PARTS.slice(isBefore ? 0 : PARTS.indexOf(view.part) + 1);
  const order =
    isBefore && view.pending.some(({ step }) => step === 'setTurnOrder') ? orderByNotoriety(view) : view.turnOrder;
  for (const part of rest) for (const who of order) add(who, { day, part });
  for (const later of DAYS)
    if (later > day) for (const part of PARTS) for (const who of order) add(who, { day: later, part });
  return turns;
}

const GONE: Pick<Figure, 'at'> = { at: 'arrested' };

const figureOf = (view: View, who: Who): Figure | undefined =>
  typeof who === 'number' ? view.seats[who] : view.automata[who];

/** The steps of a turn up to travel. The escape is declared in these steps (F1). */
const BEGUN: ReadonlySet<PendingStep['step']> = new Set(['chooseTurn', 'travel', 'stepByStep']);

function turnOf(step: PendingStep): Who | undefined {
  if (step.step === 'playAutomaton') return step.who;
  if (step.step === 'takeTurn' || step.step === 'useDisc' || BEGUN.has(step.step))
    return 'seat' in step ? step.seat : undefined;
  return undefined;
}
