import { drawBelow, type Shape, seededChance } from '@getaway/kernel';
import type { BotInput, Budget, Chosen } from './botInput.ts';

export function playRandomly<G extends Shape>({ decision }: BotInput<G>, { seed }: Budget): Chosen<G> {
  const { moves, number } = decision;
  const pick = drawBelow(seededChance(`${seed}/${number}`), moves.length);
  return { move: moves[pick] as G['move'], expected: [], dreams: 0 };
}
