import type { Shape } from '@getaway/kernel';
import { type BotParts, type GameBots, gameBots } from './bot.ts';
import { type GameHost, gameHost } from './host.ts';
import { type GameText, gameText, type TextParts } from './text.ts';

export interface Game extends GameText, GameHost, GameBots {}

/** Combines the loaders of all parts of a game. */
export const game = <G extends Shape>({ text, ...parts }: BotParts<G> & { readonly text: TextParts }): Game => ({
  ...gameText(text),
  ...gameHost(() => parts.definition()),
  ...gameBots(parts),
});
