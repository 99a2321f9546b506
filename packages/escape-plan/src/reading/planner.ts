import { ownOf, ownSeat, type SeatId } from '@getaway/kernel';
import { DAYS, EXITS, LAST_DAY, PARTS } from '../content/vocabulary.ts';
import { escapeCosts } from '../escape.ts';
import { isAtLarge } from '../figures.ts';
import { packOf } from '../geography.ts';
import type { View } from '../view.ts';
import { type ComingTurn, comingTurns, countTurns, needsDisc } from './comingTurns.ts';
import { type ExitState, exitState } from './exits.ts';
import { departureOf, type Leaver, leaversBefore } from './leavers.ts';
import { type Chance, chanceOfOpen } from './patrolChance.ts';
import { tollOf } from './toll.ts';
import { type Way, type Ways, waysTo } from './ways.ts';

/** One of the viewer's turns on the last day, with the price and the money if the viewer escapes in this turn. */
export interface EscapeTurn extends ComingTurn {
  /** F3. The price if no rival escapes first. The Lieutenant's escape counts if he has to leave before this turn. */
  readonly cost: number;
  /** D2, A1, J4. The viewer's money at the exit. */
  readonly cash: number;
  /** The turns that the viewer takes, up to and including this one. */
  readonly taken: readonly ComingTurn[];
}

export interface ExitPlan extends Pick<ExitState, 'exit' | 'tile' | 'place'>, Ways {
  /** D4. The chance that this exit stays open. It is 1 of 1 if the exit is sure to stay open. */
  readonly chance: Chance;
  /** The way with the fewest turns. */
  readonly way: Way | undefined;
  /** The turns of the last day in which the viewer can be at this exit, in order. */
  readonly turns: readonly EscapeTurn[];
  /** The last turn in which the viewer can escape and pay. */
  readonly last: EscapeTurn | undefined;
  /** The last turn in which the thief can set out and still escape in the turn `last`. */
  readonly setOut: ComingTurn | undefined;
}

export interface EscapePlanner {
  /** D11, D12. The viewer's turns until the end of the game. */
  readonly turns: number;
  readonly byDisc: number;
  /** F3. The price now, and the price after one more escape. `next` is undefined if nobody else is in the city. */
  readonly price: { readonly now: number; readonly next: number | undefined };
  /**
   * F3, A1. The money that the viewer will lack at the exit if one of `leavers` goes first. 0 if the money is enough.
   */
  readonly shortNext: number;
  /** A1. What every turn costs after the first escape, and whether anybody has escaped. */
  readonly hush: { readonly sum: number; readonly due: boolean };
  readonly cash: number;
  /** F1. Whether the escape is declared, so that only the payment is left. */
  readonly declared: boolean;
  /** The exits that are not blocked. Once the patrol card of the last day is revealed, only one exit is left. */
  readonly exits: readonly ExitPlan[];
  /** The thieves who may escape before the viewer can. */
  readonly leavers: readonly Leaver[];
}

/**
 * F. What the viewer needs to know to escape in time. The figures assume that officers and rivals stay where they are,
 * and that the viewer gets nothing new. Undefined for spectators and for players who have left the city.
 */
export function escapePlanner(view: View): EscapePlanner | undefined {
  const seat = ownSeat(view);
  const held = ownOf(view);
  if (seat === undefined || held === undefined || view.over || !isAtLarge(held)) return undefined;
  const { prices } = packOf(view);
  const costs = escapeCosts(view);
  const coming = comingTurns(view);
  const own = coming.filter(({ who }) => who === seat);
  const { inAll, byDisc } = countTurns(coming, seat, held.discs);
  const outlook: Outlook = { view, seat, coming, own, costs };
  const exits = EXITS.map((exit) => exitState(view, exit))
    .filter(({ stand }) => stand !== 'blocked')
    .map((state) => exitPlan(outlook, state));
  const [open] = exits;
  const leavers =
    view.day === LAST_DAY && exits.length === 1 && open !== undefined
      ? leaversBefore(view, coming, { exit: open.place, turn: arrivalOf(own, open) })
      : [];
  const price = { now: view.escapeCost, next: isAlone(view, seat) ? undefined : costs[view.escaped.length + 1] };
  const hush = { sum: prices.afterEscape, due: view.escaped.length > 0 };
  return {
    turns: inAll,
    byDisc,
    price,
    shortNext: shortAfter({ price, hush, leavers }, coming, open?.turns[0]),
    hush,
    cash: held.cash ?? 0,
    declared: view.pending.some((step) => step.step === 'payEscape'),
    exits,
    leavers,
  };
}

/**
 * F3, A1. The money that the viewer will lack at the exit if one more player escapes first. Such an escape raises the
 * price of the exit, and can make every turn cost money. The result is 0 if the viewer couldn't pay even without such
 * an escape, or if the price in `turn` already includes such an escape.
 */
function shortAfter(
  { price: { now, next = now }, hush, leavers }: Pick<EscapePlanner, 'price' | 'hush' | 'leavers'>,
  coming: readonly ComingTurn[],
  turn: EscapeTurn | undefined,
): number {
  if (leavers.length === 0 || turn === undefined || turn.cost !== now || turn.cash < now) return 0;
  const first = Math.min(...leavers.map(({ atEarliest }) => coming.indexOf(atEarliest)));
  const later = turn.taken.filter((one) => !one.begun && coming.indexOf(one) > first).length;
  return Math.max(0, next - turn.cash + (hush.due ? 0 : hush.sum * later));
}

/** The first turn in which the viewer can be at this exit. If the exit can't be reached, the viewer's next turn. */
const arrivalOf = (own: readonly ComingTurn[], { turns: [first] }: ExitPlan): ComingTurn | undefined =>
  first === undefined ? own[0] : own.find(({ day, part }) => day === first.day && part === first.part);

interface Outlook {
  readonly view: View;
  readonly seat: SeatId;
  readonly coming: readonly ComingTurn[];
  readonly own: readonly ComingTurn[];
  readonly costs: readonly number[];
}

const isAlone = (view: View, seat: SeatId): boolean =>
  !view.seats.some((other, i) => i !== seat && isAtLarge(other)) &&
  !(view.automata.lieutenant !== undefined && isAtLarge(view.automata.lieutenant));

function exitPlan(outlook: Outlook, { exit, tile, place, stand }: ExitState): ExitPlan {
  const { view, seat } = outlook;
  const chance = stand === 'open' ? CERTAIN : chanceOfOpen(view, exit);
  const ways = place === undefined ? NO_WAYS : waysTo(view, seat, place);
  const way = ways.quicker ?? ways.onFoot;
  const turns = way === undefined ? [] : escapeTurns(outlook, way);
  const last = turns.findLast(({ turn }) => turn.cash >= turn.cost);
  return {
    exit,
    tile,
    place,
    chance,
    ...ways,
    way,
    turns: turns.map(({ turn }) => turn),
    last: last?.turn,
    setOut: last?.setOut,
  };
}

const CERTAIN: Chance = { cases: 1, of: 1 };
const NO_WAYS: Ways = { onFoot: undefined, quicker: undefined };

interface TurnTaken {
  readonly turn: EscapeTurn;
  readonly setOut: ComingTurn | undefined;
}

/** The turns of the last day in which the viewer can arrive at the end of a way. */
function escapeTurns({ view, seat, coming, own, costs }: Outlook, way: Way): readonly TurnTaken[] {
  const held = view.seats[seat];
  const { afterEscape } = packOf(view).prices;
  const departure = departureOf(view, coming);
  /**
   * Whether the Lieutenant has left before a turn. The turn order of the last day is unknown until that day begins.
   * Until then, he is assumed to be first in each part.
   */
  const hasLeft = (turn: ComingTurn): boolean => {
    if (departure === undefined || turn.day !== LAST_DAY) return false;
    if (view.day === LAST_DAY) return coming.indexOf(departure) < coming.indexOf(turn);
    return PARTS.indexOf(departure.part) <= PARTS.indexOf(turn.part);
  };
  const escaped = view.escaped.length;
  const before = (held?.cash ?? 0) + incomeToCome(view, seat) - way.cost;
  const cash = before - tollOf(view, seat, way, { coming, cash: before });
  const cashAfter = (taken: readonly ComingTurn[]): number =>
    cash - afterEscape * taken.filter((one) => !one.begun && (escaped > 0 || hasLeft(one))).length;
  return own.flatMap((turn, i): TurnTaken[] => {
    if (turn.day !== LAST_DAY) return [];
    const cost = costs[escaped + Number(hasLeft(turn))] ?? 0;
    const [fewest, ...more] = takenUntil(own.slice(0, i + 1), held?.discs ?? 0).filter(
      (taken) => taken.length >= way.turns,
    );
    if (fewest === undefined) return [];
    const latest = more.findLast((taken) => cashAfter(taken) >= cost) ?? fewest;
    return [{ turn: { ...turn, cost, cash: cashAfter(fewest), taken: fewest }, setOut: latest.at(-way.turns) }];
  });
}

/**
 * D12. Several lists of turns to take. Each contains the last turn and all free turns. The first list uses as few discs
 * as possible, and each further list uses one more.
 */
function takenUntil(turns: readonly ComingTurn[], discs: number): readonly (readonly ComingTurn[])[] {
  const free = turns.filter((turn) => !needsDisc(turn));
  const bought = turns.filter(needsDisc);
  const last = turns.at(-1);
  const fewest = last !== undefined && needsDisc(last) ? 1 : 0;
  const choices: (readonly ComingTurn[])[] = [];
  for (let count = fewest; count <= Math.min(discs, bought.length); count += 1)
    choices.push([...free, ...bought.slice(bought.length - count)]);
  return choices;
}

/** D2. The income of the remaining days, if it stays the same. */
function incomeToCome(view: View, seat: SeatId): number {
  const phases = DAYS.filter((day) => day > view.day).length;
  const today = view.pending.some(({ step }) => step === 'receiveIncome') ? 1 : 0;
  return (phases + today) * (view.seats[seat]?.income ?? 0);
}
