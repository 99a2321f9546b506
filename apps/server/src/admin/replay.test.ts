import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { storeOfOlderTables } from '../testing/olderTables.ts';
import { replayTables } from './replay.ts';

test('every finished game of a store is replayed; a game that plays differently is named with its first different choice', async () => {
  const data = await storeOfOlderTables();
  const { games, different, faults } = await replayTables({ data });
  expect([games, faults]).toEqual([2, []]);
  expect(different).toEqual([
    {
      table: '5tytFCrujlqiHQ',
      game: 'escape-plan',
      names: 'Ada, Ben',
      difference: expect.objectContaining({ because: 'refused', choice: expect.any(Number), move: expect.any(Object) }),
    },
  ]);
  rmSync(data, { recursive: true, force: true });
});
