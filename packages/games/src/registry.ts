import type { HostedGame } from '@getaway/table';
import type { Bots } from './bot.ts';
import type { Game } from './game.ts';
import type { GameHost } from './host.ts';

export type Registry<Id extends string = string> = Readonly<Record<Id, Game>>;

export interface PlayableGame {
  readonly host: HostedGame;
  readonly bots: Bots;
}

type ById<Id extends string> = Readonly<Record<Id, unknown>>;

export const idsIn = <Id extends string>(games: ById<Id>): readonly Id[] => Object.keys(games) as Id[];

export const isIn = <Id extends string>(games: ById<Id>, id: unknown): id is Id =>
  typeof id === 'string' && Object.hasOwn(games, id);

export const hostsOf = (games: Readonly<Record<string, GameHost>>): Promise<readonly HostedGame[]> =>
  Promise.all(Object.values(games).map((game) => game.host()));

/** Loads every game of a registry with its bots and their neural networks. */
export const playableOf = (games: Registry): Promise<readonly PlayableGame[]> =>
  Promise.all(
    Object.values(games).map(async (game) => {
      const [host, bots] = await Promise.all([game.host(), game.bots()]);
      await bots.load();
      return { host, bots };
    }),
  );
