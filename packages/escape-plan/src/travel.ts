import type { SeatId } from '@getaway/kernel';
import { arriveBy } from './arrival.ts';
import { LAST_DAY, MOVEMENT_POINTS } from './content/vocabulary.ts';
import { openExitOf } from './exits.ts';
import { seatOf } from './figures.ts';
import type { Travel } from './frames.ts';
import { geographyOf, namesOf, packOf, spaceOf } from './geography.ts';
import { journeysOf } from './journey/journey.ts';
import { hasNearby } from './journey/nearby.ts';
import type { Journey, Traveller } from './journey/traveller.ts';
import { MEMBER, ridesOf, spendMean } from './means.ts';
import type { GoTo, PassTurn, SetOutStepByStep } from './moves.ts';
import { because } from './reasons/reason.ts';
import { distanceReason } from './reasons/travel.ts';
import { visitReason } from './reasons/visit.ts';
import type { Choice } from './shape.ts';
import type { Place, State } from './state.ts';
import { firstStep, mayStepByStep } from './stepByStep.ts';
import { mayBeClosed, whyNoVisit } from './visits/visit.ts';

/**
 * V. One choice for the whole journey. A journey is not offered if another one beats it. V9: the player can also travel
 * space by space. R10, R34: a player without money for any journey passes.
 */
export const travel: Choice<Travel, GoTo | SetOutStepByStep | PassTurn> = {
  rules: ['V1', 'V2', 'V9', 'E2', 'L16', 'F1'],
  seat: (_state, { seat }) => seat,
  options(state, { seat }) {
    const geography = geographyOf(state);
    const moves: (GoTo | SetOutStepByStep)[] = [];
    for (const journey of journeys(state, seat)) {
      const { points, cans, means } = journey;
      const to = geography.placeAt[journey.to] ?? '';
      const left = namesOf(geography, journey.left);
      moves.push({ move: 'travel', to, left, points, cans, means, escape: journey.escape });
    }
    if (moves.length === 0 && !mayStepByStep(state, seat)) return [{ move: 'passTurn' }];
    moves.push(STEP_BY_STEP);
    return moves;
  },
  resolve(game, { seat }, choice) {
    if (choice.move === 'passTurn') return undefined;
    if (choice.move === 'stepByStep') return game.next(firstStep(game.state, seat));
    const { to, left, cans, means, escape: escapes } = choice;
    const held = seatOf(game.state, seat);
    if (cans > 0) {
      held.cans -= cans; // rule V4
      game.state.cans += cans;
    }
    arriveBy(game, { type: 'travelled', seat, from: held.at, to, left, cans, means, escape: escapes });
    const returning = means.filter((mean) => mean === MEMBER).length;
    const needsMarker = returning > 0 && !escapes && whyNoVisit(game.state, seat, to) === 'L8'; // rule R36
    let later = 0;
    for (const mean of means) {
      spendMean(game, seat, mean, needsMarker ? { endsAt: to, later } : {});
      if (mean === MEMBER) later += 1;
    }
  },
  whyNot(state, { seat }, move) {
    const space = move.move === 'travel' ? spaceOf(state, move.to) : undefined;
    if (move.move !== 'travel' || space === undefined) return undefined;
    if (move.to === seatOf(state, seat).at) return because('V1', 'alreadyThere');
    return visitReason(state, seat, move.to) ?? distanceReason(travellerOf(state, seat), space);
  },
};

const STEP_BY_STEP: SetOutStepByStep = { move: 'stepByStep' };

/**
 * R10. Whether there is anywhere to go. Nearby locations are checked first, because nearly always one of them can be
 * visited.
 */
export function mayTravel(state: State, seat: SeatId): boolean {
  const { map } = geographyOf(state);
  const from = spaceOf(state, seatOf(state, seat).at) ?? 0;
  const mayEnd = mayEndAt(state, seat);
  const isFree = (space: number): boolean => space !== from && mayEnd(space, 0); // rule V1
  return (
    hasNearby(map, from, MOVEMENT_POINTS, isFree) || journeys(state, seat).length > 0 || mayStepByStep(state, seat)
  );
}

/** Rules L16 and R36. */
function mayEndAt(state: State, seat: SeatId): Traveller['mayEnd'] {
  const { map, placeAt } = geographyOf(state);
  const { cash } = seatOf(state, seat);
  return (space, returned) => {
    const kind = map.locationOf[space]?.kind;
    return !mayBeClosed(kind) || whyNoVisit(state, seat, placeAt[space] ?? '', { cash, returned, kind }) === undefined;
  };
}

/** X1, L16. The journeys that the player can pay for. The remaining money must be enough to visit the location. */
function journeys(state: State, seat: SeatId): readonly Journey[] {
  const { cash } = seatOf(state, seat);
  const traveller = travellerOf(state, seat);
  const possible = journeysOf(traveller);
  if (traveller.rides.length === 0) return possible;
  return possible.filter((journey) => {
    const cost = costOf(state, journey);
    if (cost === 0) return true;
    if (cost > cash) return false;
    const returned = journey.means.filter((mean) => mean === MEMBER).length;
    return (
      journey.escape || whyNoVisit(state, seat, placeOf(state, journey), { cash: cash - cost, returned }) === undefined
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
    points: MOVEMENT_POINTS,
    cans: held.cans,
    rides: ridesOf(state, held),
    mayEnd: mayEndAt(state, seat),
    escapeFrom: state.day === LAST_DAY ? spaceOf(state, openExitOf(state)) : undefined,
  };
}
