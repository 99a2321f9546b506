import type { Reason, SeatId } from '@getaway/kernel';
import { countOthersAt, seatOf } from '../figures.ts';
import { hauntAt, packOf } from '../geography.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { Place, State } from '../state.ts';
import { whyNoVisit } from '../visits/visit.ts';
import { because, shortOf } from './reason.ts';

/** L16. Why a journey can't end at a place. Undefined if it can. */
export function visitReason(state: State, seat: SeatId, place: Place): Reason<RuleId> | undefined {
  const rule = whyNoVisit(state, seat, place);
  if (rule === undefined) return undefined;
  if (rule === 'L8') return hireReason(state, seat, place);
  const haunt = hauntAt(state, place);
  if (haunt === undefined) return { rule };
  return because(rule, rule === 'L3' ? 'closed' : 'visited', { haunt });
}

/** Rule L8. */
function hireReason(state: State, seat: SeatId, place: Place): Reason<RuleId> {
  const held = seatOf(state, seat);
  const others = countOthersAt(state, seat, place);
  const marker = state.headquarters[place]?.marker ?? 'nobody';
  if (others > 0) return because('L8', 'othersThere', { count: others });
  if (marker !== 'nobody') return because('L8', 'gangHired', { seat: marker });
  const short = shortOf('L8', packOf(state).prices.gang, held.cash);
  return short ?? because('L8', 'noMarker');
}
