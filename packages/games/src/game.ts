import type { Level } from '@getaway/bots/levels';
import type { Shape } from '@getaway/kernel';
import { type BotParts, type GameBots, gameBots } from './bot.ts';
import { type GameHost, gameHost } from './host.ts';
import { type GameText, gameText, type TextParts } from './text.ts';

export interface Game extends GameText, GameHost, GameBots {}

interface GameParts<G extends Shape> extends BotParts<G> {
  readonly text: TextParts;
  /** The bot levels that players are offered, from the weakest to the strongest. */
  readonly levels: readonly Level[];
}

/** Combines the loaders of all parts of a game. */
export const game = <G extends Shape>({ text, levels, ...parts }: GameParts<G>): Game => ({
  ...gameText(text),
  ...gameHost(() => parts.definition(), levels),
  ...gameBots(parts),
});
