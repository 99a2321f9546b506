import { testimonyOn } from '@getaway/table';
import type { OpenTable } from '../../app/openLocal.ts';
import { tables } from '../../app/worker.ts';
import { witnessOf } from '../../fairness/kept.ts';
import { isGameId } from '../../games/ids.ts';
import { done, trouble } from '../../worker/trouble.ts';
import { journalOf } from '../api.ts';
import { isUnknown, me } from '../me.ts';
import { extrasOf } from '../together/extras.tsx';
import type { WireError } from '../wire/documents.ts';
import type { Socket } from '../wire/serverLine.ts';
import { OnlineTable } from './onlineTable.ts';
import { playPortOf, watchPortOf } from './tablePort.ts';

/** A WebSocket as the line uses it. */
function connect(): Socket {
  const real = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`);
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => {
      if (real.readyState === real.OPEN) real.send(text);
    },
    close: () => real.close(),
  };
  real.addEventListener('open', () => socket.onopen?.());
  real.addEventListener('message', ({ data }: MessageEvent<unknown>) => socket.onmessage?.({ data }));
  real.addEventListener('close', () => socket.onclose?.());
  return socket;
}

/** Somebody has begun to look at a table of the server; it goes on until `close`. */
export function openOnline(id: string, sayWhyNot: (error: WireError) => string): OnlineTable {
  return new OnlineTable(id, {
    connect,
    device: () => me.value?.device,
    onStranger: isUnknown,
    sayWhyNot,
  });
}

interface Around {
  /** The document of the table's pack. */
  readonly pack: unknown;
  /** A refusal in the reader's language. */
  sayWhyNot(error: WireError): string;
}

/** The table as the frame around every game needs it, once its game has begun. */
export function openTableOf(table: OnlineTable, { pack, sayWhyNot }: Around): OpenTable | undefined {
  const game = table.room.value?.setup.game;
  if (!isGameId(game)) return undefined;
  return {
    game,
    watching: watchPortOf(table),
    playing: playPortOf(table),
    pack,
    levels: [SERVERS_BOT],
    setPause: () => undefined, // everybody sees the same pace
    retry: () => table.line.wake(),
    async exported() {
      const journal = await journalOf(table.id, me.value?.device);
      return 'ok' in journal
        ? done(
            JSON.stringify({
              format: 'getaway-game',
              version: 1,
              players: table.room.value?.players,
              witness: witnessOf(table.id),
              pack,
              journal: journal.ok,
            }),
          )
        : trouble('server', sayWhyNot(journal.error));
    },
    async proof() {
      const journal = await journalOf(table.id, me.value?.device);
      const told = 'ok' in journal ? journal.ok : undefined;
      const verification = await tables.verifyJournal(game, told, pack);
      // By its own id, whatever the server says: what this device remembers can't be exchanged.
      return { verification, testimony: testimonyOn(verification, witnessOf(table.id)) ?? 'absent' };
    },
    close: () => table.close(),
    extras: extrasOf(table),
  };
}

/** The server chooses which bot it is. */
const SERVERS_BOT = 'server';
