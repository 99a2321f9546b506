import type { BotQuestion } from '@getaway/bots';
import type { GameId } from '@getaway/games';
import { BOTS } from '@getaway/games/bots';
import type { Move } from '@getaway/kernel';
import { expose } from 'comlink';

/** A request to a bot. The bot uses only the part of the position that its seat may know. */
export interface BotTask<Id extends string = GameId> extends BotQuestion {
  readonly game: Id;
}

const choose = async ({ game, ...question }: BotTask): Promise<Move> => (await BOTS[game].bots()).chooseAt(question);

/** The chance of each seat to win, for the graph of a replay. */
const chances = async ({ game, ...question }: Omit<BotTask, 'level'>): Promise<readonly number[] | undefined> =>
  (await BOTS[game].bots()).chancesAt(question);

const bots = { choose, chances };
export type Bots = typeof bots;

expose(bots);
