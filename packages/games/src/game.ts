import type { Shape } from '@getaway/kernel';
import { type GameBots, gameBots } from './bot.ts';
import { type Parts, withoutTypes } from './entry.ts';
import { type GameHost, gameHost } from './host.ts';
import { type GameText, gameText } from './text.ts';

export interface Game extends GameText, GameHost, GameBots {}

/** A game that can be played, made from its parts. */
export function game<G extends Shape>(typed: Parts<G>): Game {
  const parts = withoutTypes(typed);
  return { ...gameText(parts), ...gameHost(parts), ...gameBots(parts) };
}
