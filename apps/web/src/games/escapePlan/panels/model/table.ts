import {
  type EscapePlan,
  type Figure,
  PACKS,
  type Pack,
  type SeatView,
  type View,
  type Who,
} from '@getaway/escape-plan';
import type { SeatId } from '@getaway/kernel';
import type { TableUi } from '../../../../shell/tableUi.ts';

export type Table = TableUi<EscapePlan>;

export const packOf = (view: View): Pack => PACKS.get(view.pack);

/** The viewer's own seat; who watches has none. */
export const ownSeat = ({ viewer }: Pick<View, 'viewer'>): SeatId | undefined =>
  viewer === 'spectator' ? undefined : viewer;

export function ownOf(view: View): SeatView | undefined {
  const seat = ownSeat(view);
  return seat === undefined ? undefined : view.seats[seat];
}

/** Everybody else, in the order of play from the viewer on. */
export function rivalSeats(view: View): readonly SeatId[] {
  const { length } = view.seats;
  const own = ownSeat(view);
  if (own === undefined) return view.seats.map((_, seat) => seat);
  return view.seats.slice(1).map((_, i) => (own + 1 + i) % length);
}

export const figureOf = (view: View, who: Who): Figure | undefined =>
  typeof who === 'number' ? view.seats[who] : view.automata[who];

export const isInCity = (figure: Pick<Figure, 'at'> | undefined): boolean => figure?.at.includes('.') === true;

/** A place, or how somebody left the city. */
export const placeName = ({ voice }: Pick<Table, 'voice'>, at: string): string =>
  voice.say(at.includes('.') ? `place.${at}` : `spot.${at}`);

/** A tile by its name alone: its number, which stands behind the name, says little beside an icon. */
export const tileName = ({ voice }: Pick<Table, 'voice'>, tile: string): string => voice.say(`tileName.${tile}`);

export const whoName = ({ voice, describer }: Pick<Table, 'voice' | 'describer'>, who: Who): string =>
  typeof who === 'number' ? describer.seat(who) : voice.say(`automaton.${who}`);

/** What something costs. */
export const price = ({ voice }: Pick<Table, 'voice'>, sum: number): string => voice.say('sign.price', { sum });

export const money = ({ voice }: Pick<Table, 'voice'>, sum: number): string => voice.say('sign.money', { sum });
