import { type Shape, sameMove } from '@getaway/kernel';
import type { Imagined } from '../imagined.ts';
import { type Judge, type Judgement, worthOf } from './judge.ts';
import { followTurn } from './turnPlans.ts';

/** A way to play the rest of the turn, with what the net expects of it. */
export interface Candidate<G extends Shape> {
  readonly moves: readonly G['move'][];
  readonly judgement: Judgement;
  readonly worth: number;
  /** Whether it ends before anything is drawn, so that its value is the same in every dream. */
  readonly isCertain: boolean;
}

/** All ways to play the rest of the turn, the best first. Ways that lead to the same position are one. */
export function candidatesIn<G extends Shape>(judge: Judge<G>, dream: Imagined<G>): readonly Candidate<G>[] {
  const seat = dream.fork?.seat;
  if (seat === undefined) throw new Error('nobody is asked in the imagined game');
  judge.setBase(dream, seat);
  const found = new Map<number, Candidate<G>>();
  followTurn(judge.game, dream, 'many', ({ moves, end }) => {
    const judgement = judge.judgeNear(end, seat);
    const worth = worthOf(judge.game, judgement);
    // Equal features mean the same position, and give exactly the same value.
    const isCertain = end.fork === undefined && !end.hasDrawnSince(dream);
    if (!found.has(worth)) found.set(worth, { moves, judgement, worth, isCertain });
  });
  return [...found.values()].sort((a, b) => b.worth - a.worth);
}

/** The best candidate for each first move, the best first. */
export function byFirstMove<G extends Shape>(candidates: readonly Candidate<G>[]): readonly Candidate<G>[] {
  const firsts: Candidate<G>[] = [];
  for (const candidate of candidates) {
    const [first] = candidate.moves;
    if (first !== undefined && !firsts.some(({ moves: [known] }) => known !== undefined && sameMove(known, first)))
      firsts.push(candidate);
  }
  return firsts;
}
