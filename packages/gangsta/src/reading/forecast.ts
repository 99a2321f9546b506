import type { Forecast, Foresight } from '@getaway/kernel';
import * as kernel from '@getaway/kernel';
import { availableOf, packOf, seatOf } from '../gang.ts';
import { influenceOfJobs, influenceOfMembers, influenceOfResource } from '../influence.ts';
import { bankedOf } from '../rewards.ts';
import type { Gangsta } from '../shape.ts';

/** What a move can change for its seat, each as one number. */
type Figure =
  | 'money'
  /** Q3. The part of it that is safe. */
  | 'banked'
  /** R1. The boss included. */
  | 'members'
  | 'available'
  | 'hospital'
  /** G1, Q2. Without majorities, which depend on others. */
  | 'influence'
  | 'jobs'
  /** W4. 1 once an extra turn is earned. */
  | 'extraTurn';

export const foresight: Foresight<Gangsta> = {
  figuresOf(state, seat): Record<Figure, number> {
    const pack = packOf(state);
    const { money, gang, hospital, done, resource } = seatOf(state, seat);
    return {
      money,
      banked: bankedOf(state, seat),
      members: gang.length,
      available: availableOf(state, seat).length,
      hospital: hospital.length,
      influence:
        influenceOfMembers(pack, gang) + influenceOfJobs(pack, done) + influenceOfResource(pack, resource, done),
      jobs: done.length,
      extraTurn: Number(state.turn.seat === seat && state.turn.again),
    };
  },
  settled: new Set(),
  // What the next turn brings comes without the move.
  endsWith: new Set(['turnBegan']),
};

/** One of the figures before and after; undefined if the move leaves it as it is. */
export const changeOf: (forecast: Forecast | undefined, figure: Figure) => kernel.FigureChange | undefined =
  kernel.changeOf;
