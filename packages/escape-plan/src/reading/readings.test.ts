import { viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { assetsAt, countAssetsAt, countUncovered, openItemSpaces } from '../assets.ts';
import { ASSETS, EXITS, HAUNTS, MOVEMENT_POINTS } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { isBlocked } from '../exits.ts';
import { isAtLarge } from '../figures.ts';
import { geographyOf, packOf, spaceOf } from '../geography.ts';
import { hasVisited, isSafeHouse } from '../haunts.ts';
import { markerAfter, rowAfter } from '../notoriety.ts';
import { atEveryQuestion } from '../testing/atEveryQuestion.ts';
import { closesAt, keysToUse } from '../visits/business.ts';
import { tilesToDraw } from '../visits/store.ts';
import { assetPrice, freeItemSpaces } from './board.ts';
import { woundsAtOnce } from './healing.ts';
import { byDanger, hurts, needsSubway, pointsFor, rankedJourneys } from './journeys.ts';
import { routeOfJourney } from './route.ts';
import { isBeforeMorning } from './time.ts';

// Most of these readings are functions of the rules. Each test plays what the reading predicts in random games.

const PLAYERS = [1, 2, 3, 4, 5];
const SEEDS = ['a', 'b', 'c'];
const GAMES = PLAYERS.flatMap((players) => SEEDS.map((seed) => [players, seed] as const));

test('L3, L10: the keys to use are those that open a closed business or a locker', () => {
  let checked = 0;
  for (const [players, seed] of GAMES)
    atEveryQuestion(players, `keys ${seed} ${players}`, ({ game, seat, view, moves, frame }) => {
      const keys = keysToUse(view, view.seats[seat]!);
      const offered = moves.flatMap((move) => (move.move === 'useKey' ? [move.colour] : []));
      if (frame.step === 'openClosed') expect(offered).toEqual(keys);
      const lockers = moves.filter((move) => move.move === 'openLocker');
      for (const { locker } of lockers)
        expect(lockers.filter((move) => move.locker === locker).map(({ key }) => key)).toEqual(
          keys.filter((key) => key === locker || key === 'master'),
        );
      for (const move of lockers) {
        const { events } = game.match.after(move);
        const used = events.find(({ type }) => type === 'keyUsed' || type === 'assetUsed');
        expect(used).toMatchObject(move.key === 'master' ? { asset: 'masterKey' } : { colour: move.key });
        const drawn = events.find((event) => event.type === 'tilesDrawn')?.drawn;
        const promised = tilesToDraw(countUncovered(view, view.seats[seat]!), move.locker);
        expect(drawn).toHaveLength(Math.min(promised, view.lockers[move.locker]));
        checked += 1;
      }
    });
  expect(checked).toBeGreaterThan(0);
});

test.each(PLAYERS)('X6: using an asset costs the price of its space, with %i players', (players) => {
  let checked = 0;
  atEveryQuestion(players, `price ${players}`, ({ game, seat, view, moves }) => {
    const held = view.seats[seat]!;
    for (const move of moves) {
      if (move.move !== 'useAsset') continue;
      const { events } = game.match.after(move);
      const paid = events.find((event) => event.type === 'paid' && event.reason === 'asset');
      expect(paid?.type === 'paid' ? paid.sum : 0).toBe(assetPrice(view, held, move.asset));
      checked += 1;
    }
    expect(assetsAt(held, 'item').length).toBe(countAssetsAt(held, 'item'));
    for (const asset of ASSETS) expect(assetsAt(held, held.assets[asset].at)).toContain(asset);
    expect(openItemSpaces(view, held) - held.items.length).toBe(freeItemSpaces(view, held));
  });
  expect(checked).toBeGreaterThan(0);
});

test.each(PLAYERS)('L3, S1: a business closes with its last cube, with %i players', (players) => {
  let closed = 0;
  for (const seed of ['a', 'b']) {
    const game = atEveryQuestion(players, `closing ${seed} ${players}`, () => {});
    const view = viewFor(escapePlan, game.state, 'spectator');
    for (const haunt of HAUNTS) {
      const cubes = game.events.filter((event) => event.type === 'cubePlaced' && event.haunt === haunt);
      const last = cubes[closesAt(view) - 1];
      const closing = game.events.findIndex((event) => event.type === 'businessClosed' && event.haunt === haunt);
      if (last === undefined || isSafeHouse(haunt)) expect(closing).toBe(-1);
      else {
        // Before the business closes, its last visitor may receive an income.
        const between = game.events.slice(game.events.indexOf(last) + 1, closing);
        expect(between.filter(({ type }) => type !== 'received')).toEqual([]);
        closed += 1;
      }
      for (const seat of view.seats.keys())
        expect(hasVisited(view, seat, haunt)).toBe(
          cubes.some((event) => event.type === 'cubePlaced' && event.who === seat),
        );
    }
  }
  if (players > 2) expect(closed).toBeGreaterThan(0);
});

test.each(PLAYERS)('V1, V4, V5: no journey takes more points than it has, with %i players', (players) => {
  let [rides, longest] = [0, 0];
  atEveryQuestion(players, `points ${players}`, ({ game: { state }, seat, view, moves }) => {
    const journeys = rankedJourneys(view, moves);
    for (const [i, journey] of journeys.entries()) {
      const walked = pointsFor(journey, { bySubway: false });
      expect(walked).toBe(MOVEMENT_POINTS + journey.cans);
      expect(journey.points).toBeLessThanOrEqual(pointsFor(journey, { bySubway: true }));
      longest += Number(journey.points === walked);
      const next = journeys[i + 1];
      if (next?.to === journey.to && next.escape === journey.escape)
        expect(byDanger(view, journey, next)).toBeLessThanOrEqual(0);
      if (!needsSubway(journey)) continue;
      const hops = routeOfJourney(
        { map: geographyOf(state).map, city: state.city, pack: packOf(state) },
        { from: spaceOf(state, state.seats[seat]!.at)!, to: spaceOf(state, journey.to)! },
        journey,
        () => 1,
      );
      expect(hops?.some(({ kind }) => kind === 'subway')).toBe(true);
      rides += 1;
    }
  });
  expect([rides > 0, longest > 0]).toEqual([true, true]);
});

test('E4, E8: only moves that can hurt are followed by a wound', () => {
  let wounds = 0;
  for (const [players, seed] of GAMES)
    atEveryQuestion(players, `hurting ${seed} ${players}`, ({ game, seat, moves, frame }) => {
      for (const move of moves) {
        if (frame.step !== 'evade' && frame.step !== 'takeWound') continue;
        const { match, events } = game.match.after(move);
        const isHurt = events.some(
          (event) => (event.type === 'wounded' || event.type === 'handcuffsTaken') && event.seat === seat,
        );
        // Other moves are followed by wounds only if they leave nothing else to choose.
        if (isHurt && !hurts(move)) expect(match.question?.frame.step).not.toBe(frame.step);
        if (hurts(move) && frame.step === 'takeWound')
          expect(isHurt || match.question?.frame.step === 'takeHandcuffs').toBe(true);
        wounds += Number(isHurt);
      }
    });
  expect(wounds).toBeGreaterThan(0);
});

test('E4, E5, E8: wounds taken at once ask nothing in between', () => {
  let [asked, several] = [0, 0];
  for (const [players, seed] of GAMES)
    atEveryQuestion(players, `at once ${seed} ${players}`, ({ game, seat, view, moves, frame }) => {
      if (frame.step !== 'takeWound') return;
      const count = woundsAtOnce(frame.left, view, view.seats[seat]!, moves);
      expect(count).toBeLessThanOrEqual(frame.left);
      let { match } = game;
      for (let taken = 0; taken < count; taken += 1) {
        expect(match.question).toMatchObject({ seat, frame: { step: 'takeWound', left: frame.left - taken } });
        ({ match } = match.after({ move: 'takeWound' }));
      }
      asked += 1;
      several += Number(count > 1);
    });
  expect([asked > 0, several > 0]).toEqual([true, true]);
});

test.each(PLAYERS)('D1: the morning begins with its first part, with %i players', (players) => {
  let before = 0;
  atEveryQuestion(players, `morning ${players}`, ({ game: { events }, view }) => {
    const began = (name: string): number => events.findLastIndex(({ type }) => type === name);
    expect(isBeforeMorning(view)).toBe(began('dayBegan') > began('partBegan'));
    before += Number(isBeforeMorning(view));
  });
  expect(before).toBeGreaterThan(0);
});

test.each(PLAYERS)('D4, F3, F4: blocked exits and thieves who have left, with %i players', (players) => {
  const game = atEveryQuestion(players, `left ${players}`, ({ game: { events }, view }) => {
    for (const exit of EXITS) {
      const cards = events.filter((event) => event.type === 'patrolRevealed' && event.exit === exit);
      expect(isBlocked(view, exit)).toBe(cards.length >= 2);
    }
    for (const [seat, held] of view.seats.entries()) {
      const isOut = events.some(
        (event) =>
          (event.type === 'arrested' && event.seat === seat) || (event.type === 'escaped' && event.who === seat),
      );
      expect(isAtLarge(held)).toBe(!isOut);
    }
  });
  const view = viewFor(escapePlan, game.state, 'spectator');
  expect(view.seats.some(isAtLarge)).toBe(false);
});

test.each(PLAYERS)('N2: the row of the marker is at least 1 and at most the top row, with %i players', (players) => {
  atEveryQuestion(players, `marker ${players}`, ({ view }) => {
    const top = packOf(view).track.penalties.length;
    for (const held of view.seats) {
      expect(markerAfter(held)).toBeGreaterThanOrEqual(1);
      expect(rowAfter(view, held)).toBe(Math.min(top, markerAfter(held)));
    }
  });
});
