import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pledgeOf } from '@getaway/kernel';
import { type SaveLine, writeSaveLine } from '@getaway/table/file';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { program } from '../testing/program.ts';

const getaway = program();

interface Journal {
  readonly rules: number;
  readonly seed: string;
  readonly fair: { readonly table: string; readonly commitment: string; readonly contributions: { value: string }[] };
  readonly draws: readonly number[];
}

const play = (name: string, ...more: readonly string[]) =>
  getaway.run(['play', 'gangsta', '--players', '2', '--humans', '0', '--bot', 'random', '--name', name, ...more]);

let journal: Journal;
let entries: readonly { readonly draws: readonly number[] }[];
let pack: object;
let ended: string;

/** The lines of a save without their checksums. */
const linesOf = (name: string): Record<string, unknown>[] =>
  readFileSync(join(getaway.folder, `${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const { check: _, ...rest } = JSON.parse(line) as Record<string, unknown>;
      return rest;
    });

beforeAll(async () => {
  ended = (await play('fair')).out;
  const [header, ...rest] = linesOf('fair') as [
    { journal: Journal; pack: object },
    ...{ entry?: { draws: number[] } }[],
  ];
  ({ journal, pack } = header);
  entries = rest.flatMap(({ entry }) => (entry === undefined ? [] : [entry]));
});
afterAll(() => getaway.remove());

/** Writes a file as a browser saves it. `change` replaces fields of the journal, and `more` fields of the file. */
function pageFile(change: object = {}, more: object = {}): string {
  const file = join(getaway.folder, 'page.json');
  const players = [{ name: 'Ada' }, { name: 'Ben' }];
  const game = { ...journal, entries, ...change };
  writeFileSync(file, JSON.stringify({ format: 'getaway-game', version: 1, players, pack, journal: game, ...more }));
  return file;
}

test('the result screen says that every draw was verified', () => {
  expect(ended).toContain('Every draw verified.');
  expect(ended).toContain('getaway verify "fair"');
});

describe('getaway verify', () => {
  test('verifies a saved game by its name and by its file', async () => {
    for (const file of ['fair', join(getaway.folder, 'fair.jsonl')]) {
      const { code, out } = await getaway.run(['verify', file]);
      expect(code).toBe(0);
      expect(out).toContain('Every draw verified.');
      expect(out).toContain(journal.fair.commitment);
      expect(out).toContain(journal.seed);
    }
  });

  test('reports that a player chose the seed', async () => {
    await play('given', '--seed', 'mine');
    const { code, out } = await getaway.run(['verify', 'given']);
    expect(code).toBe(0);
    expect(out).toContain('Every draw follows from the seed, which somebody chose.');
    expect(out).toContain('mine');
  });

  test('uses the language of the table', async () => {
    expect((await getaway.run(['verify', 'fair', '--language', 'pl'])).out).toContain(
      'Wszystkie losowania sprawdzone.',
    );
  });

  test('verifies a file saved by a browser, and that its device’s contribution was used', async () => {
    const { table, commitment, contributions } = journal.fair;
    const { value } = contributions[0]!;
    const witness = { commitment, value, sealed: [{ pledge: pledgeOf(table, value) }], confirmed: true };
    const heeded = await getaway.run(['verify', pageFile({}, { witness })]);
    expect(heeded).toMatchObject({ code: 0 });
    expect(heeded.out).toContain('This device’s value is part of the seed.');
    const cheated = await getaway.run([
      'verify',
      pageFile({}, { witness: { ...witness, commitment: '0'.repeat(64) } }),
    ]);
    expect(cheated).toMatchObject({ code: 1 });
    expect(cheated.out).toContain('This device saw a different commitment before the game.');
  });

  test('detects an altered draw and names it', async () => {
    const at = entries.findIndex(({ draws }) => draws.length > 0);
    const entry = entries[at]!;
    const altered = entries.with(at, { ...entry, draws: entry.draws.with(0, entry.draws[0] === 0 ? 1 : 0) });
    const { code, out } = await getaway.run(['verify', pageFile({ entries: altered })]);
    expect(code).toBe(1);
    expect(out).toContain(`A draw in choice ${at + 1} doesn’t follow from the seed.`);
    const setup = journal.draws.with(0, journal.draws[0] === 0 ? 1 : 0);
    const another = await getaway.run(['verify', pageFile({ draws: setup })]);
    expect(another).toMatchObject({ code: 1 });
    expect(another.out).toContain('A draw in the setup doesn’t follow from the seed.');
  });

  test('detects an altered draw in a save, even with recomputed checksums', async () => {
    const lines = linesOf('fair') as { entry?: { draws: number[] } }[];
    const entry = lines.find((line) => (line.entry?.draws.length ?? 0) > 0)?.entry;
    if (entry === undefined) throw new Error('nothing was drawn');
    entry.draws[0] = entry.draws[0] === 0 ? 1 : 0;
    let check = '';
    const text = lines.map((line) => {
      const written = writeSaveLine(check, line as unknown as SaveLine);
      ({ check } = written);
      return written.text;
    });
    const file = join(getaway.folder, 'forged.jsonl');
    writeFileSync(file, text.join(''));
    expect(await getaway.run(['verify', file])).toMatchObject({ code: 1 });
    const plain = readFileSync(join(getaway.folder, 'fair.jsonl'), 'utf8');
    writeFileSync(file, plain.replace('"seat":0', '"seat":1'));
    const damaged = await getaway.run(['verify', file]);
    expect(damaged.code).toBe(1);
    expect(damaged.err).toMatch(/forged\.jsonl is damaged at line \d+: the line, or one before it, was changed/u);
  });

  test('reports a game of other rules as unverifiable, not as wrong', async () => {
    const { code, out } = await getaway.run(['verify', pageFile({ rules: journal.rules - 1 })]);
    expect(code).toBe(2);
    expect(out).toContain('The draws can’t be verified.');
    expect(out).toContain('with another version of the rules');
  });

  test.each([
    ['nothing.json', undefined, 'nothing.json can’t be read'],
    ['text.json', 'no game', 'text.json isn’t a game'],
    ['list.json', '[1]', 'list.json isn’t a game'],
    ['poker.json', '{"format":"getaway-journal","game":"poker"}', 'belongs to the game “poker”'],
  ])('refuses %s in a sentence', async (name, text, sentence) => {
    const file = join(getaway.folder, name);
    if (text !== undefined) writeFileSync(file, text);
    const { code, err } = await getaway.run(['verify', text === undefined ? name : file]);
    expect(code).toBe(1);
    expect(err).toContain(sentence);
  });
});
