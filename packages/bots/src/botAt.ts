import { type Definition, hashOf, loadPosition, type Move, type Shape, viewFor } from '@getaway/kernel';
import type { Adapter } from './adapter.ts';
import { chooseMove } from './chooseMove.ts';
import { isLevel } from './levels.ts';

/** A question to a bot that runs in another thread or worker. */
export interface BotQuestion {
  readonly position: object;
  readonly level: string;
  /** The content pack, for a thread that has not loaded it. */
  readonly pack: unknown;
}

/** The move of the bot that is due in a position. The same question gets the same answer. */
export function botAt<G extends Shape>(
  { definition, adapter }: { readonly definition: Definition<G>; readonly adapter: Adapter<G> },
  { position, level, pack }: BotQuestion,
): Move {
  definition.packs.put(pack);
  const loaded = loadPosition(definition, position);
  if ('refusal' in loaded) throw new Error(loaded.refusal.message);
  const match = loaded.ok;
  const seat = match.decision?.seat;
  if (seat === undefined || !isLevel(level)) throw new Error(`no bot ${level} can choose now`);
  // Seeded by the view, so that the game's own random numbers stay secret.
  const seed = hashOf(viewFor(definition, match.state, seat));
  return chooseMove({ match, adapter, seat, level, seed }).move;
}
