import type { Pack } from '../../content/pack.ts';
import { DAYS } from '../../content/vocabulary.ts';
import { escapeCosts } from '../../escape.ts';
import { isAtLarge } from '../../figures.ts';
import { packOf } from '../../geography.ts';
import type { SeatView, View } from '../../view.ts';
import { turnsLeft } from '../time.ts';

/** A position as one seat sees it, with the figures that many features need. */
export interface Moment {
  readonly view: View;
  readonly pack: Pack;
  readonly seat: number;
  readonly own: SeatView;
  /** 1 while the seat is in the city, otherwise 0. */
  readonly on: number;
  readonly turns: number;
  readonly cash: number;
  /** F3. The price of the escape now. */
  readonly priceNow: number;
  readonly priceMost: number;
}

export function momentOf(view: View): Moment {
  const pack = packOf(view);
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const own = view.seats[seat] as SeatView;
  const costs = escapeCosts(view);
  const { lieutenant } = view.automata;
  let gone = view.escaped.length;
  const priceNow = costs[Math.min(gone, costs.length - 1)] ?? 0;
  for (const other of view.seats) if (other !== own && isAtLarge(other)) gone += 1;
  if (lieutenant !== undefined && isAtLarge(lieutenant)) gone += 1;
  return {
    view,
    pack,
    seat,
    own,
    on: isAtLarge(own) ? 1 : 0,
    turns: isAtLarge(own) ? turnsOf(view, seat) : 0,
    cash: own.cash ?? 0,
    priceNow,
    priceMost: costs[Math.min(gone, costs.length - 1)] ?? 0,
  };
}

/**
 * D11, D12. The number of turns still to come. Turns that the seat's discs can buy count too. The current turn counts
 * until it has been played.
 */
export function turnsOf(view: View, seat: number): number {
  const { inAll, byDisc } = turnsLeft(view, seat);
  const later = 2 * (DAYS.length - view.day);
  const discs = view.seats[seat]?.discs ?? 0;
  return inAll + Math.min(discs, byDisc + later) + (isUnderWay(view, seat) ? 1 : 0);
}

const isUnderWay = ({ pending }: View, seat: number): boolean =>
  pending.some(
    (frame) => 'seat' in frame && frame.seat === seat && (frame.step === 'chooseTurn' || frame.step === 'travel'),
  );
