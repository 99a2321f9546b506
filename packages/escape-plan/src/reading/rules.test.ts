import { advance, Game, type SeatId, viewFor } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { countAssetsAt, countUncovered } from '../assets.ts';
import { PACKS } from '../content/read.ts';
import { EXITS, FREE_PARTS, PARTS } from '../content/vocabulary.ts';
import { escapePlan } from '../definition.ts';
import type { Event } from '../events.ts';
import type { Frame } from '../frames.ts';
import { packOf } from '../geography.ts';
import type { Move } from '../moves.ts';
import { rowAfter } from '../notoriety.ts';
import type { EscapePlan } from '../shape.ts';
import type { State } from '../state.ts';
import { atEveryQuestion } from '../testing/atEveryQuestion.ts';
import { playUntil } from '../testing/playOut.ts';
import { newGame } from '../testing/table.ts';
import { lockerTerms } from '../visits/store.ts';
import { freeContactSpaces, freeItemSpaces, nextAssetCost, nextWound } from './board.ts';
import { countLeft, evadingOf, type Help, helpAgainst, tollOn } from './evading.ts';
import { exitState } from './exits.ts';
import { planGroups, planSums } from './plan.ts';
import { turnsLeft } from './time.ts';
import { nextLine } from './track.ts';
import { visitOf } from './visit.ts';

const [HOUSE] = PACKS.names();
const PLAYERS = [1, 2, 3, 4, 5];

/** Runs a step under the rules, up to the first question. */
function after(state: State, frame: Frame): Game<EscapePlan> {
  const game = new Game<EscapePlan>(escapePlan.cloneState(state));
  game.state.stack = [frame];
  try {
    advance(escapePlan, game);
  } catch {
    // The kernel throws if no step is left. By then, the state contains the effects of `frame`.
  }
  return game;
}

const can = (moves: readonly Move[], name: Move['move']): boolean => moves.some(({ move }) => move === name);

test.each(PLAYERS)('E4, E5, R7: the effect of one more wound, with %i players', (players) => {
  const seen = new Set<string>();
  atEveryQuestion(players, `wounds ${players}`, ({ game, view }) => {
    for (const [seat, held] of view.seats.entries()) {
      const next = nextWound(view, held);
      seen.add(next);
      const { state } = after(game.state, { step: 'takeWound', seat, left: 1, inTurn: false });
      const wounded = state.seats[seat]!;
      const cuffs = wounded.handcuffs - held.handcuffs;
      const covered = countUncovered(view, held) - countUncovered(state, wounded);
      const lost = countAssetsAt(wounded, 'box') - countAssetsAt(held, 'box');
      if (next === 'cube' || next === 'nothing')
        expect([wounded.wounds - held.wounds, cuffs]).toEqual([Number(next === 'cube'), 0]);
      else if (next === 'asset') expect(state.stack.at(-1)?.step === 'takeHandcuffs' || lost === 1).toBe(true);
      else expect([cuffs, covered, lost]).toEqual([1, Number(next === 'contact'), 0]);
    }
  });
  expect(seen).toContain('cube');
});

test.each(PLAYERS)('L6, L15, U1: free spaces and the price of the next asset, with %i players', (players) => {
  let checked = 0;
  atEveryQuestion(players, `spaces ${players}`, ({ game, seat, view, moves, frame }) => {
    const held = view.seats[seat]!;
    if (frame.step === 'storeItem') expect(can(moves, 'putItem')).toBe(freeItemSpaces(view, held) > 0);
    if (frame.step === 'placeContact')
      expect(moves.some((move) => move.move === 'putContact' && move.where === 'space')).toBe(
        freeContactSpaces(view, held) > 0,
      );
    for (const move of moves) {
      if (move.move !== 'unlock') continue;
      checked += 1;
      const { space } = game.match.after(move).match.state.seats[seat]!.assets[move.asset];
      expect(packOf(view).assetCosts[space]).toBe(nextAssetCost(view, held));
    }
  });
  expect(checked).toBeGreaterThan(5);
});

test.each(PLAYERS)('L10: the requirement and the yield of a locker, with %i players', (players) => {
  atEveryQuestion(players, `lockers ${players}`, ({ game, seat, view, moves }) => {
    for (const move of moves) {
      if (move.move !== 'openLocker') continue;
      const { needed, reached, draws } = lockerTerms(view, view.seats[seat]!, move.locker);
      expect(reached).toBeGreaterThanOrEqual(needed);
      const drawn = game.match.after(move).events.find((event) => event.type === 'tilesDrawn');
      expect(drawn?.drawn).toHaveLength(Math.min(draws, view.lockers[move.locker]));
    }
  });
});

test.each(PLAYERS)('N2, N3: the marker after the adjustment and the next line, with %i players', (players) => {
  let crossed = 0;
  for (const seed of ['marker', 'line', 'row', 'step'])
    atEveryQuestion(players, `${seed} ${players}`, ({ game, view }) => {
      for (const [seat, held] of view.seats.entries()) {
        if (!held.at.includes('.')) continue;
        const { state, events } = after(game.state, { step: 'adjustNotoriety', who: seat });
        expect(state.seats[seat]!.notoriety).toBe(rowAfter(view, held));
        const line = nextLine(view, held.notoriety);
        const crosses = events.some(({ type }) => type === 'lineCrossed');
        expect(crosses).toBe(line !== undefined && rowAfter(view, held) >= line);
        crossed += Number(crosses);
      }
    });
  expect(crossed).toBeGreaterThan(0);
});

test.each(PLAYERS)('D11: the number of turns left is correct, with %i players', (players) => {
  const seed = `turns ${players}`;
  const game = newGame(players, seed, [], HOUSE?.hash);
  const promised = new Map<number, { readonly day: number; readonly seat: SeatId; readonly turns: number }>();
  playUntil(game, seed, ({ match, events }) => {
    const view = viewFor(escapePlan, match.state, 'spectator');
    for (const [seat] of view.seats.entries())
      promised.set(events.length * 10 + seat, { day: view.day, seat, turns: turnsLeft(view, seat).today });
    return false;
  });
  for (const [key, { seat, turns }] of promised) {
    const later = game.events.slice(Math.floor(key / 10));
    const nextDay = later.findIndex(({ type }) => type === 'dayBegan' || type === 'gameEnded');
    const today = later.slice(0, nextDay);
    const isOut = (event: Event): boolean =>
      (event.type === 'arrested' && event.seat === seat) || (event.type === 'escaped' && event.who === seat);
    if (game.events.some(isOut) && !later.slice(nextDay).some(isOut)) continue; // the seat had left the city before
    expect(countFreeTurns(today, game.events.slice(0, Math.floor(key / 10)), seat)).toBe(turns);
  }
  expect(promised.size).toBeGreaterThan(50);
});

/** The number of a seat's turns in parts that need no disc. */
function countFreeTurns(events: readonly Event[], before: readonly Event[], seat: SeatId): number {
  let part = before.findLast((event) => event.type === 'partBegan')?.part ?? PARTS[0];
  let count = 0;
  for (const event of events) {
    if (event.type === 'partBegan') part = event.part;
    if (event.type === 'turnBegan' && event.who === seat && FREE_PARTS.includes(part)) count += 1;
  }
  return count;
}

test.each(PLAYERS)('D4, F1: the open exit, with %i players', (players) => {
  atEveryQuestion(players, `exits ${players}`, ({ view, moves }) => {
    const open = EXITS.map((exit) => exitState(view, exit)).filter(({ stand }) => stand === 'open');
    expect(open.length).toBeLessThanOrEqual(1);
    for (const move of moves) if (move.move === 'travel' && move.escape) expect(move.to).toBe(open[0]?.place);
  });
});

const things = (move: Move): readonly string[] => {
  switch (move.move) {
    case 'useContact':
      return [`contact ${move.card}`];
    case 'useEquipment':
      return [`equipment ${move.equipment}`];
    case 'useFixer':
      return [`fixer ${move.fixer}`];
    case 'useAsset':
      return [`asset ${move.asset}`];
    case 'useMember':
      return ['member'];
    default:
      return [];
  }
};

const named = (help: Help): string => {
  switch (help.kind) {
    case 'contact':
      return `contact ${help.card}`;
    case 'asset':
      return `asset ${help.asset}`;
    case 'member':
      return 'member';
    default:
      return `${help.kind} ${help.tile}`;
  }
};

test.each(PLAYERS)(
  'E, X: the listed means are exactly those that work against an officer, with %i players',
  (players) => {
    let checked = 0;
    for (const seed of ['a', 'b'])
      atEveryQuestion(players, `help ${players} ${seed}`, ({ game, seat, view, moves, frame }) => {
        if (frame.step !== 'evade') return;
        const tiles = evadingOf(view, frame, moves);
        const { events } = game.match.after({ move: 'endEvading' });
        expect(events.find((event) => event.type === 'evadingEnded')?.wounds).toBe(countLeft(tiles)); // rule E4
        for (const { tile, pursuers } of tiles)
          for (const { officer, evaded } of pursuers) {
            if (evaded) continue;
            const ways = moves.filter((move) => {
              const { match } = game.match.after(move);
              const next = match.question;
              if (match.state.evaded.some((one) => one.tile === tile && one.officer === officer)) return true;
              const isSent = next?.frame.step === 'moveOfficer' || next?.frame.step === 'removeOfficer';
              return (
                isSent &&
                next.seat === seat &&
                'officers' in next.frame &&
                next.frame.officers.some((one) => one === officer)
              );
            });
            checked += 1;
            expect(new Set(helpAgainst(view, officer).map(named))).toEqual(new Set(ways.flatMap(things)));
          }
      });
    expect(checked).toBeGreaterThan(5);
  },
);

test('J4: the toll of the Lieutenant', () => {
  let tolls = 0;
  for (const seed of ['a', 'b', 'c', 'd'])
    atEveryQuestion(1, `toll ${seed}`, ({ game, seat, view, frame }) => {
      if (frame.step !== 'evade') return;
      const toll = frame.tiles.map((tile) => tollOn(view, tile)).find((one) => one !== undefined);
      const paid = after(game.state, { step: 'payLieutenant', seat, tiles: frame.tiles });
      const paidSum = paid.events.find((event) => event.type === 'paid')?.sum;
      expect(paidSum).toBe(toll?.canPay === true ? toll.sum : undefined);
      expect(paid.events.some(({ type }) => type === 'wounded') || paid.state.stack.length > 0).toBe(
        toll?.canPay === false,
      );
      tolls += Number(toll !== undefined);
    });
  expect(tolls).toBeGreaterThan(0);
});

test.each(PLAYERS)('G5: the sum of the visited lines is the plan’s score, with %i players', (players) => {
  const game = atEveryQuestion(players, `plan ${players}`, () => {});
  const view = viewFor(escapePlan, game.state, 'spectator');
  for (const { seat, lines } of game.match.result!.ranking) {
    if (typeof seat !== 'number') continue;
    const { got } = planSums(planGroups(view, seat, view.seats[seat]?.plan));
    const scored = lines.filter(({ line }) => ['firstGroup', 'secondGroup', 'safeHouses'].includes(line));
    expect(scored.reduce((sum, { value }) => sum + value, 0)).toBe(got);
  }
});

/** Questions in the middle of a visit step, and the steps that they can belong to. */
const INSIDE: Partial<Record<Frame['step'], readonly string[]>> = {
  placeContact: ['takeContact'],
  keepTile: ['openLocker', 'exitReward'],
  storeItem: ['buyFixer', 'buyEquipment', 'openLocker', 'exitReward'],
};

test.each(PLAYERS)('L: the current step of a visit is the one that is asked, with %i players', (players) => {
  let checked = 0;
  atEveryQuestion(players, `visit ${players}`, ({ game, seat, view, frame }) => {
    const visit = visitOf({ view, log: [{ events: game.events }], frame }, seat);
    const now = visit?.steps.filter(({ stand }) => stand === 'now').map(({ step }) => step) ?? [];
    expect(now.length).toBeLessThanOrEqual(1);
    for (const step of now) expect([frame.step, ...(INSIDE[frame.step] ?? [])]).toContain(step);
    for (const pending of view.pending.filter((one) => 'visiting' in one && one.visiting))
      expect(visit?.steps.find(({ step }) => step === pending.step)?.stand).not.toBe('done');
    checked += now.length;
  });
  expect(checked).toBeGreaterThan(5);
});
