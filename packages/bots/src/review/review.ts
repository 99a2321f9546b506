import { hashOf, type Match, type SeatId, type Shape, viewFor } from '@getaway/kernel';
import { asking } from '../chooseMove.ts';
import type { LearnedGame } from '../learned/learnedGame.ts';
import { knowsChances, netFor } from '../learned/nets.ts';
import { chanceAt, type JudgedDecision, judgeDecision } from './judgeDecision.ts';

/** A decision with at least two different options. */
export interface ReviewedDecision<G extends Shape = Shape> extends JudgedDecision<G> {
  /** The number of the choice in the journal, from 1. */
  readonly number: number;
  readonly seat: SeatId;
}

/**
 * The account of a seat, in chances to win: `result` is `start` − `loss` + `gifts` + `luck`. Gifts are the seat's share
 * of what others lost by their decisions. Luck is everything else: draws, reveals, and the error of the estimates.
 */
interface ReviewedSeat {
  readonly seat: SeatId;
  /** The number of decisions with at least two different options. */
  readonly decisions: number;
  readonly loss: number;
  readonly points: number;
  readonly start: number;
  readonly gifts: number;
  readonly luck: number;
  /** The share of the win. */
  readonly result: number;
  /** The standard error of the loss. */
  readonly error: number;
}

export interface Review<G extends Shape = Shape> {
  readonly decisions: readonly ReviewedDecision<G>[];
  readonly seats: readonly ReviewedSeat[];
}

export interface Reviewing {
  /** The number of rollouts for a decision. */
  readonly rollouts: number;
  /** Reviews only this seat's decisions; by default all seats'. The account of luck needs all of them. */
  readonly seat?: SeatId | undefined;
  /** Only the choices with these numbers. */
  readonly only?: ReadonlySet<number> | undefined;
}

/**
 * Reviews a finished game, and yields the number of choices that are left. Each decision is judged only by what its seat knew
 * then. Undefined if no net has learned this game with this number of players.
 */
export function* reviewing<G extends Shape>(
  finished: Match<G>,
  game: LearnedGame<G> | undefined,
  { rollouts, seat: wanted, only }: Reviewing,
): Generator<number, Review<G> | undefined, void> {
  const { definition, entries, result } = finished;
  const seats = definition.seatsOf(finished.state);
  const net = game === undefined ? undefined : netFor(game, seats);
  if (game === undefined || net === undefined || !knowsChances(net) || result === undefined) return undefined;
  const learned = { game, net };
  const match = finished.clone();
  match.backTo(0);
  const decisions: ReviewedDecision<G>[] = [];
  const starts = new Map<SeatId, number>();
  for (const [i, { seat, move, draws }] of entries.entries()) {
    const asked = asking(match, seat);
    const seed = hashOf(viewFor(definition, match.state, seat));
    if (!starts.has(seat)) starts.set(seat, chanceAt(asked, learned, seed));
    const played = asked.decision.moves.find((option) => hashOf(option) === hashOf(move));
    const judged =
      played === undefined || (wanted !== undefined && seat !== wanted) || only?.has(i + 1) === false
        ? undefined
        : judgeDecision(asked, played, { learned, seed, rollouts });
    if (judged !== undefined) decisions.push({ number: i + 1, seat, ...judged });
    match.play(move, draws);
    yield entries.length - i - 1;
  }
  const winners = result.ranking.filter(({ place }) => place === 1);
  const accounts = Array.from({ length: seats }, (_, seat): ReviewedSeat => {
    const own = decisions.filter((decision) => decision.seat === seat);
    const others = decisions.filter((decision) => decision.seat !== seat);
    const loss = sum(own.map((decision) => decision.loss));
    const gifts = sum(others.map((decision) => decision.loss)) / Math.max(1, seats - 1);
    const start = starts.get(seat) ?? 1 / seats;
    const won = winners.some((score) => score.seat === seat) ? 1 / winners.length : 0;
    return {
      seat,
      decisions: own.length,
      loss,
      points: sum(own.map((decision) => decision.points)),
      start,
      gifts,
      luck: won - start + loss - gifts,
      result: won,
      error: Math.sqrt(sum(own.map(({ error }) => error ** 2))),
    };
  });
  return { decisions, seats: accounts };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
