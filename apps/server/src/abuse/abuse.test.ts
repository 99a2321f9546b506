import { afterAll, expect, test } from 'vitest';
import { killPrograms } from '../testing/program.ts';
import { abuse } from './abuse.ts';
import { attack } from './attack.ts';
import { ATTACKS, type AttackName } from './attacks.ts';

afterAll(killPrograms);

test('many malformed messages change nothing, leak nothing and stop nothing', async () => {
  const { leaks, unchanged, goesOn, answers, honest } = await abuse(1500, { quiet: 0.3 });
  expect(leaks).toEqual([]);
  expect({ unchanged, goesOn }).toEqual({ unchanged: true, goesOn: true });
  expect(answers).toBeGreaterThan(750);
  expect(honest.abused?.choices).toBeGreaterThan(0);
});

test.each(Object.keys(ATTACKS) as AttackName[])('%s: people can still play and join', async (name) => {
  const { honest, newcomers } = await attack(name, { quiet: 0.3, attacked: 1.5 });
  expect(honest.attacked?.choices).toBeGreaterThan(0);
  expect(newcomers.admitted).toBeGreaterThan(0);
});
