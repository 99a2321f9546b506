import type { Forecast, Foresight } from '@getaway/kernel';
import * as kernel from '@getaway/kernel';
import { availableOf, countSkill, packOf, seatOf } from '../gang.ts';
import { influenceOfJobs, influenceOfMembers, influenceOfResource } from '../influence.ts';
import { bankedOf } from '../rewards.ts';
import type { Gangsta } from '../shape.ts';
import { foretell } from './foretell.ts';

type Figure =
  | 'money'
  /** Q3. The part of the money that can't be stolen. */
  | 'banked'
  /** R1. The number of members, including the boss. */
  | 'members'
  | 'available'
  | 'hospital'
  /** G1, Q2. Influence without majorities, which depend on other seats. */
  | 'influence'
  | 'jobs'
  /** W4. 1 once an extra turn has been earned. */
  | 'extraTurn'
  /** H2, N1. The icons of all members, whether they are available or not. */
  | 'mercenary'
  | 'informer';

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
      mercenary: countSkill(state, seat, 'mercenary'),
      informer: countSkill(state, seat, 'informer'),
    };
  },
  settled: new Set(),
  tell: foretell,
  // A forecast stops before this event, because what follows does not depend on the move.
  endsWith: new Set(['turnBegan']),
};

export const changeOf: (forecast: Forecast | undefined, figure: Figure) => kernel.FigureChange | undefined =
  kernel.changeOf;
