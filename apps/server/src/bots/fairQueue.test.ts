import { expect, test } from 'vitest';
import { FairQueue } from './fairQueue.ts';

/** A queue of tasks. The name of each task consists of its host, its table and its number: `a21`. */
function queueOf(works: readonly string[], { botsOnly = '' } = {}): FairQueue<string> {
  const queue = new FairQueue<string>();
  for (const work of works) queue.add(work, { host: work[0]!, table: work[1]!, botsOnly: work[0] === botsOnly });
  return queue;
}

function allOf(take: () => string | undefined): readonly string[] {
  const all: string[] = [];
  for (let work = take(); work !== undefined; work = take()) all.push(work);
  return all;
}

test('hosts take turns, however many tables one of them has', () => {
  const queue = queueOf(['a11', 'a21', 'a31', 'a41', 'b11', 'c11', 'b21']);
  expect(allOf(() => queue.takePlayed())).toEqual(['a11', 'b11', 'c11', 'a21', 'b21', 'a31', 'a41']);
});

test('the tables of a host take turns, and the tasks of a table keep their order', () => {
  const queue = queueOf(['a11', 'a12', 'a13', 'a21']);
  expect(allOf(() => queue.takePlayed())).toEqual(['a11', 'a21', 'a12', 'a13']);
});

test('a host who joins later does not lose a turn to earlier ones', () => {
  const queue = queueOf(['a11', 'a12', 'a13']);
  expect(queue.takePlayed()).toBe('a11');
  queue.add('b11', { host: 'b', table: '1', botsOnly: false });
  expect(allOf(() => queue.takePlayed())).toEqual(['a12', 'b11', 'a13']);
});

test('tables with only bots have their own queue', () => {
  const queue = queueOf(['a11', 'a21', 'b11'], { botsOnly: 'a' });
  expect(allOf(() => queue.takePlayed())).toEqual(['b11']);
  expect(allOf(() => queue.takeBotsOnly())).toEqual(['a11', 'a21']);
});

test('the size is the number of waiting tasks of all kinds', () => {
  const queue = queueOf(['a11', 'a21', 'b11'], { botsOnly: 'a' });
  expect(queue.size).toBe(3);
  queue.takePlayed();
  queue.takeBotsOnly();
  expect(queue.size).toBe(1);
});
