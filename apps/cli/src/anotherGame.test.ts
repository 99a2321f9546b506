import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { program } from './testing/program.ts';

const getaway = program(fileURLToPath(new URL('./testing/pickpockets/main.ts', import.meta.url)));
afterAll(() => getaway.remove());

test('a game added to the registry can be played in the terminal to its end, with its bot', async () => {
  expect((await getaway.run(['rules', 'pickpockets', 'P1'])).out).toContain('Everybody hides one to three coins.');
  const begin = ['play', 'pickpockets', '--players', '3', '--names', 'Ada', '--name', 'purses', '--quick'];
  const begun = await getaway.run(begin, ['1', 'u', '2']);
  expect(begun.out).toContain('How many coins do you hide?');
  expect(begun.out).toContain('Saved. Resume with: getaway resume "purses"');
  expect((await getaway.run(['games'])).out).toContain('purses');
  const { code, out } = await getaway.run(
    ['resume'],
    Array.from({ length: 40 }, () => '1'),
  );
  expect(out).toContain('No purse is left.');
  expect(out).toContain('Every draw verified.');
  expect(code).toBe(0);
});

test('the protocol offers the added game too', async () => {
  const { out } = await getaway.run(['protocol'], ['{"id":1,"do":"hello"}']);
  expect(out).toContain('"id":"pickpockets"');
});
