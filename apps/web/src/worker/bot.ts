import { type BotQuestion, botAt } from '@getaway/bots';
import type { Move } from '@getaway/kernel';
import { expose } from 'comlink';
import type { GameId } from '../games/ids.ts';

/** One question to a bot: the position, from which it takes only what its seat may know. */
export interface BotTask extends BotQuestion {
  readonly game: GameId;
}

async function choose({ game, ...question }: BotTask): Promise<Move> {
  switch (game) {
    case 'gangsta':
      return botAt((await import('@getaway/gangsta')).gangsta, question);
    case 'escape-plan':
      return botAt((await import('@getaway/escape-plan')).escapePlan, question);
  }
}

const bots = { choose };
export type Bots = typeof bots;

expose(bots);
