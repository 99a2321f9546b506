import { ownOf, type SeatId } from '@getaway/kernel';
import { BUSINESS_GROUPS, type Haunt, SAFE_HOUSES } from '../content/vocabulary.ts';
import { seatOf } from '../figures.ts';
import { packOf } from '../geography.ts';
import { hasVisited } from '../haunts.ts';
import type { State, Who } from '../state.ts';
import type { View } from '../view.ts';

/**
 * L4, L7. The groups of businesses and safe houses, in the order of a plan (G5). A player's third cube in a group gives
 * a bonus.
 */
export const GROUPS: readonly (readonly Haunt[])[] = [...BUSINESS_GROUPS, SAFE_HOUSES];

export interface PlanLine {
  readonly haunt: Haunt;
  readonly value: number | 'income';
  readonly visited: boolean;
  readonly closed: boolean;
  /** Whether the place is in the city. */
  readonly standing: boolean;
}

/** G5. What the viewer's plan pays for a visit. */
export const planValue = (view: View, haunt: Haunt | undefined): number | 'income' | undefined =>
  haunt === undefined ? undefined : packOf(view).plans.get(ownOf(view)?.plan ?? '')?.lines[haunt];

/** G5. What a seat's plan pays for the places visited so far. */
export function securedPlanValue(state: State, seat: SeatId): number {
  const lines = packOf(state).plans.get(seatOf(state, seat).plan)?.lines;
  let sum = 0;
  for (const haunt of GROUPS.flat()) {
    const value = lines?.[haunt];
    if (typeof value === 'number' && hasVisited(state, seat, haunt)) sum += value;
  }
  return sum;
}

/** G5. The lines of a plan by group, and what is known about each line. */
export function planGroups(view: View, who: Who, plan: string | undefined): readonly (readonly PlanLine[])[] {
  const lines = packOf(view).plans.get(plan ?? '')?.lines;
  if (lines === undefined) return [];
  const standing = new Set(Object.values(view.sites));
  return GROUPS.map((group) =>
    group.map((haunt) => ({
      haunt,
      value: lines[haunt],
      visited: hasVisited(view, who, haunt),
      closed: view.closed.includes(haunt),
      standing: standing.has(haunt),
    })),
  );
}

/** G5. The sum of the lines visited so far, and the sum of all other lines. Income lines count as 0. */
export function planSums(groups: readonly (readonly PlanLine[])[]): { readonly got: number; readonly left: number } {
  const sums = { got: 0, left: 0 };
  for (const { value, visited } of groups.flat()) if (value !== 'income') sums[visited ? 'got' : 'left'] += value;
  return sums;
}
