import { expect, test } from 'vitest';
import { abuse } from './abuse.ts';

test('thousands of wrong messages change nothing, tell nothing and stop nothing', async () => {
  const { leaks, unchanged, goesOn, answers } = await abuse(3000);
  expect(leaks).toEqual([]);
  expect({ unchanged, goesOn }).toEqual({ unchanged: true, goesOn: true });
  expect(answers).toBeGreaterThan(1500);
});
