import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { program } from '../testing/program.ts';

const getaway = program();
afterAll(() => getaway.remove());

const fixture = (name: string): string => fileURLToPath(new URL(`../saves/fixtures/${name}.jsonl`, import.meta.url));

test('a finished game can be watched by step or by turn, as any seat saw it, up to its scores', async () => {
  const { out, code } = await getaway.run(
    ['replay', fixture('gangsta-over'), '--at', '3'],
    ['', 'b', 'n', '400', 's 2', 'nonsense', 's 9', '383', 'q'],
  );
  expect(code).toBe(0);
  expect(out.match(/Step \d+ of \d+/gu)).toEqual(expect.arrayContaining(['Step 3 of 383', 'Step 4 of 383']));
  expect(out).toContain('There is no step 400');
  expect(out).toContain('“nonsense” means nothing here.');
  expect(out).toContain('“9” isn’t a view of this game. Available: 0, 1, 2');
  expect(out).toContain('The game is over');
});

test('a running game is shown only as its one human player sees it, and can be continued from there in a new save', async () => {
  await getaway.run(['play', 'gangsta', '--players', '2', '--humans', '1', '--name', 'mine'], ['1', '1', '1', 'q']);
  const mine = join(getaway.folder, 'mine.jsonl');
  const before = readFileSync(mine, 'utf8');
  const { out } = await getaway.run(['replay', 'mine'], ['s 0', '2', 'o', 'q']);
  expect(out).toContain('isn’t a view of this game. Available: 1');
  expect(out).toContain('The game continues from step 2 as “gangsta-1”');
  const [header = ''] = readFileSync(join(getaway.folder, 'gangsta-1.jsonl'), 'utf8').split('\n');
  expect(JSON.parse(header)).toMatchObject({ origin: { id: 'mine', passages: 2, drawnFor: 0 } });
  expect((await getaway.run(['resume', 'gangsta-1'], ['q'])).out).toContain('Continuing “gangsta-1”.');
  expect(readFileSync(mine, 'utf8')).toBe(before);
});

test('after the end, people can play on all seats, with hidden cards as they were', async () => {
  const { out } = await getaway.run(
    ['replay', fixture('gangsta-over'), '--at', '20', '--seat', '1'],
    ['?', 'o people real', '383', 'o', 'q'],
  );
  expect(out).toContain('hidden cards and money stay as they really were');
  expect(out).toContain('there is nothing left to play');
  const { name = '' } = /continues from step 20 as “(?<name>[^”]+)”/u.exec(out)?.groups ?? {};
  const [header = ''] = readFileSync(join(getaway.folder, `${name}.jsonl`), 'utf8').split('\n');
  const { origin, seats } = JSON.parse(header) as { origin: object; seats: readonly object[] };
  expect(origin).toMatchObject({ passages: 20 });
  expect(origin).not.toHaveProperty('drawnFor');
  expect(seats).toEqual([{ name: 'Player 1' }, { name: 'Slick' }]);
  const swapped = await getaway.run(
    ['replay', fixture('gangsta-over'), '--at', '21', '--seat', '0'],
    ['o people', 'o real people', 'o people people', 'q'],
  );
  expect(swapped.out).toContain('Choose a seat first');
  const { other = '' } = /continues from step 21 as “(?<other>[^”]+)”/u.exec(swapped.out)?.groups ?? {};
  const [line = ''] = readFileSync(join(getaway.folder, `${other}.jsonl`), 'utf8').split('\n');
  expect(JSON.parse(line)).toMatchObject({ seats: [{ name: 'Player 1' }, { name: 'Slick' }] });
  expect((JSON.parse(line) as { origin: object }).origin).not.toHaveProperty('drawnFor');
  expect(swapped.out).toContain('“o people people” means nothing here.');
  await getaway.run(['play', 'gangsta', '--players', '2', '--humans', '1', '--name', 'running'], ['1', '1', '1', 'q']);
  const running = await getaway.run(['replay', 'running'], ['2', 'o real', 'q']);
  expect(running.out).toContain('Hidden cards and money stay hidden until the game is over.');
});

test('the refusal of an unknown step, seat or file names it', async () => {
  expect((await getaway.run(['replay', fixture('gangsta-over'), '--at', '0'])).err).toContain('There is no step “0”');
  expect((await getaway.run(['replay', 'missing'])).err).toContain('missing');
});
