import { type Match, preview, type SeatId, viewFor } from '@getaway/kernel';
import { describe, expect, test } from 'vitest';
import { PACKS } from '../content/read.ts';
import { ASSETS } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { Evade } from '../frames.ts';
import type { Move } from '../moves.ts';
import type { EscapePlan } from '../shape.ts';
import { ARRESTED } from '../state.ts';
import { playUntil } from '../testing/playOut.ts';
import { EscapePlanScenario, newGame, table } from '../testing/table.ts';
import { evadingOf } from './evading.ts';
import { type Evasion, planEvasion } from './evasion.ts';
import { thingOf } from './evasionPicks.ts';

const [HOUSE] = PACKS.names();
const PLAYERS = [1, 2, 3, 4];

interface Asked {
  readonly match: Match<EscapePlan>;
  readonly seat: SeatId;
  readonly frame: Evade;
  readonly moves: readonly Move[];
  readonly plan: Evasion;
}

/** Calls `look` at every evade step of a random game. */
function atEveryEvade(players: number, seed: string, look: (asked: Asked) => void): void {
  for (const pack of [HOUSE?.hash, undefined])
    playUntil(newGame(players, seed, [], pack), seed, ({ match }) => {
      const { seat, frame, moves } = match.question!;
      if (frame.step !== 'evade') return false;
      const plan = planEvasion(viewFor(escapePlan, match.state, seat), frame, moves);
      look({ match, seat, frame, moves, plan });
      return false;
    });
}

/** Plays a plan for evading, and the wounds and handcuffs that follow it. */
function outcomeOf({ match, seat, plan }: Asked) {
  const game = new EscapePlanScenario(match.clone());
  const before = game.events.length;
  for (const move of plan.moves) game.play(move);
  while (['takeWound', 'takeHandcuffs'].includes(game.step)) game.play(game.match.decision!.moves[0]!);
  const events = game.events.slice(before);
  const paid = events.flatMap((event) =>
    event.type === 'paid' && event.seat === seat && (event.reason === 'contact' || event.reason === 'asset')
      ? [event.sum]
      : [],
  );
  return {
    step: game.step,
    wounds: events.filter((event) => event.type === 'wounded' && event.seat === seat).length,
    paid: paid.reduce((sum, one) => sum + one, 0),
    game,
  };
}

test.each(PLAYERS)(
  'E, X: a suggested evade step is legal and leads to the wounds foretold, with %i players',
  (players) => {
    const seen = { steps: 0, uses: 0, wounds: 0 };
    for (const seed of ['a', 'b', 'c'])
      atEveryEvade(players, `evasion ${players} ${seed}`, (asked) => {
        const { plan } = asked;
        const { step, wounds, paid } = outcomeOf(asked);
        expect([step === 'evade', wounds, paid]).toEqual([false, plan.wounds, plan.cost]);
        seen.steps += 1;
        seen.uses += plan.uses.length;
        seen.wounds += Number(plan.wounds > 0);
      });
    expect(seen.steps).toBeGreaterThan(10);
    expect(seen.uses).toBeGreaterThan(0);
    expect(seen.wounds).toBeGreaterThan(0);
  },
);

/** The fewest officers that remain, found by trying all legal sequences of moves against officers. */
function fewestLeft(match: Match<EscapePlan>, known = new Map<string, number>()): number {
  const { question } = match;
  if (question?.frame.step !== 'evade') return 0;
  const { frame, moves, seat } = question;
  const view = viewFor(escapePlan, match.state, seat);
  const key = JSON.stringify([match.state.evaded, match.state.seats[seat]]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const left = evadingOf(view, frame, moves).reduce(
    (sum, { pursuers }) => sum + pursuers.filter(({ evaded }) => !evaded).length,
    0,
  );
  const uses = left === 0 ? [] : moves.filter((move) => 'tile' in move && move.tile !== undefined);
  const fewest = Math.min(
    left,
    ...uses.map((move) => {
      const { match: next } = match.after(move);
      while (next.question?.frame.step === 'returnMember') next.play(next.question.moves[0]!);
      return fewestLeft(next, known);
    }),
  );
  known.set(key, fewest);
  return fewest;
}

test.each(PLAYERS)('E: no choice of uses leaves fewer officers, with %i players', (players) => {
  let checked = 0;
  for (const seed of ['a', 'b', 'c'])
    atEveryEvade(players, `fewest ${players} ${seed}`, ({ match, moves, plan }) => {
      const things = new Set(moves.filter((move) => 'tile' in move && move.tile !== undefined).map(thingOf));
      const escapes = match.state.stack.some(({ step }) => step === 'payEscape');
      if (things.size === 0 || things.size > 4 || escapes || match.state.automata.lieutenant !== undefined) return;
      checked += 1;
      expect(plan.wounds).toBe(fewestLeft(match));
    });
  if (players > 1) expect(checked).toBeGreaterThan(5);
});

test.each(PLAYERS)('F3: a suggestion never spends money that the exit costs, with %i players', (players) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
    atEveryEvade(players, `gate ${players} ${seed}`, (asked) => {
      const { match, seat } = asked;
      if (!match.state.stack.some(({ step }) => step === 'payEscape')) return;
      const isArrested = (plan: Evasion): boolean => {
        const { game } = outcomeOf({ ...asked, plan });
        if (game.step === 'payEscape') game.payEscape();
        return game.seat(seat).at === ARRESTED;
      };
      if (isArrested(asked.plan)) expect(isArrested({ ...asked.plan, moves: [{ move: 'endEvading' }] })).toBe(true);
    });
});

describe('the choice of uses', () => {
  const ALL = ['federal', 'local', 'swat'] as const;
  const evading = (
    seat: Parameters<typeof table>[0]['seats'][number],
    officers = { yard: ALL as readonly (typeof ALL)[number][] },
  ) => table({ seats: [{ at: 'yard.1', ...seat }, {}, {}], officers }).go('gate1.2');
  const planned = ({ match }: EscapePlanScenario, wishes = {}) => {
    const { seat, frame, moves } = match.question!;
    const view = viewFor(escapePlan, match.state, seat);
    return planEvasion(view, frame as Evade, moves, { fixed: [], kept: [], ...wishes });
  };
  const things = ({ uses }: Evasion) => uses.map(({ move }) => thingOf(move));

  test('equipment before money, and a whole tile only where it is needed', () => {
    const game = evading({
      cash: 9,
      items: ['vest', 'cap', 'helmet'],
      contacts: ['fast-car'],
      boxedAssets: ['moveFederal'],
    });
    expect(things(planned(game)).sort()).toEqual(['equipment cap', 'equipment helmet', 'equipment vest']);
    const fewer = evading({ cash: 9, items: ['vest'], contacts: ['fast-car'] });
    expect(things(planned(fewer))).toEqual(['contact fast-car']);
  });

  test('a player can keep a thing, or insist on one', () => {
    const game = evading({
      cash: 9,
      items: ['vest', 'cap', 'helmet'],
      contacts: ['fast-car'],
      boxedAssets: ['moveFederal'],
    });
    expect(things(planned(game, { kept: ['equipment cap'] }))).toEqual(['contact fast-car']);
    const all = planned(game, { kept: ['equipment cap', 'contact fast-car'] });
    expect([things(all).sort(), all.wounds]).toEqual([['equipment helmet', 'equipment vest'], 1]);
    const car = game.match.question!.moves.find((move) => move.move === 'useContact')!;
    expect(things(planned(game, { fixed: [car] }))).toEqual(['contact fast-car']);
  });

  test('E8: wounds that only add a cube are accepted together with the step', () => {
    const game = evading({ wounds: 1, firstAid: true });
    expect(planned(game).moves.map(({ move }) => move)).toEqual(['endEvading', 'takeWound', 'takeWound']);
    expect(planned(game).wounds).toBe(3);
  });

  test('E5, E8: the forecast of the whole step has the handcuffs that follow, although they are asked about later', () => {
    const game = evading({ wounds: 1, firstAid: true });
    const { dangers, changes } = preview(game.match, 0, ...planned(game).moves);
    expect(dangers).toMatchObject([{ name: 'handcuffs', values: { count: 1 } }]);
    expect(changes.handcuffs).toEqual([0, 1]);
  });

  test('E5, E8: the wound itself warns of handcuffs that need a choice of an asset, while something heals', () => {
    const game = evading({ wounds: 3, firstAid: true }).play({ move: 'endEvading' });
    expect(game.step).toBe('takeWound');
    expect(preview(game.match, 0, { move: 'takeWound' }).dangers).toMatchObject([
      { name: 'handcuffs', values: { count: 1, assets: 1 } },
    ]);
  });

  test('E5: if nothing heals, the wound that brings handcuffs is accepted too', () => {
    const game = evading({ wounds: 2, firstAid: false, contacts: ['informer'] });
    expect(planned(game).moves.map(({ move }) => move)).toEqual(['endEvading', 'takeWound', 'takeWound']);
    for (const move of planned(game).moves) game.play(move);
    expect(game.step).toBe('takeHandcuffs');
  });

  test('E5, R7: handcuffs interrupt the wounds only if they need a choice or cover the last contact', () => {
    const woundsOf = (seat: Parameters<typeof evading>[0]) => {
      const game = evading({ wounds: 3, firstAid: false, contacts: ['informer'], boxedAssets: [...ASSETS], ...seat });
      const { moves } = planned(game);
      for (const move of moves) game.play(move);
      return [moves.filter(({ move }) => move === 'takeWound').length, game.step];
    };
    expect(woundsOf({ items: ['phone'] })).toEqual([3, 'takeCan']);
    expect(woundsOf({ items: ['phone'], handcuffs: 4 })).toEqual([3, 'takeCan']);
    expect(woundsOf({ handcuffs: 4 })).toEqual([1, 'takeCan']); // the other wounds follow by themselves
    expect(woundsOf({ items: ['phone'], boxedAssets: [] })).toEqual([1, 'takeHandcuffs']);
  });

  test('E7: a step that offers nothing else, as in a lesson, is ended', () => {
    const { match } = evading({ firstAid: true });
    const { seat, frame, moves } = match.question!;
    const offered = moves.filter(({ move }) => move === 'endEvading');
    expect(moves.length).toBeGreaterThan(offered.length);
    const view = viewFor(escapePlan, match.state, seat);
    expect(planEvasion(view, frame as Evade, offered).moves).toEqual(offered);
  });

  test('R34: without anything to use, the step needs no answer', () => {
    const game = evading({ firstAid: false, cash: 0 });
    expect(game.step).not.toBe('evade');
    expect(game.told('wounded')).toHaveLength(3);
  });
});
