import { packOf } from '@getaway/escape-plan/content';
import { glance, knownScore, lieutenantScore, type State } from '@getaway/escape-plan/features';
import { squash } from '../../learned/curves.ts';
import type { Ending } from '../../learned/learnedGame.ts';

/** With this factor, the logistic curve of the net approximates the normal distribution. */
const STEEPNESS = 0.851;

/**
 * G1, G2. How an imagined game ended for a seat. The secrets of rivals are only imagined, so average values are used
 * for them.
 */
export function endingOf(state: State, seat: number): Ending {
  const view = glance({ ...state, over: false }, seat);
  const pack = packOf(view);
  const isOut = view.seats[seat]?.at === 'escaped';
  const own = isOut ? knownScore(view, pack, seat).total : 0;
  let [win, best] = [isOut ? 1 : 0, 0];
  const meet = ({ total, variance }: { readonly total: number; readonly variance: number }): void => {
    best = Math.max(best, total);
    const lead = own - total;
    const sure = lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
    win *= variance === 0 ? sure : 0.5 + 0.5 * squash((STEEPNESS * lead) / Math.sqrt(variance));
  };
  for (const [other, { at }] of view.seats.entries())
    if (other !== seat && at === 'escaped') meet(knownScore(view, pack, other));
  if (view.seats.length === 1) meet(lieutenantScore(view, pack)); // rules J16 and J17
  return { win, margin: own - best, escape: isOut ? 1 : 0, score: own };
}
