import { Match } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { escapePlan } from '../definition.ts';
import type { Event } from '../events.ts';
import { geographyOf, nameOfSpace, packOf, spaceOf } from '../geography.ts';
import type { GoTo, Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { type Hop, routeOfJourney } from './route.ts';

/** The route of a journey that the seat is offered, with every step equally long. */
function routeOf({ state, question }: Match<EscapePlan>, { to, ...journey }: GoTo): readonly Hop[] | undefined {
  const { map } = geographyOf(state);
  const from = spaceOf(state, state.seats[question!.seat]!.at)!;
  return routeOfJourney(
    { map, city: state.city, pack: packOf(state) },
    { from, to: spaceOf(state, to)! },
    journey,
    () => 1,
  );
}

const CARRIERS: readonly string[] = ['sewer', 'medevac', 'chopper', 'jetSki'];

/** The same position with other contacts: the seat that is asked holds only contacts that carry thieves. */
function withCarriers(match: Match<EscapePlan>): Match<EscapePlan> {
  const state = escapePlan.cloneState(match.state);
  const carriers = [...packOf(state).contacts.values()].filter(({ kind }) => CARRIERS.includes(kind));
  state.seats[match.question!.seat]!.contacts = carriers.slice(0, 5).map(({ id }) => ({ card: id, faceUp: true }));
  return Match.from(escapePlan, state, match.number);
}

/** Makes a journey step by step along a route, under the rules. Returns the event that reports the journey. */
function travelledBy(
  match: Match<EscapePlan>,
  hops: readonly Hop[],
  { cans, escape: escapes }: GoTo,
): Event | undefined {
  const { match: walking } = match.after({ move: 'stepByStep' });
  for (let i = 0; i < cans; i += 1) walking.play({ move: 'returnCan' });
  for (const { to, kind, means } of hops) {
    const name = nameOfSpace(geographyOf(walking.state), to);
    const isHop = (move: Move): boolean =>
      move.move === 'stepTo' &&
      move.to === name &&
      (kind === 'walk') === (move.by === 'foot') &&
      isSame(move.means, means);
    const step = walking.question?.moves.find(isHop);
    if (step === undefined) throw new Error(`the rules offer no step to ${name}`);
    walking.play(step);
    while (walking.question?.frame.step === 'returnMember') walking.play(walking.question.moves[0]!);
    if (hasTravelled(walking)) return hasTravelled(walking); // the card Medevac ends the journey
  }
  walking.play({ move: 'arrive', escape: escapes });
  return hasTravelled(walking);
}

const hasTravelled = ({ events }: Match<EscapePlan>): Event | undefined =>
  events.find(({ type }) => type === 'travelled');

test('V2, V4 to V7, X9: every journey can be made along its route, by every means of transport', () => {
  const kinds = new Set<Hop['kind']>();
  for (const [game, players] of [1, 3, 5, 2, 4].entries())
    playUntil(newGame(players, `routes ${game}`), `routes ${game}`, ({ match: played }) => {
      if (played.question?.frame.step !== 'travel') return false;
      const match = game < 3 ? played : withCarriers(played);
      const { question } = match;
      if (question?.frame.step !== 'travel') return false;
      for (const [i, journey] of question.moves.entries()) {
        if (journey.move !== 'travel' || i % 5 > 0) continue;
        const hops = routeOf(match, journey);
        if (hops === undefined) throw new Error(`there is no route to ${journey.to}`);
        for (const { kind } of hops) kinds.add(kind);
        const travelled = travelledBy(match, hops, journey);
        const { left, cans, means, to } = journey;
        expect(travelled).toMatchObject({ to, cans, means });
        expect(isSame(travelled?.type === 'travelled' ? travelled.left : [], left)).toBe(true);
      }
      return false;
    });
  expect([...kinds].toSorted()).toEqual(['flight', 'medevac', 'sewer', 'subway', 'walk']);
});

const isSame = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one));
