import { type Match, type SeatId, viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { EXITS, FREE_PARTS, PARTS, type Part } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import { escapeCost } from '../escape.ts';
import type { Event } from '../events.ts';
import { plannerText } from '../messages/plannerText.ts';
import type { EscapePlan } from '../shape.ts';
import type { State, Who } from '../state.ts';
import { journeysNow, untilTravel } from '../testing/alone.ts';
import { atEveryQuestion } from '../testing/atEveryQuestion.ts';
import { playUntil } from '../testing/playOut.ts';
import { OPEN3 } from '../testing/solo.ts';
import { type EscapePlanScenario, newGame, table } from '../testing/table.ts';
import type { View } from '../view.ts';
import { type ComingTurn, comingTurns } from './comingTurns.ts';
import { chanceOfOpen } from './patrolChance.ts';
import { type EscapePlanner, escapePlanner } from './planner.ts';

const [HOUSE] = PACKS.names();
const PLAYERS = [1, 2, 3, 4, 5];

interface Asked {
  readonly match: Match<EscapePlan>;
  readonly seat: SeatId;
  readonly view: View;
  readonly plan: EscapePlanner;
}

/** Calls `look` at every question of a random game for which the escape planner has a result. */
const atEveryPlan = (players: number, seed: string, look: (asked: Asked) => void): EscapePlanScenario =>
  atEveryQuestion(players, seed, ({ game: { match }, seat, view }) => {
    const plan = escapePlanner(view);
    if (plan !== undefined) look({ match, seat, view, plan });
  });

const TELLER = { say: (key: string) => key, has: () => true, list: String, nameOf: String };

const planOf = (state: State, seat: SeatId = 0): EscapePlanner => escapePlanner(viewFor(escapePlan, state, seat))!;

test.each(PLAYERS)('D10-D12: turns come in the predicted order, with %i players', (players) => {
  const seed = `order ${players}`;
  const foretold: { readonly from: number; readonly turns: readonly string[]; readonly free: readonly string[] }[] = [];
  const game = newGame(players, seed, [], HOUSE?.hash);
  playUntil(game, seed, ({ state, events }) => {
    if (state.day !== 3) return false;
    const coming = comingTurns(viewFor(escapePlan, state, 'spectator')).filter(({ begun }) => !begun);
    const named = (turns: typeof coming): string[] => turns.map(({ who, part }) => `${part} ${who}`);
    foretold.push({
      from: events.length,
      turns: named(coming),
      free: named(coming.filter(({ byDisc }) => !byDisc)),
    });
    return false;
  });
  expect(foretold.length).toBeGreaterThan(5);
  const gone = new Set<Who>(game.events.flatMap(leaverOf));
  for (const { from, turns, free } of foretold) {
    const taken = turnsIn(game.events, from);
    const expected = turns.filter((turn) => taken.includes(turn));
    expect(taken.filter((turn) => turns.includes(turn))).toEqual(expected);
    expect(taken.filter((turn) => FREE_PARTS.includes(turn.split(' ')[0] as Part) && !free.includes(turn))).toEqual([]);
    for (const turn of free) if (!gone.has(whoIn(turn))) expect(taken).toContain(turn);
  }
});

const leaverOf = (event: Event): Who[] =>
  event.type === 'escaped' ? [event.who] : event.type === 'arrested' ? [event.seat] : [];
const whoIn = (turn: string): Who => {
  const name = turn.split(' ')[1] ?? '';
  return /^\d+$/.test(name) ? Number(name) : (name as Who);
};

/** The turns that began after the first `from` events. */
function turnsIn(events: readonly Event[], from: number): readonly string[] {
  let part: Part = PARTS[0];
  return events.flatMap((event, i) => {
    if (event.type === 'partBegan') part = event.part;
    return event.type === 'turnBegan' && i >= from ? [`${part} ${event.who}`] : [];
  });
}

test.each(PLAYERS)('S4, D4: an exit is as likely to stay open as the cards say, with %i players', (players) => {
  const seen = new Set<string>();
  atEveryPlan(players, `chance ${players}`, ({ match: { state }, view }) => {
    for (const exit of EXITS) {
      const { cases, of } = chanceOfOpen(view, exit);
      expect(cases / of).toBe(state.patrolDeck.filter((card) => card === exit).length / state.patrolDeck.length);
      seen.add(`${cases} of ${of}`);
    }
  });
  expect(seen.size).toBeGreaterThan(3);
});

test.each(PLAYERS)('F3: the price now and after the next escape, with %i players', (players) => {
  let rises = 0;
  atEveryPlan(players, `price ${players}`, ({ match, seat, plan: { price, exits } }) => {
    expect(price.now).toBe(escapeCost(match.state));
    if (price.next !== undefined) {
      const dream = escapePlan.cloneState(match.state);
      dream.escaped.push(dream.turnOrder.find((who) => who !== seat) ?? 'lieutenant');
      expect(price.next).toBe(escapeCost(dream));
      rises += Number(price.next > price.now);
    }
    expect(exits.length).toBeGreaterThan(0);
  });
  expect(rises).toBeGreaterThan(0);
});

/**
 * Plays a journey that escapes at once, without evading anybody. Returns the cash at the exit and the price. Undefined
 * if no such journey is legal.
 */
function cashAtGate(
  match: Match<EscapePlan>,
  seat: SeatId,
): { readonly cash: number; readonly cost: number } | undefined {
  const trial = match.clone();
  if (!untilTravel(trial)) return undefined;
  const ends = journeysNow(trial).flatMap((journey) => {
    if (!journey.escape || journey.cans + journey.means.length > 0) return [];
    const { match: walked } = trial.after(journey);
    for (let { decision } = walked; decision !== undefined && decision.step !== 'payEscape'; { decision } = walked)
      walked.play(decision.moves.find(({ move }) => ENDING.includes(move)) ?? decision.moves[0]!);
    return [{ cash: walked.state.seats[seat]!.cash, cost: escapeCost(walked.state) }];
  });
  return ends.toSorted((a, b) => b.cash - a.cash)[0];
}
const ENDING = ['endEvading', 'takeWound', 'takeHandcuffs'];

test.each(PLAYERS)('F3, J4: the money at the exit of a seat that escapes this turn, with %i players', (players) => {
  let checked = 0;
  for (const seed of ['a', 'b', 'c', 'd'])
    atEveryPlan(players, `money ${players} ${seed}`, ({ match, seat, view, plan }) => {
      const [open] = plan.exits;
      const [turn] = open?.turns ?? [];
      if (view.day < 3 || match.question?.frame.step !== 'chooseTurn' || open?.onFoot?.turns !== 1) return;
      checked += 1;
      expect(cashAtGate(match, seat)).toEqual({ cash: turn?.cash, cost: turn?.cost });
    });
  expect(checked).toBeGreaterThan(0);
});

test.each([3, 4, 5])(
  'F3, A1: what is missing if a rival leaves before all of one’s turns, with %i players',
  (players) => {
    const needed: number[] = [];
    for (const seed of ['a', 'b', 'c', 'd'])
      atEveryPlan(players, `short ${players} ${seed}`, ({ view, seat, plan: { leavers, shortNext, exits } }) => {
        const coming = comingTurns(view);
        const own = coming.findIndex(({ who, begun }) => who === seat && !begun);
        const isBefore = (turn: ComingTurn): boolean =>
          coming.findIndex(({ who, part }) => who === turn.who && part === turn.part) < own;
        const first = leavers.find(({ atEarliest }) => isBefore(atEarliest));
        const [turn] = exits[0]?.turns ?? [];
        if (first === undefined || turn === undefined || view.escaped.length > 0) return;
        const after = escapePlanner({
          ...view,
          escaped: [first.who],
          seats: view.seats.map((held, i) => (i === first.who ? { ...held, at: 'escaped' } : held)),
        });
        const [later] = after?.exits[0]?.turns ?? [];
        expect(shortNext).toBe(Math.max(0, (later?.cost ?? 0) - (later?.cash ?? 0)));
        if (shortNext > 0) needed.push(exits[0]?.way?.turns ?? 0);
      });
    expect(Math.max(...needed)).toBeGreaterThan(1); // at least one way takes several turns, each of which costs money
  },
);

describe('on the last day', () => {
  const solo = (cash: number, order: readonly Who[], lieutenant = {}) =>
    planOf(
      table({
        seats: [{ at: 'den.2', cash }],
        day: 3,
        patrol: OPEN3,
        order,
        lieutenant: { at: 'yard.2', cards: [], ...lieutenant },
        inspector: { cards: [] },
      }).state,
    );
  const bill = ({ exits: [open] }: EscapePlanner) =>
    open?.turns.map(({ part, cash, cost }) => `${part} ${cash}/${cost}`);

  test('J15, J18, A1: the price rises when the Lieutenant has to leave, and every later turn costs $1k', () => {
    const plan = solo(12, [0, 'lieutenant', 'inspector']);
    expect(bill(plan)).toEqual(['morning 12/0', 'afternoon 12/0', 'evening 12/0']);
    const after = solo(12, ['lieutenant', 0, 'inspector']);
    expect(bill(after)).toEqual(['morning 12/0', 'afternoon 12/0', 'evening 11/10']);
    expect(after.price).toEqual({ now: 0, next: 10 });
    expect(after.exits[0]?.last?.part).toBe('evening');
    // in the evening the exit costs $10k, and the player has only $9k
    expect(solo(10, ['lieutenant', 0, 'inspector']).exits[0]?.last?.part).toBe('afternoon');
  });

  test('J15: a disc of the Lieutenant makes a later turn his last', () => {
    const plan = solo(12, ['lieutenant', 0, 'inspector'], { discs: 1 });
    expect(bill(plan)).toEqual(['morning 12/0', 'afternoon 12/0', 'evening 12/0']);
  });

  test('J8: the Lieutenant may leave in any turn before the player can', () => {
    const waiting = table({
      seats: [{ at: 'den.2' }],
      day: 3,
      patrol: OPEN3,
      order: [0, 'lieutenant', 'inspector'],
      lieutenant: { cards: [] },
      inspector: { cards: [] },
    }).visit('yard.2');
    const [leaver] = planOf(waiting.state).leavers;
    expect(leaver).toMatchObject({ who: 'lieutenant', surely: false, atLatest: { part: 'evening' } });
  });

  test('J4: what is paid to the Lieutenant is missing at the exit', () => {
    const [turn] = solo(12, [0, 'lieutenant', 'inspector'], { at: 'den.1' }).exits[0]?.turns ?? [];
    expect(turn?.cash).toBe(9);
  });

  test('F3: rivals who are near enough and act before the viewer', () => {
    const game = table({ seats: [{ at: 'den.2' }, {}, {}, {}], day: 3, patrol: OPEN3, order: [0, 1, 2, 3] });
    expect(planOf(game.state, 2).leavers.map(({ who }) => who)).toEqual([0, 1]);
    expect(planOf(game.state, 0).leavers).toEqual([]);
    const late = table({ seats: [{}, {}, {}, {}], day: 3, patrol: OPEN3, order: [0, 1, 2, 3], arrested: [1] });
    expect(planOf(late.state, 2).leavers.map(({ who }) => who)).toEqual([0]);
  });

  test('F3, A1: the price is marked as bad if the money is not enough once a rival has left first', () => {
    const waiting = (cash: number) =>
      table({ seats: [{ at: 'den.2' }, {}, { cash }, {}], day: 3, patrol: OPEN3, order: [0, 1, 2, 3] }).state;
    const { price, hush } = planOf(waiting(0), 2);
    const enough = (price.next ?? 0) + hush.sum;
    const redIn = (state: State, seat: SeatId) => {
      const view = viewFor(escapePlan, state, seat);
      const { summary } = plannerText(view, planOf(state, seat), TELLER);
      return summary.filter(({ bad }) => bad).map(({ text }) => text);
    };
    expect(planOf(waiting(enough - 2), 2)).toMatchObject({ shortNext: 2, price: { now: 0 } });
    expect(redIn(waiting(enough - 2), 2)).toEqual(['planner.priceNextShort']);
    expect(planOf(waiting(enough), 2).shortNext).toBe(0);
    expect(redIn(waiting(enough), 2)).toEqual([]);
    expect(planOf(waiting(0), 0)).toMatchObject({ leavers: [], shortNext: 0 });
  });

  test('F4: a thief at the exit without a turn left is not told to get there', () => {
    const lastDay = (at?: string) =>
      table({ seats: [at === undefined ? {} : { at }, {}, {}], day: 3, patrol: OPEN3, order: [0, 1, 2] }).state;
    const state = lastDay(planOf(lastDay(), 0).exits[0]?.place);
    const view = viewFor(escapePlan, state, 0);
    const plan = planOf(state, 0);
    const over = { ...plan, exits: plan.exits.map((exit) => ({ ...exit, turns: [], last: undefined })) };
    const texts = plannerText(view, over, TELLER).summary.map(({ text }) => text);
    expect(texts).toContain('planner.tooLate');
    expect(texts).not.toContain('planner.never');
  });

  test('A1, F3: after an escape the price and the cost of each turn are known', () => {
    const plan = planOf(
      table({ seats: [{ at: 'den.2', cash: 7 }, { at: 'escaped' }, {}], day: 3, patrol: OPEN3, escaped: [1] }).state,
    );
    expect(bill(plan)).toEqual(['morning 6/5', 'afternoon 5/5', 'evening 4/5']);
    expect([plan.hush, plan.price]).toEqual([
      { sum: 1, due: true },
      { now: 5, next: 10 },
    ]);
    expect(plan.exits[0]?.last?.part).toBe('afternoon');
  });

  test('spectators and players who have left get no planner', () => {
    const { state } = table({ seats: [{}, { at: 'escaped' }, {}], day: 3, patrol: OPEN3, escaped: [1] });
    expect(escapePlanner(viewFor(escapePlan, state, 'spectator'))).toBeUndefined();
    expect(escapePlanner(viewFor(escapePlan, state, 1))).toBeUndefined();
  });
});

test('D2: before the last day, the income to come counts', () => {
  const { state } = table({ seats: [{ at: 'den.2', cash: 4 }, {}, {}], day: 2, patrol: { 1: 2, 2: 1, 3: 1 } });
  const { exits, cash, turns } = planOf(state);
  expect([cash, turns]).toEqual([4, 6]);
  expect(exits.map(({ exit, chance }) => [exit, chance])).toEqual([
    [2, { cases: 1, of: 2 }],
    [3, { cases: 1, of: 2 }],
  ]);
  expect(exits[0]?.turns[0]).toMatchObject({ day: 3, part: 'morning', cash: 4 + 9, cost: 0 });
});
