import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, gather, playOne } from '../testing/client.ts';
import { startProgram } from '../testing/program.ts';
import { newFolder, setupOf } from '../testing/serve.ts';
import { HonestPlayers, type Latency } from './latency.ts';
import { seededRandom } from './malformed.ts';

const SOCKETS = 40;
/** The pause between two requests of a socket. The resulting rate is slightly below the default limit of a socket. */
const PAUSE_MS = 52;
/** The number of choices in the game. In a longer game, showing an earlier moment is more work for the server. */
const CHOICES = 250;

/**
 * Forty anonymous sockets ask for earlier moments of a long game, as often as the default limits allow. First they
 * share one address, then each has its own. Meanwhile two people play at another table.
 */
export async function flood(seconds: number): Promise<Readonly<Record<string, Latency>>> {
  const data = newFolder();
  // Behind a proxy, the server takes the client's address from a header. So each socket of the flood can claim any
  // address.
  const settings = { SOCKET_BURST: '100', BEHIND_PROXY: '1', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '10000' };
  const server = await startProgram({ ...settings, DATA_DIR: data });
  try {
    const table = await longGame(server.url);
    const honest = await HonestPlayers.begin(server.url);
    honest.enter('quiet');
    await wait(seconds * 1000);
    for (const phase of ['oneAddress', 'manyAddresses'] as const) {
      const end = await startFlood(server.url, table, (i) => (phase === 'oneAddress' ? '10.0.0.1' : `10.0.1.${i}`));
      honest.enter(phase);
      await wait(seconds * 1000);
      honest.enter('between');
      end();
      await wait(1000);
    }
    const { between: _, ...phases } = await honest.end();
    return phases;
  } finally {
    await server.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function longGame(url: string): Promise<string> {
  const party = await gather(url, setupOf({ game: 'escape-plan', players: 4 }), ['Ada', 'Ben', 'Cid', 'Dot']);
  const roll = seededRandom(1);
  for (let i = 0; i < CHOICES && (await playOne(party, (moves) => moves[roll(moves.length)])); i += 1) await wait(15);
  return party.table;
}

/** Opens the sockets and reconnects each one that the server closes. Returns a function that stops the flood. */
async function startFlood(url: string, table: string, addressOf: (i: number) => string): Promise<() => void> {
  let over = false;
  const open = (i: number): Promise<Client | undefined> =>
    Client.open(url, undefined, { 'x-forwarded-for': addressOf(i) }).catch(() => undefined);
  const goOn = async (first: Client | undefined, i: number): Promise<void> => {
    let client = first;
    while (!over) {
      if (client === undefined || client.closed !== undefined) client = await open(i);
      void client?.ask('lookBack', { table, passages: CHOICES - 10 });
      await wait(PAUSE_MS);
    }
    client?.close();
  };
  const clients = await Promise.all(Array.from({ length: SOCKETS }, (_, i) => open(i)));
  for (const [i, client] of clients.entries()) void goOn(client, i);
  return () => {
    over = true;
  };
}
