import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { onlyLast } from './onlyLast.ts';
import { Pacer } from './pacer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('requests to a server', () => {
  test('cost what the server counts: five expensive ones as much as twenty cheap ones', () => {
    const counts = [1, 4].map((cost) => {
      const pacer = new Pacer();
      let done = 0;
      for (let i = 0; i < 200; i += 1)
        pacer.pace(
          () => {
            done += 1;
          },
          { urgent: false, cost },
        );
      const atOnce = done;
      vi.advanceTimersByTime(4000);
      return { atOnce, in4Seconds: done - atOnce };
    });
    expect(counts.map(({ atOnce }) => atOnce)).toEqual([80, 20]);
    expect(counts[0]!.in4Seconds / counts[1]!.in4Seconds).toBeCloseTo(4, 0);
  });

  test('urgent ones go first, however expensive the waiting ones are', () => {
    const pacer = new Pacer();
    const done: string[] = [];
    for (let i = 0; i < 20; i += 1) pacer.pace(() => done.push('look'), { urgent: false, cost: 4 });
    pacer.pace(() => done.push('play'), { urgent: true, cost: 1 });
    vi.advanceTimersByTime(100);
    expect(done.at(-1)).toBe('play');
  });

  test('continue when the device’s clock is set back', () => {
    const pacer = new Pacer();
    let done = 0;
    const ask = (): void => pacer.pace(() => (done += 1), { urgent: false, cost: 40 });
    ask();
    vi.setSystemTime(Date.now() - 3_600_000);
    ask();
    expect(done).toBe(2);
    ask();
    vi.advanceTimersByTime(3000);
    expect(done).toBe(3);
  });

  test('of superseded requests only the last is sent', async () => {
    const asked: number[] = [];
    const answers = Promise.withResolvers<void>();
    const look = onlyLast(async (passages: number) => {
      asked.push(passages);
      await answers.promise;
      return String(passages);
    }, 'passed');
    const seen = [1, 2, 3, 4].map(look);
    answers.resolve();
    expect(await Promise.all(seen)).toEqual(['1', 'passed', 'passed', '4']);
    expect(asked).toEqual([1, 4]);
    expect(await look(5)).toBe('5');
  });
});
