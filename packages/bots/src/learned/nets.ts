import type { Shape } from '@getaway/kernel';
import type { LearnedGame } from './learnedGame.ts';
import type { Net } from './net.ts';
import { netOf } from './netDocument.ts';

/** The loaded nets of each game, by number of players. */
const LOADED = new WeakMap<object, Map<number, Net>>();
/**
 * The nets that were trained by playing games. All others only repeat a hand-written judgement, so they can't estimate
 * chances to win.
 */
const EXPERIENCED = new WeakSet<Net>();

/**
 * Loads the net for this number of players, if there is one. Call this before asking a bot, because bots answer
 * synchronously.
 */
export async function loadNet<G extends Shape>(game: LearnedGame<G>, players: number): Promise<void> {
  const load = game.nets[players];
  if (load === undefined || LOADED.get(game)?.has(players) === true) return;
  const document = await load();
  if (document.features !== game.features)
    throw new Error(`the net was trained with features ${document.features}; the game has ${game.features}`);
  const nets = LOADED.get(game) ?? new Map<number, Net>();
  const net = netOf(document);
  if (Number(document.trained.games) > 0) EXPERIENCED.add(net);
  LOADED.set(game, nets.set(players, net));
}

export async function loadNets<G extends Shape>(game: LearnedGame<G>): Promise<void> {
  await Promise.all(Object.keys(game.nets).map((players) => loadNet(game, Number(players))));
}

/** The net for this number of players; undefined if there is none. */
export function netFor<G extends Shape>(game: LearnedGame<G>, players: number): Net | undefined {
  const net = LOADED.get(game)?.get(players);
  if (net === undefined && game.nets[players] !== undefined) throw new Error('the net has not been loaded');
  return net;
}

/** Whether the net can estimate the chance to win. */
export const knowsChances = (net: Net): boolean => EXPERIENCED.has(net);
