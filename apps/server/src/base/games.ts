import { hostsOf, type Registry } from '@getaway/games';
import type { HostedGame, HostedTable } from '@getaway/table';

/** A table of any game, without its players. The room keeps the players. */
export type AnyTable = Omit<HostedTable, 'players' | 'substitute'>;

/**
 * The module whose export `GAMES` lists the games of a server. Threads get the module's name, because a registry can't
 * be sent to a thread.
 */
export const REGISTRY = '@getaway/games';

export const registryIn = async (module: string): Promise<Registry> =>
  ((await import(module)) as { readonly GAMES: Registry }).GAMES;

export const loadGames = async (module = REGISTRY): Promise<readonly HostedGame[]> => hostsOf(await registryIn(module));
