import { BOTS } from './bots.ts';
import type { Game } from './game.ts';
import { HOSTS } from './hosts.ts';
import { idsIn } from './registry.ts';
import { type GameId, TEXTS } from './texts.ts';

/** Every game, with all of its parts. */
export const GAMES = Object.fromEntries(
  idsIn(TEXTS).map((id) => [id, { ...TEXTS[id], ...HOSTS[id], ...BOTS[id] }]),
) as Readonly<Record<GameId, Game>>;
