import type { Shape } from '@getaway/kernel';
import type { LearnedGame } from './learnedGame.ts';
import type { Net } from './net.ts';
import { netOf } from './netDocument.ts';

/** Loaded nets by number of players. */
const LOADED = new WeakMap<object, Map<number, Net>>();

/** Loads the net for this number of players, if there is one. Bots answer without waiting, so this comes first. */
export async function loadNet<G extends Shape>(game: LearnedGame<G>, players: number): Promise<void> {
  const load = game.nets[players];
  if (load === undefined || LOADED.get(game)?.has(players) === true) return;
  const document = await load();
  if (document.features !== game.features)
    throw new Error(`the net was trained with features ${document.features}; the game has ${game.features}`);
  const nets = LOADED.get(game) ?? new Map<number, Net>();
  LOADED.set(game, nets.set(players, netOf(document)));
}

/** Loads the nets for all numbers of players. */
export async function loadNets<G extends Shape>(game: LearnedGame<G>): Promise<void> {
  await Promise.all(Object.keys(game.nets).map((players) => loadNet(game, Number(players))));
}

/** Undefined if no net was trained for this number of players. */
export function netFor<G extends Shape>(game: LearnedGame<G>, players: number): Net | undefined {
  const net = LOADED.get(game)?.get(players);
  if (net === undefined && game.nets[players] !== undefined) throw new Error('the net has not been loaded');
  return net;
}
