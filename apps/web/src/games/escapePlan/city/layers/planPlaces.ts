import { planGroups } from '@getaway/escape-plan/reading';
import type { Place, View } from '@getaway/escape-plan/view';
import { ownOf, ownSeat } from '@getaway/kernel';

export interface PlanPlace {
  readonly place: Place;
  /** The value of a visit: an amount, or `income` if the plan says “income” there. */
  readonly value: number | 'income';
}

/** G5. The places in the city that are on the viewer's escape plan and not visited yet. */
export function planPlaces(view: View): readonly PlanPlace[] {
  const seat = ownSeat(view);
  const plan = ownOf(view)?.plan;
  if (seat === undefined || plan === undefined) return [];
  const open = planGroups(view, seat, plan)
    .flat()
    .filter(({ visited, closed }) => !visited && !closed);
  return Object.entries(view.sites).flatMap(([place, haunt]) => {
    const line = open.find((one) => one.haunt === haunt);
    return line === undefined ? [] : [{ place, value: line.value }];
  });
}
