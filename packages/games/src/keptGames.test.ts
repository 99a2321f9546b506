import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readGameFile } from '@getaway/table/file';
import { expect, test } from 'vitest';
import { HOSTS } from './hosts.ts';
import { isIn } from './registry.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Folders with finished games. Some were recorded under the current rules, and some under earlier versions of the
 * rules. A test fails if a game plays differently now and is not in `DIFFERENT`.
 */
const FOLDERS = [
  'packages/gangsta/src/golden',
  'packages/escape-plan/src/golden',
  'apps/web/src/worker/fixtures',
  'apps/cli/src/saves/fixtures',
];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((file) => /\.jsonl?$/u.test(file) && !/mid|position|perft/u.test(file))
    .map((file) => `${folder}/${file}`),
);

/** Games that play differently under the current rules, each with the number of the first choice that differs. */
const DIFFERENT: Readonly<Record<string, number>> = {
  'apps/web/src/worker/fixtures/escape-over.json': 34, // recorded under version 2 of the rules
  'apps/cli/src/saves/fixtures/escape-over.jsonl': 27,
};

/** The file of a golden game also has a hash and a result. The journal is one of its fields. */
function gameIn(path: string) {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const journal = path.includes('/golden/') ? (JSON.parse(text) as { journal: object }).journal : undefined;
  const file = readGameFile(journal === undefined ? text : JSON.stringify(journal));
  if ('fault' in file) throw new Error(`${path}: ${file.fault.because}`);
  return file.ok;
}

test.each(FILES)('%s plays as recorded, or differs first at the listed choice', async (path) => {
  const { game, pack, ...kept } = gameIn(path);
  if (!isIn(HOSTS, game)) throw new Error(game);
  const host = await HOSTS[game].host();
  if (pack !== undefined) host.packs.put(pack);
  const found = host.differenceIn(kept);
  if ('refusal' in found) throw new Error(found.refusal.message);
  expect(found.ok?.choice).toBe(DIFFERENT[path]);
});

test('the first choice that leads to another state is named, with its seat and the difference', async () => {
  const host = await HOSTS.gangsta.host();
  const { journal } = gameIn('packages/gangsta/src/golden/twoPlayers.json');
  const players = [{ name: 'Ada' }, { name: 'Ben' }];
  const table = host.replay(journal, { players });
  if ('refusal' in table) throw new Error(table.refusal.message);
  const archive = JSON.parse(JSON.stringify(table.ok.archive)) as { states: { changes: unknown[] } };
  const kept = { journal, players, archive };
  expect(host.differenceIn(kept)).toEqual({ ok: undefined });
  archive.states.changes[11] = { passes: [99] };
  expect(host.differenceIn(kept)).toMatchObject({
    ok: {
      choice: 12,
      because: 'state',
      seat: table.ok.journal.entries[11]?.seat,
      move: table.ok.journal.entries[11]?.move,
    },
  });
});

test('a choice that has become illegal is named, and so is a game that does not end', async () => {
  const host = await HOSTS.gangsta.host();
  const { journal } = gameIn('packages/gangsta/src/golden/twoPlayers.json') as unknown as {
    journal: { entries: { move: object }[] };
  };
  const entries = journal.entries.with(4, { ...journal.entries[4]!, move: { move: 'fly' } });
  expect(host.differenceIn({ journal: { ...journal, entries }, players: [] })).toMatchObject({
    ok: { choice: 5, because: 'refused', move: { move: 'fly' } },
  });
  const short = { ...journal, entries: journal.entries.slice(0, 9) };
  expect(host.differenceIn({ journal: short, players: [] })).toMatchObject({ ok: { choice: 9, because: 'end' } });
  expect(host.differenceIn({ journal: 'nothing', players: [] })).toHaveProperty('refusal');
});
