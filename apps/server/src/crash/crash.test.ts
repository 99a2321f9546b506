import { afterAll, expect, test } from 'vitest';
import { StoreOrdeal } from '../store/crash/crash.ts';
import { killPrograms } from '../testing/program.ts';
import { endure } from './ordeal.ts';
import { ServerOrdeal } from './server.ts';

afterAll(killPrograms);

const STORE_KILLS = 20;
test(`the store keeps every promised line through ${STORE_KILLS} times kill -9`, { timeout: 300_000 }, async () => {
  let ordeal: StoreOrdeal | undefined;
  const { faults } = await endure(STORE_KILLS, (data) => {
    ordeal = new StoreOrdeal(data);
    return ordeal;
  });
  expect(faults).toEqual([]);
  expect(ordeal?.fewest).toBeGreaterThan(STORE_KILLS); // it did write
});

const SERVER_KILLS = 4;
test(`no acknowledged move is lost and no table stuck through ${SERVER_KILLS} times kill -9`, async () => {
  const { faults } = await endure(SERVER_KILLS, (data) => new ServerOrdeal({ data }));
  expect(faults).toEqual([]);
});
