import { chooseMove, isLevel } from '@getaway/bots';
import { type Definition, hashOf, loadPosition, type Move, type Shape } from '@getaway/kernel';
import { expose } from 'comlink';
import type { GameId } from '../games/ids.ts';

/** One question to a bot: the position, from which it takes only what its seat may know. */
export interface BotTask {
  readonly game: GameId;
  readonly position: object;
  readonly level: string;
  /** The pack, for a worker that has not met it. */
  readonly pack: unknown;
}

async function choose({ game, position, level, pack }: BotTask): Promise<Move> {
  switch (game) {
    case 'gangsta':
      return think((await import('@getaway/gangsta')).gangsta, position, level, pack);
    case 'escape-plan':
      return think((await import('@getaway/escape-plan')).escapePlan, position, level, pack);
  }
}

function think<G extends Shape>(definition: Definition<G>, position: object, level: string, pack: unknown): Move {
  definition.packs.put(pack);
  const loaded = loadPosition(definition, position);
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  const match = loaded.ok;
  const seat = match.decision?.seat;
  if (seat === undefined || !isLevel(level)) throw new Error(`no bot ${level} can choose now`);
  // The view is the seed: the same question gets the same answer, and the game's own chance stays out of it.
  const seed = hashOf(definition.viewFor(match.state, seat));
  return chooseMove({ match, seat, level, seed }).move;
}

const bots = { choose };
export type Bots = typeof bots;

expose(bots);
