import { type GameBots, gameBots } from './bot.ts';
import type { GameId } from './texts.ts';

export const BOTS: Readonly<Record<GameId, GameBots>> = {
  gangsta: gameBots({
    definition: async () => (await import('@getaway/gangsta/definition')).gangsta,
    adapter: async () => (await import('@getaway/bots/adapters/gangsta')).gangstaAdapter,
  }),
  'escape-plan': gameBots({
    definition: async () => (await import('@getaway/escape-plan/definition')).escapePlan,
    adapter: async () => (await import('@getaway/bots/adapters/escapePlan')).escapePlanAdapter,
  }),
};
