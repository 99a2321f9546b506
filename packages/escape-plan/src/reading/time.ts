import type { SeatId } from '@getaway/kernel';
import { DAYS, FREE_PARTS, PARTS } from '../content/vocabulary.ts';
import type { View } from '../view.ts';

/** D1. Whether the morning has not begun yet: the day is in the income, patrol, city or turn order phase. */
export const isBeforeMorning = ({ pending }: Pick<View, 'pending'>): boolean =>
  pending.some((frame) => frame.step === 'beginPart' && frame.part === 'morning');

/** How many steps with this name are pending for a seat. */
const countPending = ({ pending }: Pick<View, 'pending'>, step: string, seat: SeatId): number =>
  pending.filter((frame) => frame.step === step && 'seat' in frame && frame.seat === seat).length;

/** A1. Whether a seat's turn is in progress. */
export const isTurnOf = (view: Pick<View, 'pending'>, seat: SeatId): boolean =>
  countPending(view, 'closeTurn', seat) > 0;

export interface TurnsLeft {
  /** Whether the seat's turn is in progress. */
  readonly now: boolean;
  /** Turns still to come today that need no disc. */
  readonly today: number;
  /** Extra turns today that the seat's discs can buy. */
  readonly byDisc: number;
  /** Turns that need no disc, from now until the end of the last day. */
  readonly inAll: number;
}

/** The fields for counting the turns left. States and views both have them. */
type Time = Pick<View, 'pending' | 'day' | 'part'> & { readonly seats: readonly { readonly discs: number }[] };

/** D11, D12. How many turns a seat still has if it stays in the city. */
export function turnsLeft(view: Time, seat: SeatId): TurnsLeft {
  const part = isBeforeMorning(view) ? -1 : PARTS.indexOf(view.part);
  const free = FREE_PARTS.length;
  const today = Math.max(0, free - 1 - part) + countPending(view, 'takeTurn', seat);
  const extraParts = PARTS.length - Math.max(free, part + 1) + countPending(view, 'useDisc', seat);
  return {
    now: isTurnOf(view, seat),
    today,
    byDisc: Math.min(view.seats[seat]?.discs ?? 0, extraParts),
    inAll: today + free * (DAYS.length - view.day),
  };
}
