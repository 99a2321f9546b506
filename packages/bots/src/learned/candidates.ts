import { type SeatId, type Shape, sameMove } from '@getaway/kernel';
import type { Imagined } from '../imagined.ts';
import { type Judge, worthOf } from './judge.ts';
import type { Goods, Judgement, LearnedGame } from './learnedGame.ts';
import { biasOf, type Manner } from './manner.ts';
import { followTurn, type TurnPlan } from './turnPlans.ts';

/** A way to play the rest of the turn, with the net's judgement of the resulting position. */
export interface Candidate<G extends Shape> {
  readonly moves: readonly G['move'][];
  readonly judgement: Judgement;
  /** How much the bot's style and its misjudgement change the judgement of this candidate, in logits. */
  readonly bias: number;
  /** The sum of the judgement and the bias, by which candidates are compared. */
  readonly worth: number;
  /**
   * Whether the candidate ends before anything is drawn. If so, its value is the same in every dream (imagined state).
   */
  readonly isCertain: boolean;
  /** The position to which the candidate leads. */
  readonly end: Imagined<G>;
}

/**
 * All ways to play the rest of the turn, the best first. Ways that lead to the same position count as one. For each
 * move in `also`, at least one way begins with the move, even if that is not sensible.
 */
export function candidatesIn<G extends Shape>(
  judge: Judge<G>,
  dream: Imagined<G>,
  manner: Manner<G>,
  also: readonly G['move'][] = [],
): readonly Candidate<G>[] {
  const seat = dream.fork?.seat;
  if (seat === undefined) throw new Error('nobody is asked in the imagined game');
  judge.forgetBase();
  const found = new Map<number, Candidate<G>>();
  const rate = ({ moves, end }: TurnPlan<G>): Candidate<G> => {
    const judgement = judge.judgeNear(end, seat);
    const bias = biasOf(judge, manner, end, seat);
    const isCertain = end.fork === undefined && !end.hasDrawnSince(dream);
    return { moves, judgement, bias, worth: worthOf(judge.game, dream.seatCount, judgement) + bias, isCertain, end };
  };
  followTurn(judge.game, dream, 'many', (plan) => {
    const candidate = rate(plan);
    // Ways that lead to the same position have the same features, and so exactly the same value.
    if (!found.has(candidate.worth)) found.set(candidate.worth, candidate);
  });
  const candidates = [...found.values()];
  for (const move of also) {
    const isKnown = ({ moves: [first] }: Candidate<G>): boolean => first !== undefined && sameMove(first, move);
    if (!candidates.some(isKnown)) candidates.push(...planAfter(judge, dream, move).map(rate));
  }
  return candidates.sort((a, b) => b.worth - a.worth);
}

/**
 * The ways to play the rest of the turn that begin with this move. A move that ends the turn is a complete way by
 * itself. The list is empty only if there is no way to continue after this move.
 */
function planAfter<G extends Shape>({ game }: Judge<G>, dream: Imagined<G>, move: G['move']): readonly TurnPlan<G>[] {
  const next = dream.after(move, game.pauses);
  const before = dream.fork;
  const now = next.fork;
  if (now === undefined || before === undefined || now.seat !== before.seat || game.isNewTurn(before, now))
    return [{ moves: [move], end: next }];
  const plans: TurnPlan<G>[] = [];
  followTurn(game, next, 'few', ({ moves, end }) => {
    plans.push({ moves: [move, ...moves], end });
  });
  return plans;
}

/** If several candidates begin with the same move, keeps only the best of them. The candidates stay sorted by value. */
export function byFirstMove<G extends Shape>(candidates: readonly Candidate<G>[]): readonly Candidate<G>[] {
  const firsts: Candidate<G>[] = [];
  for (const candidate of candidates) {
    const [first] = candidate.moves;
    if (first !== undefined && !firsts.some(({ moves: [known] }) => known !== undefined && sameMove(known, first)))
      firsts.push(candidate);
  }
  return firsts;
}

/**
 * Drops every candidate that is dominated: it leads to the same position as another one, but leaves the
 * seat with less of what is always good to have, such as money.
 */
export function withoutDominated<G extends Shape>(
  { goodsOf }: LearnedGame<G>,
  seat: SeatId,
  candidates: readonly Candidate<G>[],
): readonly Candidate<G>[] {
  const known: Goods[] = [];
  return candidates.filter(({ end }) => {
    const own = goodsOf(end.state, seat);
    if (known.some((other) => other.rest === own.rest && isNoMore(own.goods, other.goods))) return false;
    known.push(own);
    return true;
  });
}

const isNoMore = (goods: readonly number[], other: readonly number[]): boolean =>
  goods.every((amount, i) => amount <= (other[i] ?? amount));
