import { afterAll, expect, test } from 'vitest';
import { killPrograms } from '../testing/program.ts';
import { abuse } from './abuse.ts';

afterAll(killPrograms);

test('thousands of wrong messages change nothing, tell nothing and stop nothing', async () => {
  const { leaks, unchanged, goesOn, answers, honest } = await abuse(3000, { quiet: 0.5 });
  expect(leaks).toEqual([]);
  expect({ unchanged, goesOn }).toEqual({ unchanged: true, goesOn: true });
  expect(answers).toBeGreaterThan(1500);
  expect(honest.abused?.choices).toBeGreaterThan(0);
});
