import type { GameId } from '@getaway/games';
import type { HostedGame } from '@getaway/table';

/** What a screen needs to know about a game to offer the game. All of this data can be sent to the page. */
export interface GameAbout<Id extends string = GameId>
  extends Pick<HostedGame, 'players' | 'options' | 'levels' | 'characters' | 'defaultLevel'> {
  readonly id: Id;
  /** The hash of the built-in content pack. */
  readonly housePack: string | undefined;
}

export const aboutGame = <Id extends string>(
  id: Id,
  { players, options, levels, characters, defaultLevel, packs }: HostedGame,
): GameAbout<Id> => ({ id, players, options, levels, characters, defaultLevel, housePack: packs.names()[0]?.hash });
