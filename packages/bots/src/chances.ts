import { hashOf, type Match, type SeatId, type Shape, seededChance, viewFor } from '@getaway/kernel';
import { Imagined } from './imagined.ts';
import { chanceOf } from './learned/curves.ts';
import { Judge } from './learned/judge.ts';
import type { LearnedGame } from './learned/learnedGame.ts';
import { knowsChances, netFor } from './learned/nets.ts';
import { sharesOf } from './shares.ts';

const DREAMS = 5;

/**
 * Each seat's chance to win, estimated by a net from what that seat knows. With several seats, the chances add up to 1.
 * Undefined if the game is over, or if there is no trained net for this number of players.
 */
export function winningChances<G extends Shape>(
  match: Match<G>,
  game: LearnedGame<G> | undefined,
): readonly number[] | undefined {
  const { definition, state, question } = match;
  const seats = definition.seatsOf(state);
  const net = game === undefined ? undefined : netFor(game, seats);
  if (game === undefined || net === undefined || !knowsChances(net) || question === undefined) return undefined;
  const judge = new Judge(game, net);
  const chanceFor = (seat: SeatId): number => {
    const seed = hashOf(viewFor(definition, state, seat));
    let sum = 0;
    for (let i = 0; i < DREAMS; i += 1) {
      const dream = Imagined.dream({ definition, state, question }, seat, seededChance(`${seed} ${i}`));
      sum += chanceOf(judge.judge(dream, seat).logit);
    }
    return sum / DREAMS;
  };
  return sharesOf(Array.from({ length: seats }, (_, seat) => chanceFor(seat)));
}
