import type { ReceivedRefusal } from '@getaway/protocol/refusals';
import { isGameId } from '../../browser/gameIds.ts';
import { hrefOf } from '../../browser/route.ts';
import type { OpenTable } from '../../table/openTable.ts';
import { extrasOf } from '../people/extras.tsx';
import { proofOf, savedGame } from '../table/afterGame.ts';
import type { OnlineTable } from '../table/onlineTable.ts';
import { sendTableReport } from '../table/sendTableReport.ts';
import { playPortOf, watchPortOf } from '../table/tablePort.ts';

interface OpenTableDeps {
  readonly pack: unknown;
  sayWhyNot(error: ReceivedRefusal): string;
}

/** Converts the table to the form that `TableFrame` needs; undefined if this page does not know the game. */
export function openTableOf(table: OnlineTable, { pack, sayWhyNot }: OpenTableDeps): OpenTable | undefined {
  const game = table.room.value?.setup.game;
  if (!isGameId(game)) return undefined;
  return {
    game,
    watching: watchPortOf(table),
    playing: playPortOf(table),
    pack,
    defaultLevel: SERVERS_BOT,
    setPause: () => undefined, // the server sets the pace for everybody
    retry: () => table.connection.wake(),
    report: (text) => sendTableReport(table.id, text),
    exported: () => savedGame(table, { pack, sayWhyNot }),
    proof: () => proofOf(table, { game, pack }),
    close: () => table.close(),
    replayHref: hrefOf({ page: 'replay', place: 'online', id: table.id }),
    extras: extrasOf(table),
    ...(table.room.value?.setup.teaching?.adviser === true ? { adviser: { key: table.id, amongPeople: true } } : {}),
  };
}

/** Placeholder for the bot's level, which the server chooses. */
const SERVERS_BOT = 'server';
