import type { TableStore } from './port.ts';

const MAX_TABLES = 1000;
const MAX_LINES = 50_000;

/**
 * The faults of the most recently changed tables. The check stays quick, because it covers a limited number of tables
 * and lines. Other tables are checked when they are opened.
 */
export async function* recentFaults(tables: TableStore): AsyncGenerator<string> {
  let left = MAX_LINES;
  for (const { id } of await tables.list({ most: MAX_TABLES })) {
    const examined = await tables.examine(id);
    if (examined?.fault !== undefined) yield examined.fault;
    left -= examined?.count ?? 0;
    if (left <= 0) return;
  }
}
