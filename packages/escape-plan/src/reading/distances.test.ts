import { viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { geographyOf, packOf, spaceOf, tileDistance, tileOfPlace } from '../geography.ts';
import { journeysOf } from '../journey/journey.ts';
import type { GoTo } from '../moves.ts';
import type { State } from '../state.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import type { View } from '../view.ts';
import { whyNoVisit } from '../visits/visit.ts';
import { distanceBetween, reachOf } from './distances.ts';

interface Leaving {
  readonly state: State;
  readonly view: View;
  readonly seat: number;
  readonly journeys: readonly GoTo[];
}

/** Calls `look` whenever somebody is asked where to go. */
function atEveryTravel(players: number, seed: string, look: (leaving: Leaving) => void): void {
  playUntil(newGame(players, seed), seed, ({ match }) => {
    const { question } = match;
    if (question?.frame.step !== 'travel') return false;
    const { seat } = question;
    look({
      state: match.state,
      view: viewFor(escapePlan, match.state, seat),
      seat,
      journeys: question.moves.filter((move) => move.move === 'travel'),
    });
    return false;
  });
}

const isEmptyHanded = (journey: GoTo): boolean => journey.means.length === 0 && journey.cans === 0 && !journey.escape;
const places = (state: State): readonly string[] => geographyOf(state).placeAt.filter((place) => place !== undefined);

test.each([1, 3, 5])('V2, V5, V6: distances agree with the journeys on offer, with %i players', (players) => {
  let checked = 0;
  atEveryTravel(players, `distances ${players}`, ({ state, view, seat, journeys }) => {
    const from = view.seats[seat]!.at;
    for (const to of places(state)) {
      const { tiles, points = Number.POSITIVE_INFINITY } = distanceBetween(view, from, to)!;
      expect(tiles).toBe(tileDistance(state, tileOfPlace(from), tileOfPlace(to))); // rule T5
      // If several journeys lead to a place, the rules offer the one that leaves fewer tiles. It may cost more MP
      // (movement points) than the shortest one.
      const offers = journeys.filter((one) => one.to === to && isEmptyHanded(one));
      for (const offer of offers) expect(points).toBeLessThanOrEqual(offer.points);
      if (offers.length === 0 && to !== from && points <= MOVEMENT_POINTS)
        expect(whyNoVisit(state, seat, to)).toBeDefined(); // rule L16
      checked += offers.length;
    }
  });
  expect(checked).toBeGreaterThan(50);
});

test('V1, V5: a place can be reached with as many MP as its distance, and with fewer only by the extra MP of the subway', () => {
  let checked = 0;
  atEveryTravel(3, 'exact', ({ state, view, seat }) => {
    const { map, heliports, placeAt } = geographyOf(state);
    const start = view.seats[seat]!.at;
    const from = spaceOf(state, start)!;
    for (const points of [0, 1, 2, 3, 4]) {
      const ends = journeysOf({ map, heliports, from, points, cans: 0, rides: [], mayEnd: () => true });
      const reached = new Set(ends.map(({ to }) => placeAt[to]));
      for (const place of places(state)) {
        const distance = distanceBetween(view, start, place)?.points ?? Number.POSITIVE_INFINITY;
        if (place !== start && distance <= points) expect(reached.has(place)).toBe(true);
        if (distance > points + 1) expect(reached.has(place)).toBe(false);
        checked += 1;
      }
    }
  });
  expect(checked).toBeGreaterThan(500);
});

test('V2: the distance of a place from itself is 0', () => {
  const { state } = newGame(3, 'here');
  const [place = ''] = places(state);
  expect(distanceBetween(state, place, place)).toEqual({ tiles: 0, points: 0 });
  expect(distanceBetween(state, place, 'nowhere.1')).toBeUndefined();
});

test.each([1, 3, 5])(
  'V, L16: the reach of a seat is where it may go and where only a visit is forbidden, with %i players',
  (players) => {
    let checked = 0;
    atEveryTravel(players, `reach ${players}`, ({ state, view, seat, journeys }) => {
      const reach = reachOf(view, seat);
      const offered = new Set(journeys.filter((journey) => !journey.escape).map(({ to }) => to));
      expect([...offered].filter((to) => !reach.has(to))).toEqual([]);
      const { cash } = state.seats[seat]!;
      const dearest = Math.max(
        0,
        ...view.seats[seat]!.contacts.map(({ card }) => packOf(view).contacts.get(card)?.cost ?? 0),
      );
      for (const place of reach)
        if (!offered.has(place) && dearest <= cash)
          expect(
            whyNoVisit(state, seat, place, { cash: cash - dearest }) ?? whyNoVisit(state, seat, place),
          ).toBeDefined();
      checked += reach.size;
    });
    expect(checked).toBeGreaterThan(50);
  },
);
