import { afterAll, expect, test } from 'vitest';
import { killPrograms } from '../testing/program.ts';
import { runCrashTest } from './crashTest.ts';
import { ServerCrashTest } from './serverCrashTest.ts';
import { StoreCrashTest } from './storeCrashTest.ts';

afterAll(killPrograms);

const STORE_KILLS = 10;
test(`the store loses no acknowledged line in ${STORE_KILLS} kills (kill -9)`, {
  timeout: 300_000,
}, async () => {
  let crashTest: StoreCrashTest | undefined;
  const { faults } = await runCrashTest(STORE_KILLS, (data) => {
    crashTest = new StoreCrashTest(data);
    return crashTest;
  });
  expect(faults).toEqual([]);
  expect(crashTest?.fewest).toBeGreaterThan(STORE_KILLS); // proves that lines were written
});

const SERVER_KILLS = 3;
test(`no acknowledged move is lost and every table continues after ${SERVER_KILLS} kills (kill -9)`, async () => {
  const { faults } = await runCrashTest(SERVER_KILLS, (data) => new ServerCrashTest({ data }));
  expect(faults).toEqual([]);
});
