import type { TableStore } from './port.ts';

const MOST_TABLES = 1000;
const MOST_LINES = 50_000;

/** Faults in the most recently changed tables, as many as can be read quickly. All others are checked when they are opened. */
export async function* recentFaults(tables: TableStore): AsyncGenerator<string> {
  let left = MOST_LINES;
  for (const { id } of await tables.list({ most: MOST_TABLES })) {
    const examined = await tables.examine(id);
    if (examined?.fault !== undefined) yield examined.fault;
    left -= examined?.count ?? 0;
    if (left <= 0) return;
  }
}
