import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedOf, Client, gather, newPerson, openTable, playOne } from '../testing/client.ts';
import { type Served, serve, setupOf } from '../testing/serve.ts';

let server: Served;
let hired = 0;
const count = (): void => {
  hired += 1;
};
beforeAll(async () => {
  server = await serve({ botThreads: 3, botsOnlyThreads: 1 });
  process.on('worker', count);
});
afterAll(async () => {
  process.off('worker', count);
  await server.remove();
});

/** A table with only bots. The host begins the game without taking a seat. */
async function botsOnly(): Promise<{ readonly client: Client; readonly table: string }> {
  const eve = await newPerson(server.url, 'Eve');
  const table = await openTable(server.url, eve, setupOf({ game: 'escape-plan', players: 4 }));
  const client = await Client.open(server.url, eve.device);
  await client.must('watch', { table });
  await client.must('begin', { table });
  return { client, table };
}

test('tables with only bots use at most BOTS_ONLY_THREADS, however many there are; a table with people continues', async () => {
  const tables = await Promise.all(Array.from({ length: 6 }, () => botsOnly()));
  await Promise.all(
    tables.map(({ client, table }) => client.until(() => client.seen(table).log.length > 10, 'choices')),
  );
  expect(hired).toBe(1);
  const { table, clients } = await gather(server.url, setupOf(), ['Ada']);
  const [ada] = clients as [Client];
  for (let i = 0; i < 5; i += 1) {
    await ada.until(() => askedOf(ada, table) !== undefined, 'the turn after the bot');
    await playOne({ table, clients }, (moves) => moves.at(-1));
  }
  expect(hired).toBeLessThanOrEqual(2);
});
