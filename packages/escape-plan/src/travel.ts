import type { SeatId } from '@getaway/kernel';
import { turnFixerDown } from './effects.ts';
import { usableContacts } from './executive.ts';
import { openExitOf } from './exits.ts';
import { seatOf } from './figures.ts';
import type { Frame, Travel } from './frames.ts';
import { geographyOf, hasNearby, namesOf, packOf, spaceOf, tileOfPlace } from './geography.ts';
import { journeysOf } from './journey/journey.ts';
import { BEND, STRAIGHT, sewerReach } from './journey/sewer.ts';
import type { Journey, Ride, Traveller } from './journey/traveller.ts';
import type { GoTo, PassTurn } from './moves.ts';
import { gainNotoriety } from './notoriety.ts';
import type { Choice, Game } from './shape.ts';
import type { Place, Seat, State } from './state.ts';
import { pay } from './supplies.ts';
import { whyNoVisit } from './visits/visit.ts';

/** V1. */
const POINTS = 3;
/** The means that are not a card: a gang member. */
const MEMBER = 'member';

/** V. One choice for the whole way: every outcome that no other beats. R10, R34: who has spent the price of every way passes. */
export const travel: Choice<Travel, GoTo | PassTurn> = {
  rules: ['V1', 'V2', 'E2', 'L16', 'F1'],
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const geography = geographyOf(state);
    const moves: GoTo[] = [];
    for (const journey of journeys(state, seat)) {
      const { points, cans, means } = journey;
      const to = geography.placeAt[journey.to] ?? '';
      const left = namesOf(geography, journey.left);
      moves.push({ move: 'travel', to, left, points, cans, means, escape: journey.escape });
    }
    return moves.length > 0 ? moves : [{ move: 'passTurn' }];
  },
  resolve(game, { seat }, journey) {
    if (journey.move === 'passTurn') return;
    const { to, left, cans, means } = journey;
    const held = seatOf(game.state, seat);
    const from = held.at;
    held.at = to;
    game.state.evaded = [];
    if (cans > 0) {
      held.cans -= cans; // V4
      game.state.cans += cans;
    }
    game.emit({ type: 'travelled', seat, from, to, left, cans, means, escape: journey.escape });
    const tiles = journey.escape ? [...new Set([...left, tileOfPlace(to)])] : left; // F2
    const after: Frame = journey.escape ? { step: 'payEscape', seat } : { step: 'beginVisit', seat };
    game.next({ step: 'evade', seat, tiles }, { step: 'payLieutenant', seat, tiles }, after);
    for (const mean of means) spendMean(game, seat, mean);
  },
  whyNot(state, { seat }, move) {
    if (move.move !== 'travel' || spaceOf(state, move.to) === undefined) return undefined;
    return move.to === seatOf(state, seat).at ? 'V1' : (whyNoVisit(state, seat, move.to) ?? 'V2');
  },
};

/** R10. Whether there is anywhere to go. A place round the corner will do, and nearly always there is one. */
export function mayTravel(state: State, seat: SeatId): boolean {
  const geography = geographyOf(state);
  const from = spaceOf(state, seatOf(state, seat).at) ?? 0;
  const mayEnd = mayEndAt(state, seat);
  return hasNearby(geography, from, mayEnd) || journeys(state, seat).length > 0;
}

/** L16. */
function mayEndAt(state: State, seat: SeatId): (space: number) => boolean {
  const { placeAt } = geographyOf(state);
  return (space) => whyNoVisit(state, seat, placeAt[space] ?? '') === undefined;
}

/** X1, L16. Only what the purse can pay, and a place that can still be visited with what is left in it. */
function journeys(state: State, seat: SeatId): readonly Journey[] {
  const { cash } = seatOf(state, seat);
  const traveller = travellerOf(state, seat);
  const possible = journeysOf(traveller);
  if (traveller.rides.length === 0) return possible;
  return possible.filter((journey) => {
    const cost = costOf(state, journey);
    if (cost === 0) return true;
    return (
      cost <= cash && (journey.escape || whyNoVisit(state, seat, placeOf(state, journey), cash - cost) === undefined)
    );
  });
}

function costOf(state: State, { means }: Journey): number {
  const { contacts } = packOf(state);
  return means.length === 0 ? 0 : means.reduce((sum, mean) => sum + (contacts.get(mean)?.cost ?? 0), 0);
}

const placeOf = (state: State, { to }: Journey): Place => geographyOf(state).placeAt[to] ?? '';

function travellerOf(state: State, seat: SeatId): Traveller {
  const held = seatOf(state, seat);
  const { map, heliports } = geographyOf(state);
  return {
    map,
    heliports,
    from: spaceOf(state, held.at) ?? 0,
    points: POINTS,
    cans: held.cans,
    rides: ridesOf(state, held),
    mayEnd: mayEndAt(state, seat),
    escapeFrom: state.day === 3 ? spaceOf(state, openExitOf(state)) : undefined,
  };
}

/** X9. The pattern on a sewer's card. */
const PATTERNS = { straight: STRAIGHT, bend: BEND };

/** V7. Everything in hand that carries a thief. */
function ridesOf(state: State, held: Seat): Ride[] {
  const rides: Ride[] = [];
  for (const { id, kind, pattern } of usableContacts(state, held)) {
    if (kind === 'sewer')
      rides.push({ mean: 'sewer', id, reach: sewerReach(state.city, PATTERNS[pattern ?? 'straight']) });
    else if (kind === 'medevac' || kind === 'jetSki' || kind === 'chopper') rides.push({ mean: kind, id });
    else if (kind === 'gang') rides.push({ mean: 'gangRide', id });
  }
  for (const item of held.items) {
    if (item.kind !== 'fixer' || !item.faceUp) continue;
    if (item.tile === 'helicopter') rides.push({ mean: 'helicopter', id: item.tile });
    if (item.tile === 'motorcycle') rides.push({ mean: 'gangRide', id: item.tile });
  }
  for (let i = 0; i < held.members; i += 1) rides.push({ mean: 'member', id: MEMBER });
  return rides;
}

/** X1, X3, X5. What was used on the way is paid and turned down. */
function spendMean(game: Game, seat: SeatId, mean: string): void {
  if (mean === MEMBER) return game.next({ step: 'returnMember', seat });
  if (mean === 'helicopter' || mean === 'motorcycle') return turnFixerDown(game, seat, mean);
  const contact = packOf(game.state).contacts.get(mean);
  if (contact === undefined) throw new Error(`no means ${mean}`);
  pay(game, seat, contact.cost, 'contact');
  game.emit({ type: 'contactUsed', seat, card: contact.id });
  if (contact.star) gainNotoriety(game, seat);
  game.next({ step: 'turnDown', seat, card: contact.id });
}
