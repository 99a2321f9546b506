import { type Store, StoreError, type TableHeading } from '../port.ts';

export interface SuiteStores {
  readonly store: () => Store;
  /** The store as another process sees it. A store for a single process returns itself. */
  readonly other: () => Store;
}

let ids = 0;

export function newId(): string {
  ids += 1;
  return `getaway-${Date.now().toString(36)}-${ids}`;
}

export const headingOf = (id: string, more: Partial<TableHeading> = {}): TableHeading => ({
  id,
  game: 'gangsta',
  state: 'gathering',
  listed: false,
  created: 1_700_000_000_000,
  changed: 1_700_000_000_000,
  about: '{}',
  ...more,
});

export async function newTable(store: Store, more: Partial<TableHeading> = {}): Promise<string> {
  const id = newId();
  await store.tables.create(headingOf(id, more), 'line 0');
  return id;
}

export async function newPerson(store: Store, name = 'Ada'): Promise<string> {
  const id = newId();
  await store.people.create({ id, name, created: 1, alerts: '{}' }, `device-${id}`);
  return id;
}

export async function troubleOf(deed: Promise<unknown>): Promise<string> {
  try {
    await deed;
    return 'none';
  } catch (error) {
    if (error instanceof StoreError) return error.trouble;
    throw error;
  }
}
