import type { GameId } from '@getaway/games';
import type { HostedGame } from '@getaway/table';

/** What a screen has to know to offer a game: the part of it that can be sent. */
export interface GameAbout<Id extends string = GameId>
  extends Pick<HostedGame, 'players' | 'options' | 'levels' | 'defaultLevel'> {
  readonly id: Id;
}

export const aboutGame = <Id extends string>(
  id: Id,
  { players, options, levels, defaultLevel }: HostedGame,
): GameAbout<Id> => ({ id, players, options, levels, defaultLevel });
