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

const bots = { choose };
export type Bots = typeof bots;

expose(bots);
