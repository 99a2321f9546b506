import { gangsta } from '@getaway/gangsta';
import { readSetup } from '@getaway/kernel';
import { type Player, RunningTable, type TableUpdate } from '@getaway/table';
import { expect, test } from 'vitest';
import { FinishedTable } from './finishedTable.ts';

const ADA = { name: 'Ada' };
const BEN = { name: 'Ben' };
const SLICK = { name: 'Slick', bot: 'steady' };

/** A whole game in which everybody always chooses the last move. */
function finished(players: readonly Player[]) {
  const setup = readSetup(gangsta, { players: players.length });
  if ('refusal' in setup) throw new Error(setup.refusal.message);
  let table = RunningTable.begin(gangsta, setup.ok, { seed: 'finished', players });
  while (table.due !== undefined) {
    const next = table.play(table.due, [table.sceneFor(table.due).asked!.moves.at(-1)!]);
    if ('refusal' in next) throw new Error(next.refusal.message);
    table = next.ok;
  }
  return table;
}

function shownBy(table: FinishedTable): TableUpdate {
  const updates: TableUpdate[] = [];
  table.watch((update) => updates.push(update));
  expect(updates).toHaveLength(1);
  return updates[0]!;
}

test.each([
  ['one person', [ADA, SLICK], 0],
  ['several', [ADA, BEN], 'spectator'],
] as const)(
  'a game of %s is shown with its result and its whole log, as its viewer may see it',
  (_, players, viewer) => {
    const table = finished(players);
    const { scene, players: told, handover } = shownBy(new FinishedTable('gangsta', table));
    expect([told, handover]).toEqual([players, undefined]);
    expect(scene).toEqual(table.sceneFor(viewer));
    expect(scene?.result).toBeDefined();
    expect(scene?.log.passages).toHaveLength(table.choices + 1);
  },
);

test('every moment can be shown, and a moment that never existed is refused', async () => {
  const table = finished([ADA, SLICK]);
  const watched = new FinishedTable('gangsta', table);
  for (const passages of [1, 7, table.choices + 1])
    expect(await watched.lookBack(passages)).toEqual(table.lookBack(0, passages));
  expect(await watched.lookBack(table.choices + 2)).toMatchObject({ refusal: { code: 'badJournal' } });
});
