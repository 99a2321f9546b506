import { FAMILIES } from '../../content/vocabulary.ts';
import type { Gang } from './gang.ts';
import type { Moment } from './moment.ts';

/** G1, F2. The points for majorities that a gang would get if the game ended now. */
export function majorityPoints({ state }: Moment, gangs: readonly Gang[], own: Gang): number {
  const richest = share(gangs, own, ({ money }) => money);
  if (!state.options.families) return richest + share(gangs, own, ({ size }) => size);
  let points = richest;
  for (let i = 0; i < FAMILIES.length; i += 1) if ((own.families[i] ?? 0) > 0) points += share(gangs, own, familyAt[i]);
  return points;
}

const familyAt = FAMILIES.map(
  (_, i) =>
    (gang: Gang): number =>
      gang.families[i] ?? 0,
);

function share(gangs: readonly Gang[], own: Gang, count: ((gang: Gang) => number) | undefined): number {
  if (count === undefined) return 0;
  const mine = count(own);
  let tied = false;
  for (const other of gangs) {
    if (other === own) continue;
    const theirs = count(other);
    if (theirs > mine) return 0;
    if (theirs === mine) tied = true;
  }
  return tied ? 1 : 2;
}

/**
 * F2. `safe`: the number of families in which the gang leads by two or more. `near`: the number of families in which
 * the gang does not lead now, but would lead or tie with one more member.
 */
export function familyLeads(gangs: readonly Gang[], own: Gang): { readonly safe: number; readonly near: number } {
  let [safe, near] = [0, 0];
  for (const count of familyAt) {
    let best = 0;
    for (const other of gangs) if (other !== own) best = Math.max(best, count(other));
    const lead = count(own) - best;
    if (lead >= 2) safe += 1;
    else if (lead === -1 || lead === 0) near += 1;
  }
  return { safe, near };
}
