import { GAMES as WITH_PICKPOCKETS } from '@getaway/games/testing';
import type { TableUpdate } from '@getaway/table';
import { expect, test } from 'vitest';
import { commit } from './dealing.ts';
import type { LocalTable } from './localTable.ts';
import { Tables } from './tables.ts';
import { memoryStore } from './testing/memoryStore.ts';

/** Plays the first move of every decision until the table shows a result. */
function playToTheEnd(table: LocalTable<string>): Promise<TableUpdate> {
  return new Promise((resolve, reject) => {
    table.watch((showing) => {
      if (showing.trouble !== undefined) return reject(new Error(showing.trouble));
      if (showing.scene?.result !== undefined) return resolve(showing);
      const { asked } = showing.scene ?? {};
      const [first] = asked?.moves ?? [];
      // The timer lets the table send its update first.
      if (asked !== undefined && first !== undefined) setTimeout(() => void table.play(asked.number, [first]));
    });
  });
}

test('a game that is only added to the registry can be begun, played to its end with its bot, saved and opened', async () => {
  const tables = new Tables({
    games: WITH_PICKPOCKETS,
    store: Promise.resolve(memoryStore()),
    think: async ({ game, ...question }) => (await WITH_PICKPOCKETS[game].bots()).chooseAt(question),
  });
  const about = await tables.about('pickpockets');
  expect(about).toMatchObject({ players: { min: 2, max: 3 }, defaultLevel: 'steady' });
  const players = [{ name: 'Ada' }, { name: 'Slick', bot: about.defaultLevel }];
  const { table } = commit();
  const begun = await tables.begin({ game: 'pickpockets', players, options: {} }, { table, value: 'f'.repeat(64) });
  if ('trouble' in begun) throw new Error(begun.trouble.what);
  const opened = await tables.open(begun.ok);
  if ('trouble' in opened) throw new Error(opened.trouble.what);
  const { scene } = await playToTheEnd(opened.ok);
  expect(scene?.result).toMatchObject({ endedBy: 'purses' });
  opened.ok.close();

  const saved = await tables.exported(begun.ok);
  if ('trouble' in saved) throw new Error(saved.trouble.what);
  expect(await tables.imported(saved.ok)).toEqual(begun);
  await tables.remove(begun.ok);
  expect(await tables.imported(saved.ok)).toHaveProperty('ok');
  expect(await tables.list()).toMatchObject({ ok: [{ game: 'pickpockets' }] });
});
