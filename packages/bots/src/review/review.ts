import { hashOf, type Match, type SeatId, type Shape, sameMove } from '@getaway/kernel';
import type { BotInput } from '../botInput.ts';
import { inputFromMatch } from '../chooseMove.ts';
import type { LearnedGame } from '../learned/learnedGame.ts';
import { knowsChances, netFor } from '../learned/nets.ts';
import { type GameWithNet, type JudgedDecision, judgeDecision } from './judgeDecision.ts';
import { type Change, LuckMeter, shareOf } from './luck.ts';
import type { Course } from './trial.ts';

/** A judged decision. Decisions at which there was nothing to choose are not judged. */
export interface ReviewedDecision<G extends Shape = Shape> extends JudgedDecision<G> {
  /** The number of the choice in the journal, counted from 1. */
  readonly number: number;
  readonly seat: SeatId;
}

interface Swing {
  readonly number: number;
  readonly luck: number;
}

/** How a seat's chance to win developed. `start` + `own` + `others` + `luck` is exactly `result`. */
export interface ReviewedSeat {
  readonly seat: SeatId;
  /** How many decisions were judged. Decisions at which there was nothing to choose do not count. */
  readonly decisions: number;
  /** By how much these decisions lowered the chance to win in total, compared with the best plans. */
  readonly loss: number;
  readonly points: number;
  readonly start: number;
  /** How much the seat's own choices changed its chance to win. */
  readonly own: number;
  readonly others: number;
  /** How much draws and reveals changed the chance to win. */
  readonly luck: number;
  /** The seat's share of the win: 1 for a win, a fraction for a tie, and 0 for a loss. */
  readonly result: number;
  /**
   * The standard error of `luck`. If the luck is overestimated, the effect of the choices is underestimated by the same
   * amount.
   */
  readonly error: number;
  /** The largest changes caused by luck, in the order in which they happened. */
  readonly swings: readonly Swing[];
}

export interface Review<G extends Shape = Shape> {
  readonly decisions: readonly ReviewedDecision<G>[];
  readonly seats: readonly ReviewedSeat[];
}

export interface Reviewing {
  /** The number of rollouts (simulated continuations) for each decision. With 0, only luck is measured. */
  readonly rollouts: number;
  /** The only seat to review. By default all seats are reviewed. */
  readonly seat?: SeatId | undefined;
  /** If given, only the choices with these numbers are reviewed. Luck is then not measured. */
  readonly only?: ReadonlySet<number> | undefined;
}

/** How many of the largest changes by luck are listed. */
const SWINGS = 3;

/**
 * Reviews a finished game. After each choice, yields how many choices are left to review. Each decision is judged only
 * by what its seat knew at that moment. Returns undefined if there is no net for this number of players, or if the
 * choices are not known.
 */
export function* reviewing<G extends Shape>(
  finished: Match<G>,
  game: LearnedGame<G> | undefined,
  { rollouts, seat: wanted, only }: Reviewing,
): Generator<number, Review<G> | undefined, void> {
  const { definition, entries, result } = finished;
  const count = definition.seatsOf(finished.state);
  const net = game === undefined ? undefined : netFor(game, count);
  if (game === undefined || net === undefined || !knowsChances(net)) return undefined;
  if (result === undefined || entries.length === 0) return undefined;
  const learned = { game, net };
  const match = finished.clone();
  match.backTo(0);
  const seats = wanted === undefined ? Array.from({ length: count }, (_, seat) => seat) : [wanted];
  const meter = only === undefined ? new LuckMeter(learned, match, { seats, seed: hashOf(entries) }) : undefined;
  const start = meter?.values ?? [];
  const decisions: ReviewedDecision<G>[] = [];
  const changes: (readonly Change[])[] = [];
  let turn: Chosen<G>[] = [];
  let left = entries.length;
  for (const [i, { seat, move, draws }] of entries.entries()) {
    const number = i + 1;
    // Judging a choice needs the later choices of the same turn, so these are collected too.
    const isJudged = rollouts > 0 && seats.includes(seat) && (only?.has(number) !== false || turn.length > 0);
    if (isJudged) turn.push(chosenIn(match, move, number));
    if (meter === undefined) match.play(move, draws);
    else changes.push(meter.play(match, move, draws));
    if (!isJudged) {
      left -= 1;
      yield left;
    }
    const isTurnOver = match.decision?.seat !== seat || match.events.some(({ type }) => type === TURN_BEGAN);
    if (!isTurnOver) continue;
    for (const judged of judgeTurn(turn, learned, rollouts)) {
      if (judged !== undefined && only?.has(judged.number) !== false) decisions.push(judged);
      left -= 1;
      yield left;
    }
    turn = [];
  }
  decisions.sort((a, b) => a.number - b.number);
  if (meter === undefined) return { decisions, seats: [] };
  const accounts = seats.map((seat, at): ReviewedSeat => {
    const own = decisions.filter((decision) => decision.seat === seat);
    const course = changes.flatMap((change, i) => {
      const one = change[at];
      return one === undefined ? [] : [{ ...one, number: i + 1, isOwn: entries[i]?.seat === seat }];
    });
    const byChoices = (isOwn: boolean): number =>
      sum(course.filter((one) => one.isOwn === isOwn).map(({ choice }) => choice));
    return {
      seat,
      decisions: own.length,
      loss: sum(own.map(({ loss }) => loss)),
      points: sum(own.map(({ points }) => points)),
      start: start[at] ?? 0,
      own: byChoices(true),
      others: byChoices(false),
      luck: sum(course.map(({ luck }) => luck)),
      result: shareOf(result, seat),
      error: Math.sqrt(sum(course.map(({ variance }) => variance))),
      swings: course
        .toSorted((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
        .slice(0, SWINGS)
        .filter(({ luck }) => luck !== 0)
        .map(({ number, luck }) => ({ number, luck }))
        .toSorted((a, b) => a.number - b.number),
    };
  });
  return { decisions, seats: accounts };
}

/** The event with which a turn begins. */
const TURN_BEGAN = 'turnBegan';

interface Chosen<G extends Shape> {
  readonly number: number;
  readonly asked: BotInput<G>;
  readonly played: G['move'];
}

function chosenIn<G extends Shape>(match: Match<G>, move: G['move'], number: number): Chosen<G> {
  const { decision } = match;
  const played = decision?.moves.find((option) => sameMove(option, move));
  if (decision === undefined || played === undefined) throw new Error(`choice ${number} was not possible`);
  return { number, asked: inputFromMatch(match.clone(), decision.seat), played };
}

/**
 * Judges the choices of a turn, from the last to the first. For each choice, the best continuation after it is assumed
 * instead of the later moves that were played. So only the choice that gave up a better plan counts as a mistake.
 */
function* judgeTurn<G extends Shape>(
  turn: readonly Chosen<G>[],
  learned: GameWithNet<G>,
  rollouts: number,
): Generator<ReviewedDecision<G> | undefined, void> {
  let rest: Course<G> | undefined;
  for (const { number, asked, played } of turn.toReversed()) {
    const { seat } = asked;
    const rests = rest === undefined ? [] : [rest];
    const judged = judgeDecision(asked, played, { learned, seed: hashOf(asked.view), rollouts, rests });
    rest = judged.best;
    yield judged.decision === undefined ? undefined : { number, seat, ...judged.decision };
  }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
