import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { program } from '../testing/program.ts';

const { run, folder, remove } = program();
afterAll(remove);

const LAB = ['lab', 'gangsta', '--players', '2', '--seats', 'random,random', '--threads', '1', '--json', '--seed', 'x'];
const lastLine = (out: string): unknown => JSON.parse(out.trim().split('\n').at(-1) ?? '');

test('the last line of the output has the figures, and an interrupted measurement continues with the same games', async () => {
  const file = join(folder, 'record.jsonl');
  const whole = await run([...LAB, '--games', '4']);
  expect(whole.code).toBe(0);
  await run([...LAB, '--games', '2', '--record', file]);
  const continued = await run([...LAB, '--games', '4', '--record', file]);
  const figures = lastLine(whole.out) as { seats: { winShare: number }[] };
  expect(figures).toMatchObject({ game: 'gangsta', players: 2, games: 4, seats: [{ level: 'random' }, {}] });
  const shares = figures.seats.map(({ winShare }) => ({ winShare }));
  expect(lastLine(continued.out)).toMatchObject({ seats: shares });
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5);
});

test('the figures include the escape rate and the mean of each line of the score', async () => {
  const seats = ['--players', '2', '--seats', 'random,random', '--games', '2', '--threads', '1'];
  const { out } = await run(['lab', 'escape-plan', ...seats, '--json', '--seed', 'x']);
  const { seats: figures } = lastLine(out) as { seats: { rankedShare: number; meanLines: Record<string, number> }[] };
  // A random player hardly ever finds the exit.
  expect(figures.map(({ rankedShare }) => rankedShare)).toEqual([0, 0]);
  expect(Object.keys(figures[0]?.meanLines ?? {})).toContain('cash');
  expect(out).toContain('escaped in 0% of its games');
  expect(out).toMatch(/Cash -?\d/u);
});

test('wrong levels, numbers and records are refused', async () => {
  const refused = async (...args: string[]) => (await run([...LAB, ...args])).err;
  expect(await refused('--seats', 'random,clairvoyant')).toContain('clairvoyant');
  expect(await refused('--players', '3')).toContain('2 levels');
  expect(await refused('--games', 'many')).toContain('many');
  expect(await refused('--games', '2', '--seed', 'y', '--record', join(folder, 'record.jsonl'))).toContain('settings');
});

const FIRST_MOVE = `
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, moves } = JSON.parse(line);
  console.log(JSON.stringify({ id, move: moves[0] }));
});`;

test('another program can play a seat', async () => {
  const file = join(folder, 'bot.mjs');
  writeFileSync(file, FIRST_MOVE);
  const command = `"${process.execPath}" "${file}"`;
  const seats = ['--seats', 'command,random', '--games', '2'];
  const { code, out } = await run([...LAB, ...seats, '--seat-command', command]);
  expect(code).toBe(0);
  expect(lastLine(out)).toMatchObject({ seats: [{ level: 'command' }, { level: 'random' }] });
  expect((await run([...LAB, ...seats])).err).toContain('command');
});
