import type { GameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import type { Voice } from '../i18n/voice.tsx';
import { beginFirstGame } from '../learn/beginFirstGame.ts';
import { contributeHere } from '../local/contributeHere.ts';
import type { Listed } from '../worker/tables.ts';
import type { OrTrouble } from '../worker/trouble.ts';
import { usualPlayers } from './usualPlayers.ts';

/** Begins a game against bots. If this device stores no finished game of `game`, the new game is one for beginners. */
export async function playNow(game: GameId, voice: Voice): Promise<OrTrouble<string>> {
  const kept = await tables.list();
  if ('ok' in kept && !kept.ok.some((listed) => isFinished(listed, game))) return beginFirstGame(game, voice);
  const players = usualPlayers(voice, await tables.about(game));
  return tables.begin({ game, players, options: {} }, await contributeHere());
}

const isFinished = (listed: Listed, game: GameId): boolean =>
  !('unreadable' in listed) && listed.game === game && listed.due === undefined;
