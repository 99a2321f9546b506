export { REVIEW_ROLLOUTS, type Review, type ReviewedDecision, type Verdict, verdictOn } from '@getaway/bots/review';
export type { Bots, BotTurn } from './bot.ts';
export { type Game, game } from './game.ts';
export { GAMES } from './games.ts';
export type { GameHost } from './host.ts';
export { hostsOf, idsIn, isIn, type PlayableGame, playableOf, type Registry } from './registry.ts';
export type { Rulebook } from './text.ts';
export type { GameId } from './texts.ts';
