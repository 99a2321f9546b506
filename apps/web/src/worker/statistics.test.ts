import { GAMES } from '@getaway/games';
import type { Player } from '@getaway/table';
import { writeGameFile } from '@getaway/table/file';
import { expect, test } from 'vitest';
import { Statistics } from './statistics.ts';
import { Tables } from './tables.ts';
import { memoryAfterStore } from './testing/memoryAfterStore.ts';
import { memoryStore } from './testing/memoryStore.ts';

const host = await GAMES.gangsta.host();

function finishedFile(seed: string, players: readonly Player[]): string {
  const begun = host.begin({ players: players.length, options: { families: true } }, { seed, players });
  if ('refusal' in begun) throw new Error(begun.refusal.message);
  let table = begun.ok;
  while (table.due !== undefined) {
    const next = table.play(table.due, [table.asked!.moves.at(-1)!]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return writeGameFile({ players, journal: table.journal });
}

test('the games of every person at the device count, even after their deletion, until they are removed from the statistics', async () => {
  const [store, after] = [Promise.resolve(memoryStore()), Promise.resolve(memoryAfterStore())];
  const tables = new Tables({ games: GAMES, store, think: () => Promise.reject(new Error('no bot')) });
  const statistics = new Statistics({ games: GAMES, store, after });
  const alone = await tables.imported(finishedFile('one', [{ name: 'Ada' }, { name: 'Slick', bot: 'steady' }]));
  const shared = await tables.imported(finishedFile('two', [{ name: 'Ada' }, { name: 'Ben' }]));
  if ('trouble' in alone || 'trouble' in shared) throw new Error('not imported');
  const seats = async () => (await statistics.list()).map(({ id, seat, kept }) => [id === alone.ok, seat, kept]);
  expect(await seats()).toEqual(
    expect.arrayContaining([
      [false, 0, true],
      [false, 1, true],
      [true, 0, true],
    ]),
  );
  const [game] = await statistics.list();
  expect(game).toMatchObject({ game: 'gangsta', options: { families: true }, ranking: [{}, {}] });
  await tables.remove(shared.ok);
  expect((await seats()).filter(([, , kept]) => kept === false)).toHaveLength(2);
  await statistics.forget([{ id: alone.ok, seat: 0 }]);
  expect((await seats()).some(([isAlone]) => isAlone)).toBe(false);
});
