import type { SeatId } from '@getaway/kernel';
import { DAYS, FREE_PARTS, PARTS } from '../content/vocabulary.ts';
import type { View } from '../view.ts';

/** D1. Income, patrol, city and turn order come before the parts of a day. */
export const isBeforeMorning = ({ pending }: Pick<View, 'pending'>): boolean =>
  pending.some((frame) => frame.step === 'beginPart' && frame.part === 'morning');

/** How many steps of a seat are still to be done. */
const countPending = ({ pending }: Pick<View, 'pending'>, step: string, seat: SeatId): number =>
  pending.filter((frame) => frame.step === step && 'seat' in frame && frame.seat === seat).length;

/** A1. Whether a seat's turn is under way. */
export const isTurnOf = (view: Pick<View, 'pending'>, seat: SeatId): boolean =>
  countPending(view, 'closeTurn', seat) > 0;

export interface TurnsLeft {
  /** The seat's turn is under way. */
  readonly now: boolean;
  /** Turns still to come today that nobody has to pay for. */
  readonly today: number;
  /** Extra turns today that the discs held would buy. */
  readonly byDisc: number;
  /** Until the end of the last day, discs not counted. */
  readonly inAll: number;
}

/** D11, D12. How often a seat will act, if it stays in the city. */
export function turnsLeft(view: View, seat: SeatId): TurnsLeft {
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
