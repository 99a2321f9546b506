import { refused, taken } from '@getaway/kernel';
import { expect, test } from 'vitest';
import { Meters } from './meters.ts';

const none = (): number => 0;

test('each report contains all moves since the start, by outcome', async () => {
  const meters = new Meters({
    sockets: none,
    tables: none,
    watchers: none,
    storageFails: () => false,
    damagedTables: none,
  });
  const counts = async (): Promise<readonly string[]> =>
    (await meters.text()).body.split('\n').filter((line) => line.startsWith('getaway_moves_total{'));
  meters.moved(taken(null), 1);
  meters.moved(refused('illegal', 'It is not possible.'), 1);
  meters.moved(taken(null), 1);
  const first = ['getaway_moves_total{outcome="played"} 2', 'getaway_moves_total{outcome="illegal"} 1'];
  expect(await counts()).toEqual(first);
  expect(await counts()).toEqual(first);
  meters.moved(taken(null), 1);
  expect(await counts()).toContain('getaway_moves_total{outcome="played"} 3');
  meters.stop();
});
