import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { TableSetup } from '@getaway/protocol/room';
import { askedOf, gather, type Party, playOne } from '../testing/client.ts';
import { seededRandom } from './malformed.ts';

/**
 * Honest players in their own thread, so that only the server's work is measured. Either two people play each other, or
 * one plays against a bot. Measures the time from a choice until both players have the update, or until the bot has
 * answered.
 */
const { url, plays } = workerData as { readonly url: string; readonly plays: 'people' | 'bot' };
const PAUSE_MS = 30;
const SETUP: TableSetup = {
  game: 'gangsta',
  players: 2,
  options: {},
  pace: { kind: 'free' },
  onTimeout: 'wait',
  listed: false,
  watching: false,
};
const times: Record<string, number[]> = {};
let phase: string | undefined;
let party: Party | undefined;

parentPort?.on('message', (next: string | undefined) => {
  phase = next;
});
const roll = seededRandom(7);
while (phase !== 'over') {
  party ??= await gather(url, SETUP, plays === 'bot' ? ['Ann'] : ['Ann', 'Bob']);
  if (plays === 'bot') await untilAsked(party);
  if (phase === undefined) parentPort?.postMessage('ready');
  const before = phase;
  const began = performance.now();
  const played = await playOne(party, (moves) => moves[roll(moves.length)]);
  if (plays === 'bot') await untilAsked(party);
  if (played && before !== undefined) {
    times[before] = [...(times[before] ?? []), performance.now() - began];
    parentPort?.postMessage({ chosenIn: before });
  }
  if (!played) {
    for (const client of party.clients) client.close();
    party = undefined;
  }
  await wait(PAUSE_MS);
}
parentPort?.postMessage({ times });
for (const client of party?.clients ?? []) client.close();
parentPort?.close();

/** Waits until it is the first player's turn or the game is over. */
async function untilAsked({ table, clients }: Party): Promise<void> {
  const [client] = clients;
  await client?.until(
    () => askedOf(client, table) !== undefined || client.seen(table).room.scene?.result !== undefined,
  );
}
