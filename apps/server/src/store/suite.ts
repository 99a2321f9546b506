import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Store } from './port.ts';
import { appendTests } from './suite/append.ts';
import { listenTests } from './suite/listen.ts';
import { peopleTests } from './suite/people.ts';
import { headingOf, newId, type SuiteStores } from './suite/scene.ts';
import { tableTests } from './suite/tables.ts';

/** Opens the store under test. A test can open it several times, one after the other. */
export interface StoreFactory {
  open(): Promise<Store>;
  /** Opens the store as another process would. Only stores that several processes may share have this function. */
  openAnother?: () => Promise<Store>;
  remove(): Promise<void>;
}

/** Tests everything that the interface `Store` promises, for any implementation. */
export function storeSuite(lay: () => Promise<StoreFactory>): void {
  let ground: StoreFactory;
  let store: Store;
  let other: Store;

  beforeAll(async () => {
    ground = await lay();
    store = await ground.open();
    other = (await ground.openAnother?.()) ?? store;
  });
  afterAll(async () => {
    await store.close();
    if (other !== store) await other.close();
    await ground.remove();
  });

  const scene: SuiteStores = { store: () => store, other: () => other };
  describe('appending', () => {
    appendTests(scene);
  });
  describe('tables', () => {
    tableTests(scene);
  });
  describe('people and packs', () => {
    peopleTests(scene);
  });
  describe('listening', () => {
    listenTests(scene);
  });

  test('can be written to', async () => {
    await expect(store.check()).resolves.toBeUndefined();
  });

  test('finishes pending writes on close, and has them when it is opened again', async () => {
    const own = await lay();
    const before = await own.open();
    const id = newId();
    const writing = [before.tables.create(headingOf(id), 'first'), before.packs.put(`pack-${id}`, '{}')];
    await Promise.all([...writing, before.close()]);
    await expect(before.tables.append(id, 1, ['late'])).rejects.toThrow(/./u);
    const after = await own.open();
    expect(await after.tables.lines(id)).toEqual(['first']);
    expect(await after.packs.get(`pack-${id}`)).toBe('{}');
    await after.close();
    await own.remove();
  });
}
