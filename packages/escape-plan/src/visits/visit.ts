import type { SeatId } from '@getaway/kernel';
import { countOthersAt, seatOf } from '../figures.ts';
import type { BeginVisit } from '../frames.ts';
import { hauntAt, locationAt, packOf } from '../geography.ts';
import { hasVisited, isSafeHouse } from '../haunts.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { Automatic } from '../shape.ts';
import { GANG, type Headquarters, type Place, type State } from '../state.ts';
import { isClosed, keysToUse } from './business.ts';
import { frameOf, stepsOfVisit } from './steps.ts';

/** L16, R36. What a travel will have changed by its end. */
interface Arrival {
  readonly cash?: number;
  /** Gang members returned on the way. */
  readonly returned?: number;
}

/** L16. Why nobody, or not this seat, may end there. */
export function whyNoVisit(
  state: State,
  seat: SeatId,
  place: Place,
  { cash = seatOf(state, seat).cash, returned = 0 }: Arrival = {},
): RuleId | undefined {
  const { kind } = locationAt(state, place);
  if (kind === 'headquarters') return mayHire(state, seat, place, { cash, returned }) ? undefined : 'L8';
  if (kind !== 'businessSite' && kind !== 'safeHouseSite') return undefined;
  const haunt = hauntAt(state, place);
  if (haunt === undefined) return undefined;
  if (hasVisited(state, seat, haunt)) return isSafeHouse(haunt) ? 'L5' : 'L2';
  return isClosed(state, haunt) && !hasKey(state, seat, cash) ? 'L3' : undefined;
}

const hasKey = (state: State, seat: SeatId, cash: number): boolean =>
  keysToUse(state, seatOf(state, seat), cash).length > 0;

/** L8. R36: when both members are back, so is the marker, for this gang or another. */
function mayHire(state: State, seat: SeatId, place: Place, { cash, returned }: Required<Arrival>): boolean {
  const gang = state.headquarters[place];
  if (gang === undefined || countOthersAt(state, seat, place) > 0 || cash < packOf(state).prices.gang) return false;
  const isBack = ({ marker, members }: Headquarters): boolean => marker === seat && GANG - members <= returned;
  if (gang.marker !== 'nobody') return isBack(gang);
  return seatOf(state, seat).markers > 0 || (returned > 0 && Object.values(state.headquarters).some(isBack));
}

/** L. The steps of each location, in order; a visit that has become impossible is skipped (L16). */
export const beginVisit: Automatic<BeginVisit> = {
  run(game, { seat }) {
    const { state } = game;
    const place = seatOf(state, seat).at;
    const haunt = hauntAt(state, place);
    // R34: at a closed business the Master Key is paid for at the door.
    const cash = haunt === undefined ? seatOf(state, seat).cash : Number.POSITIVE_INFINITY;
    if (whyNoVisit(state, seat, place, { cash }) !== undefined) return game.emit({ type: 'turnedAway', seat, place });
    const { kind } = locationAt(state, place);
    if (kind === 'subwayStation' || kind === 'helicopterPad') return; // V8
    game.emit({ type: 'visited', who: seat, place });
    if (haunt !== undefined && isClosed(state, haunt)) return game.next({ step: 'openClosed', seat, haunt });
    game.next(...stepsOfVisit(haunt, kind).map((step) => frameOf(step, seat)));
  },
};
