import type { SeatId } from '@getaway/kernel';
import type { Location } from '../city/tile.ts';
import { countOthersAt, seatOf, type Thieves } from '../figures.ts';
import type { BeginVisit } from '../frames.ts';
import { hauntAt, locationAt, packOf } from '../geography.ts';
import { hasVisited, isSafeHouse, type WithCubes } from '../haunts.ts';
import type { RuleId } from '../rulebook/en.ts';
import type { Automatic } from '../shape.ts';
import { GANG_SIZE, type Headquarters, type Place, type Seat, type State } from '../state.ts';
import { isClosed, type KeyHolder, keysToUse } from './business.ts';
import { frameOf, stepsOfVisit } from './steps.ts';

/** L16, R36. The player's situation at the end of the journey. */
interface Arrival {
  readonly cash?: number;
  /** Gang members returned on the way. */
  readonly returned?: number;
  /**
   * The kind of the location, if the caller knows it. This saves a lookup, which matters in a search that checks many
   * spaces.
   */
  readonly kind?: Location['kind'] | undefined;
}

/** What decides whether a location can be visited (L16). States and views both have these fields. */
interface Town extends Pick<State, 'pack' | 'sites'>, Thieves, WithCubes {
  readonly headquarters: Readonly<Record<Place, Readonly<Headquarters>>>;
  readonly seats: readonly (KeyHolder & Pick<Seat, 'at' | 'markers'>)[];
}

type Terms = Required<Pick<Arrival, 'cash' | 'returned'>>;

/** L16. Whether locations of this kind can ever refuse a visit. */
export const mayBeClosed = (kind: Location['kind'] | undefined): boolean =>
  kind === 'headquarters' || kind === 'businessSite' || kind === 'safeHouseSite';

/** L16. The rule that forbids this seat to end a journey at a place. Undefined if it is allowed. */
export function whyNoVisit(
  state: Town,
  seat: SeatId,
  place: Place,
  { cash = state.seats[seat]?.cash ?? 0, returned = 0, kind = locationAt(state, place).kind }: Arrival = {},
): RuleId | undefined {
  if (kind === 'headquarters') return mayHire(state, seat, place, { cash, returned }) ? undefined : 'L8';
  if (!isSite(kind)) return undefined;
  const haunt = hauntAt(state, place);
  if (haunt === undefined) return undefined;
  if (hasVisited(state, seat, haunt)) return isSafeHouse(haunt) ? 'L5' : 'L2';
  return isClosed(state, haunt) && !hasKey(state, seat, cash) ? 'L3' : undefined;
}

const isSite = (kind: Location['kind']): boolean => kind === 'businessSite' || kind === 'safeHouseSite';

function hasKey(state: Town, seat: SeatId, cash: number): boolean {
  const held = state.seats[seat];
  return held !== undefined && keysToUse(state, held, cash).length > 0;
}

/**
 * L8, R36. Whether the player can hire the gang. This needs a marker in hand, or a marker that comes back on the way. A
 * gang's marker comes back when enough members have returned to make this gang complete.
 */
function mayHire(state: Town, seat: SeatId, place: Place, { cash, returned }: Terms): boolean {
  const gang = state.headquarters[place];
  if (gang === undefined || countOthersAt(state, seat, place) > 0 || cash < packOf(state).prices.gang) return false;
  const isBack = ({ marker, members }: Readonly<Headquarters>): boolean =>
    marker === seat && GANG_SIZE - members <= returned;
  if (gang.marker !== 'nobody') return isBack(gang);
  return (state.seats[seat]?.markers ?? 0) > 0 || (returned > 0 && Object.values(state.headquarters).some(isBack));
}

/** L. Puts the steps of the location on the stack. A visit that has become impossible is skipped (L16). */
export const beginVisit: Automatic<BeginVisit> = {
  run(game, { seat }) {
    const { state } = game;
    const place = seatOf(state, seat).at;
    const { kind } = locationAt(state, place);
    const haunt = isSite(kind) ? hauntAt(state, place) : undefined;
    // R34: the Master Key for a closed business is paid for later, at the door, so the cash doesn't matter here
    const cash = haunt === undefined ? seatOf(state, seat).cash : Number.POSITIVE_INFINITY;
    if (whyNoVisit(state, seat, place, { cash, kind }) !== undefined)
      return game.emit({ type: 'turnedAway', seat, place });
    if (kind === 'subwayStation' || kind === 'helicopterPad') return; // rule V8
    game.emit({ type: 'visited', who: seat, place });
    if (haunt !== undefined && isClosed(state, haunt)) return game.next({ step: 'openClosed', seat, haunt });
    game.next(...stepsOfVisit(haunt, kind).map((step) => frameOf(step, seat)));
  },
};
