import type { SeatId } from '@getaway/kernel';
import { type GangWar, gangWarOf, opportunityOf } from '../chapters.ts';
import { majoritiesOf } from '../end.ts';
import { packOf } from '../gang.ts';
import { amountDue, SNITCHES_TO_END, snitchesOfChapter } from '../snitches.ts';
import type { View } from '../view.ts';
import { mostMembers } from './growth.ts';
import { losesInWar } from './turnAhead.ts';

/** What a snitch or a gang war would take from a seat. */
export interface Toll {
  readonly seat: SeatId;
  /** Rules N1 and N2. */
  readonly pays: number;
  /** H6, R3. Whether the seat gives up a henchman, or sends one to its hospital instead (Q7). */
  readonly loses: 'henchman' | 'hospital' | 'nobody';
}

interface SnitchThreat {
  readonly number: number;
  /** How many snitches of this number are in the deck. */
  readonly count: number;
  readonly tolls: readonly Toll[];
}

export interface WarThreat extends GangWar {
  readonly tolls: readonly Toll[];
}

interface Ender {
  readonly seat: SeatId;
  /**
   * `certain`: the gang of this seat is already large enough, and the chapter ends with this turn. `thisTurn`: this
   * seat is the active player and can still reach that size in this turn. `nextTurn`: this seat can reach it in its
   * next turn.
   */
  readonly when: 'certain' | 'thisTurn' | 'nextTurn';
}

/** Threats to all players, if nothing changes. */
export interface Threats {
  /** N. The snitches still in the deck, lowest number first. */
  readonly snitches: readonly SnitchThreat[];
  /** H5. How many snitches still have to be revealed to end the game. Undefined before chapter III. */
  readonly snitchesToEnd?: number;
  /** The number on the snitch on top of the job deck, if the viewer has seen it. */
  readonly nextSnitch?: number;
  /** H2, H3. The gang war if it began now. Undefined once it is over. */
  readonly war?: WarThreat;
  /** H1. The opportunity income of each seat if chapter I ended now. Undefined after chapter I. */
  readonly incomes?: readonly number[];
  /** G1. The influence that majorities would give each seat if the game ended now. Undefined before chapter III. */
  readonly bonuses?: readonly number[];
  /** H1, H2, H5. Who can end the chapter, in turn order from the active player. */
  readonly enders: readonly Ender[];
}

export function threatsIn(view: View): Threats {
  const { chapter, endedBy } = view;
  if (endedBy !== undefined) return { snitches: [], enders: [] };
  const { snitches } = packOf(view);
  const next = snitches.get(view.jobDeck.top ?? '')?.number;
  return {
    snitches: snitchThreats(view),
    ...(chapter === 3 ? { snitchesToEnd: SNITCHES_TO_END - snitchesOfChapter(view).length } : {}),
    ...(next === undefined ? {} : { nextSnitch: next }),
    ...(chapter === 3 ? {} : { war: warThreat(view) }),
    ...(chapter === 1 ? { incomes: opportunityOf(view) } : {}),
    ...(chapter === 3 ? { bonuses: bonusesOf(view) } : {}),
    enders: endersIn(view),
  };
}

/** N1, N2, H4. What the snitches in the deck would cost. All unrevealed snitches of the chapter are in the deck. */
function snitchThreats(view: View): readonly SnitchThreat[] {
  const left = [...packOf(view).snitches.values()].filter(
    ({ id, chapter }) => chapter === view.chapter && !view.snitches.includes(id),
  );
  const numbers = [...new Set(left.map(({ number }) => number))].sort((a, b) => a - b);
  return numbers.map((number) => ({
    number,
    count: left.filter((snitch) => snitch.number === number).length,
    tolls: view.seats.map(({ money, gang }, seat) => {
      const due = amountDue(view, seat, number);
      return { seat, pays: Math.min(due, money), loses: due > money && gang.length > 1 ? 'henchman' : 'nobody' };
    }),
  }));
}

const warThreat = (view: View): WarThreat => ({
  ...gangWarOf(view),
  tolls: view.seats.map((_, seat) => ({ seat, pays: 0, loses: losesInWar(view, seat) })),
});

const bonusesOf = (view: View): readonly number[] =>
  view.seats.map((_, seat) => {
    const { richest, largest } = majoritiesOf(view, seat);
    return richest + largest;
  });

function endersIn(view: View): readonly Ender[] {
  const { seats, turn, threshold } = view;
  return seats
    .map((_, i) => (turn.seat + i) % seats.length)
    .flatMap((seat): Ender[] => {
      if (mostMembers(view, seat) < threshold) return [];
      if (seat !== turn.seat) return [{ seat, when: 'nextTurn' }];
      return [{ seat, when: (seats[seat]?.gang.length ?? 0) >= threshold ? 'certain' : 'thisTurn' }];
    });
}
