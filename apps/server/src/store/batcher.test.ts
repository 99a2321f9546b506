import { expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

/** A slow target, which handles batches in order. The test decides when each batch is done. */
function slowDoor() {
  const doors: { readonly items: readonly number[]; open(error?: Error): void }[] = [];
  const send = (items: readonly number[]): Promise<readonly number[]> =>
    new Promise((resolve, reject) => {
      doors.push({ items, open: (error) => (error === undefined ? resolve(items.map((i) => i * 10)) : reject(error)) });
    });
  return { doors, send };
}

const moment = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('items that arrive while a batch is sent form the next batch, with limited concurrency', async () => {
  const { doors, send } = slowDoor();
  const batcher = new Batcher(send, { atOnce: 2 });
  const done: number[] = [];
  const add = (item: number): void => void batcher.add(item).then((result) => done.push(result));
  for (const item of [1, 2]) add(item);
  await moment();
  for (const item of [3]) add(item);
  await moment();
  for (const item of [4, 5]) add(item);
  await moment();
  expect(doors.map(({ items }) => items)).toEqual([[1, 2], [3]]);
  doors[0]?.open();
  await moment();
  expect(doors.map(({ items }) => items)).toEqual([[1, 2], [3], [4, 5]]);
  expect(done).toEqual([10, 20]);
  doors[1]?.open();
  doors[2]?.open();
  await batcher.idle();
  expect(done).toEqual([10, 20, 30, 40, 50]);
});

test('a failure is reported to the items that it concerns, and the others go on', async () => {
  const { doors, send } = slowDoor();
  const batcher = new Batcher(send, { atOnce: 2 });
  const first = Promise.allSettled([batcher.add(1)]);
  await moment();
  const second = batcher.add(2);
  await moment();
  doors[0]?.open(new Error('no'));
  doors[1]?.open();
  expect(await first).toMatchObject([{ status: 'rejected', reason: { message: 'no' } }]);
  expect(await second).toBe(20);
});

test('items with the same key are sent one after the other', async () => {
  const { doors, send } = slowDoor();
  const batcher = new Batcher(send, { keyOf: (item) => String(item % 2) });
  const all = [1, 2, 3].map((item) => batcher.add(item));
  await moment();
  doors[0]?.open();
  await moment();
  doors[1]?.open();
  expect(await Promise.all(all)).toEqual([10, 20, 30]);
  expect(doors.map(({ items }) => items)).toEqual([[1, 2], [3]]);
});

test('items that are added right after a result are sent before the batcher counts as idle', async () => {
  const batcher = new Batcher(async (items: readonly number[]) => items);
  let last = 0;
  const goingOn = (async () => {
    for (let item = 1; item <= 5; item += 1) last = await batcher.add(item);
  })();
  await batcher.idle();
  expect(last).toBe(5);
  await goingOn;
});
