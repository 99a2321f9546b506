import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, type GameId } from '@getaway/games';
import { readGameFile } from '@getaway/table/file';
import { expect, test } from 'vitest';

/** Opens a file that was saved under earlier rules: version 1 of Gangsta!, version 2 of Escape Plan. */
async function open(name: string) {
  const file = readGameFile(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.json`), 'utf8'));
  if ('fault' in file) throw new Error(file.fault.because);
  const { game, pack, ...kept } = file.ok;
  const host = await GAMES[game as GameId].host();
  if (pack !== undefined) host.packs.put(pack);
  const restored = host.restore(kept);
  if ('refusal' in restored) throw new Error(restored.refusal.message);
  return { table: restored.ok.table, journal: kept.journal as { readonly seed: string; readonly entries: object[] } };
}

test.each(['gangsta-mid', 'escape-mid'])('%s continues', async (name) => {
  let { table } = await open(name);
  for (let i = 0; i < 5; i += 1) {
    const seat = table.due!;
    const next = table.play(seat, [table.sceneFor(seat).asked!.moves[0]!]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  expect(table.over).toBe(false);
});

test.each(['gangsta-over', 'escape-over'])('%s keeps its seed, its end and every choice', async (name) => {
  const { table, journal } = await open(name);
  expect(table.over).toBe(true);
  expect(table.journal).toMatchObject({ seed: journal.seed });
  expect(table.choices).toBe(journal.entries.length);
  expect(table.sceneFor('spectator').result).toBeDefined();
});
