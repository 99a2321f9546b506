import { drawBelow, type Shape, seededChance } from '@getaway/kernel';
import type { Asked, Budget, Chosen } from './asked.ts';

/** Any legal move, each equally likely. */
export function playRandomly<G extends Shape>({ decision }: Asked<G>, { seed }: Budget): Chosen<G> {
  const { moves, number } = decision;
  const pick = drawBelow(seededChance(`${seed}/${number}`), moves.length);
  return { move: moves[pick] as G['move'], expected: [], dreams: 0 };
}
