import { LESSONS } from '@getaway/games/lessons';
import type { GameId } from '../browser/gameIds.ts';
import { tables } from '../browser/worker.ts';
import type { Voice } from '../i18n/voice.tsx';
import { contributeHere } from '../local/contributeHere.ts';
import { rememberFirstGame } from '../table/advice/firstGames.ts';
import type { OrTrouble } from '../worker/trouble.ts';

/** Begins a whole game for beginners, with easy bots and, if the game has one, a prepared start. */
export async function beginFirstGame(game: GameId, voice: Voice): Promise<OrTrouble<string>> {
  const { players: seats, level } = await LESSONS[game].firstGame();
  const players = Array.from({ length: seats }, (_, seat) =>
    seat === 0
      ? { name: voice.say('new.person', { number: 1 }) }
      : { name: voice.say('new.botName', { number: seat }), bot: level },
  );
  const begun =
    (await tables.beginPrepared(game, players)) ??
    (await tables.begin({ game, players, options: {} }, await contributeHere()));
  if ('ok' in begun) rememberFirstGame(begun.ok);
  return begun;
}
