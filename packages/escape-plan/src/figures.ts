import type { SeatId } from '@getaway/kernel';
import { AUTOMATA, type Automaton } from './content/vocabulary.ts';
import { tileAt } from './geography.ts';
import {
  ARRESTED,
  type AutomatonFigure,
  ESCAPED,
  type Figure,
  type Place,
  type Seat,
  type State,
  type Who,
} from './state.ts';

export const isSeat = (who: Who): who is SeatId => typeof who === 'number';

export const seatOf = (state: State, seat: SeatId): Seat => state.seats[seat] as Seat;

export function automatonOf(state: State, who: Automaton): AutomatonFigure {
  const figure = state.automata[who];
  if (figure === undefined) throw new Error(`the ${who} does not play`);
  return figure;
}

export const figureOf = (state: State, who: Who): Figure =>
  isSeat(who) ? seatOf(state, who) : automatonOf(state, who);

/** All players by seat, then the automata in play. */
export const everybody = (state: State): Who[] => [
  ...state.seats.keys(),
  ...AUTOMATA.filter((who) => state.automata[who] !== undefined),
];

/** F3, F4. Whether a thief has neither escaped nor been arrested. */
export const isAtLarge = ({ at }: Pick<Figure, 'at'>): boolean => at !== ESCAPED && at !== ARRESTED;

export const isInCity = (state: State, who: Who): boolean => isAtLarge(figureOf(state, who));

/** The players who are still in the city, in turn order. */
export function playersInOrder(state: State): SeatId[] {
  const players: SeatId[] = [];
  for (const who of state.turnOrder) if (isSeat(who) && isInCity(state, who)) players.push(who);
  return players;
}

export const tileUnder = (state: State, who: Who): string => tileAt(state, figureOf(state, who).at);

/** The places of all thieves. States and views both have these fields. */
export interface Thieves {
  readonly seats: readonly Pick<Figure, 'at'>[];
  readonly automata: Readonly<Partial<Record<Automaton, Pick<Figure, 'at'>>>>;
}

/** L1. How many thieves other than `who` are at `place`, including automata. */
export function countOthersAt(state: Thieves, who: Who, place: Place): number {
  let others = 0;
  for (let seat = 0; seat < state.seats.length; seat += 1)
    if (seat !== who && state.seats[seat]?.at === place) others += 1;
  for (const other of AUTOMATA) if (other !== who && state.automata[other]?.at === place) others += 1;
  return others;
}
