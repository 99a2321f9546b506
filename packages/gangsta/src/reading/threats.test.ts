import { Match, type SeatId, viewFor } from '@getaway/kernel';
import { playAtRandom } from '@getaway/kernel/testing';
import { expect, test } from 'vitest';
import { gangsta } from '../definition.ts';
import type { Event } from '../events.ts';
import type { Frame } from '../frames.ts';
import { packOf } from '../gang.ts';
import type { Move } from '../moves.ts';
import type { Gangsta } from '../shape.ts';
import type { State } from '../state.ts';
import { tired } from '../testing/position.ts';
import { newGame, table } from '../testing/table.ts';
import { mostMembers } from './growth.ts';
import { type Threats, type Toll, threatsIn } from './threats.ts';

type Players = readonly [players: number, options: NonNullable<Parameters<typeof newGame>[2]>];
const GAMES: readonly Players[] = [
  [2, {}],
  [3, { resources: true }],
  [4, { families: true }],
  [5, { resources: true, families: true }],
];

/** Calls `look` with the threats at some questions of random games, as the seat that is asked sees them. */
function atSomeQuestions(
  [players, options]: Players,
  every: number,
  look: (state: State, threats: Threats) => void,
): void {
  for (const round of [1, 2]) {
    const seed = `threats ${players} ${round}`;
    const { match } = newGame(players, seed, options);
    playAtRandom(match, seed, {
      until() {
        if (match.entryCount % every === 0 && match.state.jobs.length > 0)
          look(match.state, threatsIn(viewFor(gangsta, match.state, match.decision?.seat ?? 0)));
        return false;
      },
    });
  }
}

/** The events that follow from this step. Whoever must give up a henchman does so. */
function playOn(state: State, step: Frame): { readonly events: readonly Event[]; readonly state: State } {
  const stack: Frame[] = [{ step: 'endTurn', seat: state.turn.seat }, step];
  const match = Match.from(gangsta, { ...gangsta.cloneState(state), stack }, 0);
  const events = [...match.events];
  while (match.question?.frame.step === 'giveUp') events.push(...match.play(match.question.moves[0] as Move).events);
  return { events, state: match.state };
}

/** What each seat lost, computed from the events. */
function tollsIn(events: readonly Event[], seats: number): readonly Toll[] {
  return Array.from({ length: seats }, (_, seat) => {
    const paid = events.flatMap((event) => (event.type === 'snitchPaid' && event.seat === seat ? [event.paid] : []));
    const loses = events.flatMap((event) => {
      if (event.type === 'henchmanLost' && event.seat === seat) return ['henchman' as const];
      return event.type === 'henchmanHospitalised' && event.seat === seat ? ['hospital' as const] : [];
    });
    return { seat, pays: paid[0] ?? 0, loses: loses[0] ?? 'nobody' };
  });
}

test.each(GAMES)('N1, N2, Q4: what every snitch in the deck would cost: %i players, %o', (...game) => {
  let compared = 0;
  const [players] = game;
  atSomeQuestions(game, 7, (state, { snitches, snitchesToEnd }) => {
    const pack = packOf(state);
    const inDeck = [...state.jobDeck.cards, ...state.jobDeck.top].flatMap((card) => pack.snitches.get(card) ?? []);
    expect(snitches.flatMap(({ number, count }) => Array.from({ length: count }, () => number))).toEqual(
      inDeck.map(({ number }) => number).sort((a, b) => a - b),
    );
    for (const { number, tolls } of snitches) {
      const snitch = inDeck.find((one) => one.number === number)?.id ?? '';
      const after = playOn({ ...state, snitches: [...state.snitches, snitch] }, { step: 'followSnitch' });
      expect(tollsIn(after.events, players)).toEqual(tolls);
      expect(after.state.endedBy === 'snitches').toBe(snitchesToEnd === 1);
      compared += 1;
    }
  });
  expect(compared).toBeGreaterThan(10);
});

test.each(GAMES)('H1, H2, H3, Q7: what the end of the chapter pays and costs: %i players, %o', (...game) => {
  let compared = 0;
  const [players] = game;
  atSomeQuestions(game, 7, (state, { war, incomes, bonuses }) => {
    const { seat } = state.turn;
    const after = playOn(state, { step: 'endChapter', seat });
    if (incomes !== undefined) {
      const paid = after.state.seats.map(({ money }, i) => money - (state.seats[i]?.money ?? 0));
      expect(incomes).toEqual(paid);
    }
    if (war !== undefined) {
      const fought = playOn({ ...state, chapter: 2 }, { step: 'endChapter', seat });
      expect(fought.events).toContainEqual({
        type: 'gangWarFought',
        mercenaries: war.mercenaries,
        winner: war.winner,
      });
      expect(tollsIn(fought.events, players)).toEqual(war.tolls);
    } else {
      const { ranking } = gangsta.resultOf(after.state)!;
      const lines = ranking.toSorted((a, b) => Number(a.seat) - Number(b.seat)).map((score) => score.lines);
      const won = lines.map((line) =>
        line
          .filter(({ line: name }) => ['richest', 'largestGang', 'families'].includes(name))
          .reduce((sum, { value }) => sum + value, 0),
      );
      expect(bonuses).toEqual(won);
    }
    compared += 1;
  });
  expect(compared).toBeGreaterThan(10);
});

/**
 * At these steps, only declining is tried, because the other moves change neither the size of the gang nor the seat's
 * money.
 */
const DECLINED: ReadonlySet<string> = new Set(['divert', 'assassinate', 'learn', 'discard', 'makeAvailable']);

/**
 * The largest gang that a seat can have at the end of its turn. The test tries everything except looking at hidden
 * cards.
 */
function largestBy(match: Match<Gangsta>, seat: SeatId, known = new Map<string, number>()): number {
  const { question, state } = match;
  const size = state.seats[seat]?.gang.length ?? 0;
  if (question === undefined || question.frame.step === 'endTurn') return size;
  if (question.seat !== seat) return largestBy(match.after(question.moves[0] as Move).match, seat, known);
  const { step } = question.frame;
  const key = JSON.stringify([state.stack, state.seats, state.underway]);
  const before = known.get(key);
  if (before !== undefined) return before;
  const moves = question.moves.filter(
    ({ move }) => move !== 'look' && (!DECLINED.has(step) || move === 'decline' || move === 'giveUp'),
  );
  const most = Math.max(...moves.map((move) => largestBy(match.after(move).match, seat, known)));
  known.set(key, most);
  return most;
}

test.each(GAMES)('H1, H2, H5: how large every gang can be at the end of its turn: %i players, %o', (...game) => {
  const sums = { grew: 0, stayed: 0 };
  atSomeQuestions(game, 9 * game[0], (state) => {
    const now = Match.from(gangsta, state, 0);
    if (state.stack.some(({ step }) => step === 'giveUp')) return;
    const open = viewFor(gangsta, state, 'spectator');
    for (const seat of state.seats.keys()) {
      const gang = state.seats[seat]?.gang ?? [];
      // With more members, there would be too many sequences of moves to try.
      if (gang.length > 6 || gang.filter(({ available }) => !available).length > 3) continue;
      const match =
        seat === state.turn.seat
          ? now
          : Match.from(gangsta, { ...gangsta.cloneState(state), stack: [{ step: 'takeTurn', seat, extra: false }] }, 0);
      if (seat === state.turn.seat && state.turn.looked) continue;
      const most = mostMembers(open, seat);
      expect(most).toBe(largestBy(match, seat));
      if (most > gang.length) sums.grew += 1;
      else sums.stayed += 1;
    }
  });
  expect(sums.grew).toBeGreaterThan(3);
  expect(sums.stayed).toBeGreaterThan(3);
});

test('H1: who can end the chapter: this turn, next turn, or not at all', () => {
  const game = table({
    seats: [
      { boss: 'volkova', money: 9, gang: ['ice-pick-irina', tired('colonel-marfa')] },
      { boss: 'dona-remedios', money: 9, gang: ['lucia-longshot', 'capitana-paloma'] },
      { boss: 'zia-fortunata', money: 9 },
    ],
  });
  const { enders } = threatsIn(game.view(0));
  expect(enders).toEqual([
    { seat: 0, when: 'thisTurn' },
    { seat: 1, when: 'nextTurn' },
  ]);
});
