import { chooseMove, isLevel } from '@getaway/bots';
import type { Match, Shape } from '@getaway/kernel';

export { LEVELS, levelsOf } from '@getaway/bots';

/**
 * The bot's answer to the decision that is due. Its dreams have a seed of their own, which knows nothing of the game's, so
 * that a game with the same seed and the same choices goes the same way.
 */
export function chooseForBot<G extends Shape>(match: Match<G>, level: string): G['move'] {
  const seat = match.decision?.seat;
  if (seat === undefined || !isLevel(level)) throw new Error(`no bot ${level} can choose now`);
  return chooseMove({ match, seat, level, seed: `seat ${seat}` }).move;
}
