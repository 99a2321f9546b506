import type { TableStore } from './port.ts';

const MOST_TABLES = 1000;
const MOST_LINES = 50_000;

/** What is wrong with the tables that changed last: as many as can be read in a moment. The others are checked when they are opened. */
export async function* recentFaults(tables: TableStore): AsyncGenerator<string> {
  let left = MOST_LINES;
  for (const { id } of await tables.list({ most: MOST_TABLES })) {
    const examined = await tables.examine(id);
    if (examined?.fault !== undefined) yield examined.fault;
    left -= examined?.count ?? 0;
    if (left <= 0) return;
  }
}
