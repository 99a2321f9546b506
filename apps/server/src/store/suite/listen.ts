import { expect, test, vi } from 'vitest';
import type { Store } from '../port.ts';
import { headingOf, newId, newPerson, newTable, type SuiteStores } from './scene.ts';

function heard(store: Store, id: string): { readonly lines: readonly number[]; stop(): void } {
  const lines: number[] = [];
  const stop = store.listen((table, count) => void (table === id && lines.push(count)));
  return { lines, stop };
}

export function listenTests({ store, other }: SuiteStores): void {
  test('notifies of appends by this and other processes, with the current line count', async () => {
    const id = newId();
    const own = heard(store(), id);
    const others = heard(other(), id);
    await store().tables.create(headingOf(id), 'line 0');
    await store().tables.append(id, 1, ['a', 'b']);
    await other().tables.append(id, 3, ['c']);
    for (const { lines } of [own, others]) await vi.waitFor(() => expect(lines).toEqual([1, 3, 4]));
    own.stop();
    others.stop();
  });

  test('after a notification about a line, the line can be read', async () => {
    const id = await newTable(store());
    const reads: Promise<readonly [number, number]>[] = [];
    const stop = other().listen((table, count) => {
      if (table === id && count > 1)
        reads.push(
          other()
            .tables.lines(id)
            .then((lines) => [count, lines.length]),
        );
    });
    for (let expected = 1; expected <= 20; expected += 1) await store().tables.append(id, expected, ['x']);
    await vi.waitFor(() => expect(reads).toHaveLength(20));
    for (const [told, found] of await Promise.all(reads)) expect(found).toBeGreaterThanOrEqual(told);
    stop();
  });

  test('a refused append causes no notification', async () => {
    const id = await newTable(store());
    const { lines, stop } = heard(store(), id);
    await store().tables.append(id, 7, ['no']);
    await store().tables.append(id, 1, ['yes']);
    await vi.waitFor(() => expect(lines.at(-1)).toBe(2));
    expect(lines.filter((count) => count > 2)).toEqual([]);
    stop();
  });

  test('changes of seats, chat messages and the removal of a table cause notifications', async () => {
    const [id, person] = [await newTable(store()), await newPerson(store())];
    const { lines, stop } = heard(other(), id);
    await store().tables.takeSeat(id, { seat: 0, person, linkHash: 'x' });
    await store().tables.addChat(id, { at: 1, person, name: 'Ada', text: 'hi' });
    await store().tables.leaveSeat(id, 0);
    await store().tables.remove(id);
    await vi.waitFor(() => expect(lines.filter((count) => count <= 1)).toEqual(expect.arrayContaining([1, 1, 1, 0])));
    expect(lines.at(-1)).toBe(0);
    stop();
  });

  test('a listener that has unsubscribed gets nothing more, and the others are not affected', async () => {
    const id = await newTable(store());
    const left = heard(store(), id);
    const stays = heard(store(), id);
    await store().tables.append(id, 1, ['x']);
    await vi.waitFor(() => expect(left.lines).toContain(2));
    left.stop();
    left.stop();
    await store().tables.append(id, 2, ['y']);
    await vi.waitFor(() => expect(stays.lines).toContain(3));
    expect(left.lines).not.toContain(3);
    stays.stop();
  });
}
