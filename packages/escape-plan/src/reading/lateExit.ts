import { mergeView, type Outlook, type SeatId, type Statement } from '@getaway/kernel';
import { EXITS, type Exit, LAST_DAY } from '../content/vocabulary.ts';
import { isAtLarge, seatOf } from '../figures.ts';
import type { EscapePlan } from '../shape.ts';
import type { State } from '../state.ts';
import { privateView, publicView, type View } from '../view.ts';
import { comingTurns, countTurns } from './comingTurns.ts';
import { exitState } from './exits.ts';
import { waysTo } from './ways.ts';

/**
 * D11, F1. The open exit and the number of turns left, if a move of the last day leaves too few turns to reach this
 * exit. Undefined if enough turns are left, or if there were already too few turns before the move. Like the planner,
 * this function assumes that the player gains nothing new.
 */
export function lateForExit({ seat, before, after }: Outlook<EscapePlan>): Statement['values'] | undefined {
  if (after.day !== LAST_DAY || after.stack.some(({ step }) => step === 'payEscape')) return undefined;
  const now = reachOf(after, seat);
  if (now === undefined || now.isInTime || reachOf(before, seat)?.isInTime !== true) return undefined;
  return { exit: now.exit, left: now.left };
}

interface Reach {
  readonly exit: Exit;
  readonly left: number;
  readonly isInTime: boolean;
}

/** The turns that a seat has left, and whether they are enough to reach the open exit. */
function reachOf(state: State, seat: SeatId): Reach | undefined {
  const held = seatOf(state, seat);
  if (!isAtLarge(held)) return undefined;
  const view = mergeView<View>(privateView(state, seat), publicView(state));
  const open = EXITS.map((exit) => exitState(view, exit)).find(({ stand }) => stand === 'open');
  if (open?.place === undefined) return undefined;
  const { inAll } = countTurns(comingTurns(view), seat, held.discs);
  const { onFoot, quicker } = waysTo(view, seat, open.place, inAll);
  return { exit: open.exit, left: inAll, isInTime: (onFoot ?? quicker) !== undefined };
}
