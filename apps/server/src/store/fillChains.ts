import { chainOf } from './chain.ts';
import type { Database } from './database.ts';
import { FIND_LINES, faultIn, foundIn } from './examine.ts';
import { textIn } from './rows.ts';

/**
 * Computes missing checksums when a server starts. Tables of older versions have none. A damaged table stays without a
 * checksum.
 */
export async function fillChains(database: Database): Promise<void> {
  const rows = await database.read('SELECT id FROM tables WHERE chain IS NULL', []);
  for (const id of rows.map((row) => textIn(row, 'id'))) {
    const found = foundIn(await database.read(FIND_LINES, [id, 0]));
    if (found === undefined || faultIn(id, found) !== undefined) continue;
    const chain = chainOf(
      id,
      found.lines.map(({ text }) => text),
    );
    const text = 'UPDATE tables SET chain = ?2 WHERE id = ?1 AND lines = ?3 AND chain IS NULL';
    await database.write([{ text, values: [id, chain, found.count] }]);
  }
}
