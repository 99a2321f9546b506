import { afterEach, expect, test, vi } from 'vitest';
import { type Attendance, NOBODY } from './attendance.ts';
import { type Bus, Presence } from './presence.ts';

afterEach(() => void vi.useRealTimers());

/** Simulates the message bus of several processes in memory. Each call returns the bus of a new process. */
function busStation(): () => Bus {
  const listener: ((word: string) => void)[] = [];
  return () => ({
    publish: (word) => {
      for (const hear of listener) hear(word);
    },
    listen: (hear) => void listener.push(hear),
    close: () => Promise.resolve(),
  });
}

const HOUR = 60 * 60_000;
const at = (...seats: readonly number[]): Attendance => ({ ...NOBODY, seats });

test('other processes know who is present, also a process that starts later, until they leave', () => {
  const bus = busStation();
  const told: string[] = [];
  const one = new Presence('one', bus(), () => undefined);
  one.set('t', { ...at(0, 2), hidden: [2], spectators: 3, host: true });
  const two = new Presence('two', bus(), (table) => told.push(table));
  expect(two.elsewhere('t')).toEqual({ seats: [0, 2], hidden: [2], spectators: 3, host: true });
  expect(one.elsewhere('t')).toEqual(NOBODY);
  one.set('t', at(2));
  expect(two.elsewhere('t')).toEqual(at(2));
  expect(two.at('t')).toEqual(at(2));
  two.set('t', { ...at(1, 2), hidden: [2] });
  expect(two.at('t')).toEqual(at(1, 2)); // a page that is visible in one process counts as visible
  one.stop();
  expect(two.elsewhere('t')).toEqual(NOBODY);
  expect(told).toEqual(['t', 't', 't']);
  two.stop();
});

test('foreign messages are ignored', () => {
  const bus = busStation();
  const mouth = bus();
  const one = new Presence('one', bus(), () => undefined);
  for (const word of ['', 'x', '{}', '{"from":"two","table":"t"}', '{"from":"two","asks":false}', '[]'])
    mouth.publish(word);
  expect(one.elsewhere('t')).toEqual(NOBODY);
  one.stop();
});

test('a visit is remembered for an hour', () => {
  vi.useFakeTimers();
  const one = new Presence('one', busStation()(), () => undefined);
  expect(one.isLively('t')).toBe(false);
  one.set('t', at(0));
  vi.advanceTimersByTime(2 * HOUR);
  expect(one.isLively('t')).toBe(true);
  one.set('t', NOBODY);
  vi.advanceTimersByTime(HOUR - 1);
  expect(one.isLively('t')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(one.isLively('t')).toBe(false);
  one.stop();
});

test('a process that falls silent is forgotten, and its tables are notified', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const mouth = busStation();
  const one = new Presence('one', mouth(), (table) => told.push(table));
  mouth().publish('{"from":"two","table":"t","seats":[0]}');
  expect(one.elsewhere('t')).toEqual(at(0));
  vi.advanceTimersByTime(45_000);
  expect(one.elsewhere('t')).toEqual(NOBODY);
  expect(told).toEqual(['t', 't']);
  one.stop();
});

test('a message of a process that was about to be forgotten counts as a change', () => {
  vi.useFakeTimers();
  const told: string[] = [];
  const mouth = busStation();
  const one = new Presence('one', mouth(), (table) => told.push(table));
  // Shifts the clock, so that the regular check for silent processes does not run at this moment.
  vi.advanceTimersByTime(2500);
  mouth().publish('{"from":"two","table":"t","seats":[0]}');
  vi.advanceTimersByTime(40_000);
  expect(one.elsewhere('t')).toEqual(NOBODY);
  mouth().publish('{"from":"two","table":"t","seats":[0]}');
  expect(told).toEqual(['t', 't']);
  one.stop();
});
