export { type BotTurn, type Game, type GameBots, game, type Rulebook } from './game.ts';
export { GAMES, type GameId } from './games.ts';
export { hostsOf, idsIn, isIn, type PlayableGame, playableOf, type Registry } from './registry.ts';
