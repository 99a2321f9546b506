import type { GameId } from '@getaway/games';
import type { HostedGame } from '@getaway/table';

/** What a screen needs to know about a game to offer the game. All of this data can be sent to the page. */
export interface GameAbout<Id extends string = GameId>
  extends Pick<HostedGame, 'players' | 'options' | 'levels' | 'characters' | 'defaultLevel'> {
  readonly id: Id;
}

export const aboutGame = <Id extends string>(
  id: Id,
  { players, options, levels, characters, defaultLevel }: HostedGame,
): GameAbout<Id> => ({ id, players, options, levels, characters, defaultLevel });
