import { type Adapter, botAt, type Chosen, chooseMove, isLevel } from '@getaway/bots';
import { type Definition, hashOf, type Match, type Shape, viewFor } from '@getaway/kernel';
import type { BotTurn, GameBots } from './game.ts';

export function botsOf<G extends Shape>(definition: Definition<G>, adapter: Adapter<G>): GameBots {
  function choose(match: Match<G>, { level, seed, dreams, enough }: BotTurn): Chosen<G> {
    const seat = match.question?.seat;
    if (seat === undefined || !isLevel(level)) throw new Error(`no bot ${level} can choose now`);
    return chooseMove({
      match,
      adapter,
      seat,
      level,
      seed: seed ?? hashOf(viewFor(definition, match.state, seat)),
      ...(dreams === undefined ? {} : { dreams }),
      ...(enough === undefined ? {} : { enough }),
    });
  }
  return {
    // The table is one of this game: an id stands for one game.
    choose: (turn) => turn.table.think((match) => choose(match as unknown as Match<G>, turn)),
    chooseAt: (question) => botAt({ definition, adapter }, question),
  };
}
