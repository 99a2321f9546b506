import { askedOf, type Client, gather } from '../testing/client.ts';
import { serve, setupOf } from '../testing/serve.ts';

/**
 * npm run bench:tables -w @getaway/server [-- tables seconds]: games of two at so many tables at once, by real sockets on a real
 * file, server and clients in one process. Prints moves a second, and how long a move takes until both players have been told.
 */
const [tables = 50, seconds = 10] = process.argv.slice(2).map(Number);
const game = process.argv[4] ?? 'gangsta';
const served = await serve();
const parties = await Promise.all(
  Array.from({ length: tables }, () => gather(served.url, setupOf({ game }), ['Ada', 'Ben'])),
);
const until = performance.now() + seconds * 1000;
const times: number[] = [];
const began = performance.now();
await Promise.all(parties.map(({ table, clients }) => playOn(table, clients)));
const lasted = (performance.now() - began) / 1000;
const sorted = times.toSorted((a, b) => a - b);
const at = (share: number): string => `${(sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(1)} ms`;
process.stdout.write(
  `${game}, ${tables} tables: ${Math.round(times.length / lasted)} moves/s, told to both p50 ${at(0.5)}, p99 ${at(0.99)}\n`,
);
await served.remove();
process.exit(0);

async function playOn(table: string, clients: readonly Client[]): Promise<void> {
  while (performance.now() < until) {
    const client = clients.find((one) => askedOf(one, table) !== undefined);
    const asked = client === undefined ? undefined : askedOf(client, table);
    if (client === undefined || asked === undefined) return; // the game is over
    const sent = performance.now();
    const { version } = client.seen(table).room;
    await client.must('play', { table, number: asked.number, moves: [asked.moves[0]] });
    await Promise.all(clients.map((one) => one.until(() => one.seen(table).room.version > version)));
    times.push(performance.now() - sent);
  }
}
