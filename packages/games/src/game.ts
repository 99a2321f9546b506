import type { Shape } from '@getaway/kernel';
import { type BotParts, type GameBots, gameBots } from './bot.ts';
import { type GameHost, gameHost } from './host.ts';
import { type GameText, gameText, type TextParts } from './text.ts';

/** Any game, loaded part by part. */
export interface Game extends GameText, GameHost, GameBots {}

/** A complete line of a registry. */
export const game = <G extends Shape>({ text, ...parts }: BotParts<G> & { readonly text: TextParts }): Game => ({
  ...gameText(text),
  ...gameHost(() => parts.definition()),
  ...gameBots(parts),
});
